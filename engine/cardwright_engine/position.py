"""How a position is set up: the interface between an `example` in a card source and a game.

The words of an example are resolved by the compiler; what is left are calls of these methods, in
the order of the lines. Each game's package has one `Position`. What is not said: no further pieces,
empty hands and reserves, no tokens, the game's starting terrain, the first step of your turn.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cardwright_engine.abilities import CardGame
from cardwright_engine.card import Card


class BadPosition(ValueError):
    """The position breaks an invariant of the game, or says what the game cannot hold.

    The message is one lower-case sentence for the author of the example.
    """


@dataclass(frozen=True, slots=True)
class Refused:
    """One reason why something may not be done: the id of a `Refusal` of the vocabulary or of a
    condition of a card, and the values in its clause."""

    id: str
    values: tuple[tuple[str, int | str], ...] = ()


@dataclass(frozen=True, slots=True)
class Where:
    """Where a piece stands: on or at another `piece`, or in a `zone` of a `player` (−1 for a zone
    nobody owns). `preposition` is the one that the example uses."""

    preposition: str = ""
    piece: int = -1
    zone: str = ""
    player: int = -1
    place: str = ""  # value of a Place: a section


class Position(ABC):
    """Built up line by line; `start` gives the game. `cards` are all compiled cards by name."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self.cards = cards

    @abstractmethod
    def you(self, card: str) -> int:
        """The player whom `you` means in an example of this card ("" for a rulings file)."""

    @abstractmethod
    def opponent(self, player: int) -> int:
        """The player whom `your opponent` means."""

    def player(self, word: str) -> int:
        """The player whom the `PlayerWord` with this id means (`the Mordor player`). A game without
        such words has none."""
        raise BadPosition(f"nobody is the {word} player")

    @abstractmethod
    def hex(self, name: str) -> int:
        """The piece number of a named hex. Raises BadPosition for a name that is not on the board,
        and for every name in a game without a board."""

    @abstractmethod
    def card(self, title: str, player: int) -> int:
        """The piece number of one card with this title, made where the game has no fixed set of
        cards; `player` is who owns it where nothing else says so. A further call for the same title
        gives the same card, until it has been placed: then a further copy if there is one."""

    @abstractmethod
    def put(
        self,
        kind: str,
        *,
        title: str = "",
        count: int = 1,
        attributes: Mapping[str, int | str],
        adjectives: tuple[str, ...] = (),
        owner: int = -1,
        where: Where | None = None,
    ) -> tuple[int, ...]:
        """Place `count` new pieces of a kind (`a blue enemy Creature at e5 with 3 figures`).
        `adjectives` are ids of adjectives that are no attribute value (ordered)."""

    @abstractmethod
    def attach(self, piece: int, to: int, preposition: str) -> None:
        """`"Mithril Coat"` with its wielder; a token with a piece."""

    @abstractmethod
    def pile(
        self, zone: str, player: int, titles: tuple[str, ...], *, top: bool = False, whole: bool = True
    ) -> None:
        """Fill a zone: it holds these cards (`whole`), or at least these; `top` gives their order."""

    @abstractmethod
    def set(self, attribute: str, piece: int, value: int | str) -> None:
        """An attribute of a piece or player has a value: `you have 10 lore`, `your command is 5`."""

    @abstractmethod
    def mark(self, adjective: str, piece: int) -> None:
        """A piece is what an adjective says: `"Helm's Deep" is active`, `your opponent is the active
        player` (piece = player)."""

    @abstractmethod
    def history(self, verb: str, player: int, pieces: tuple[int, ...], step: str) -> None:
        """Something happened before: `you used "Palantír of Orthanc" in this round`."""

    @abstractmethod
    def step(self, step: str, player: int) -> None:
        """`it is the combat phase of your opponent`."""

    @abstractmethod
    def start(self) -> CardGame[Any]:
        """The game, scripted, standing at its first choice. Raises BadPosition."""
