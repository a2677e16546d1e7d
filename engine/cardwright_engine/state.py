"""What a game remembers, as plain data.

A game's state is whole numbers, words, lists of whole numbers and tuples, nothing else, so that it
is cheap to copy, to compare, to hash and to save. A piece (card, unit, hex, player) is a whole
number; what is known of pieces stands in columns, one list an attribute, read by piece number.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

# One lasting effect: id of its ability, player who controls it, piece it came from, what it bound,
# and the id of the step whose end ends it.
Lasting = tuple[str, int, int, tuple[int, ...], str]


class State:
    """The part that every game has; a game's own state names its further fields.

    `SCALARS` are whole numbers, words and tuples, shared by a clone; `COLUMNS` are lists of whole
    numbers; `PILES` are lists of lists (one pile a player, a zone, a location).
    """

    SCALARS: ClassVar[tuple[str, ...]] = ("random", "step", "active", "round", "winner", "lasting", "used")
    COLUMNS: ClassVar[tuple[str, ...]] = ()
    PILES: ClassVar[tuple[str, ...]] = ()

    def __init__(self, *, seed: int = 0) -> None:
        self.random = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
        self.step = ""  # id of the step the game is in
        self.active = 0  # the player whose turn it is
        self.round = 1
        self.winner = -1  # player or side, as the game's package says; -1 while it goes on
        self.lasting: tuple[Lasting, ...] = ()  # in order of play: later beats earlier (L10)
        self.used: tuple[tuple[str, int, int], ...] = ()  # (scope, piece, ability) of limits used up

    @classmethod
    def fields(cls) -> tuple[str, ...]:
        """All field names, in a fixed order."""
        return cls.SCALARS + cls.COLUMNS + cls.PILES

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        copy = object.__new__(type(self))
        for name in self.SCALARS:
            setattr(copy, name, getattr(self, name))
        for name in self.COLUMNS:
            setattr(copy, name, getattr(self, name).copy())
        for name in self.PILES:
            setattr(copy, name, [pile.copy() for pile in getattr(self, name)])
        return copy

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.fields())

    def __hash__(self) -> int:
        return hash(tuple(_frozen(getattr(self, name)) for name in self.fields()))

    def to_data(self) -> dict[str, Any]:
        """The state as JSON can hold it; `from_data` reads it back."""
        return {name: _thawed(getattr(self, name)) for name in self.fields()}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Self:
        """Read a state back.

        Raises ValueError when a field is missing or unknown.
        """
        if sorted(data) != sorted(cls.fields()):
            raise ValueError(f"not a state of this game: fields {sorted(data)}")
        state = object.__new__(cls)
        for name in cls.SCALARS:
            setattr(state, name, _frozen(data[name]))
        for name in cls.COLUMNS:
            setattr(state, name, list(data[name]))
        for name in cls.PILES:
            setattr(state, name, [list(pile) for pile in data[name]])
        return state


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list | tuple) else value


def _thawed(value: Any) -> Any:
    return [_thawed(item) for item in value] if isinstance(value, list | tuple) else value
