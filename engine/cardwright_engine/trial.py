"""One card or one attack, tried on a bare position: what is tried, and what is read off afterwards.

Each game's package whose dice can be asked for their odds has one `TRIALS`. What is tried is said in
ids of the vocabulary; how a position is made of it, only the game knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from cardwright_engine.abilities import CardGame
from cardwright_engine.card import Card
from cardwright_engine.choices import Option
from cardwright_engine.position import Position, Where

Results = tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure:
    """Something that is read off when it is over: a number, or whether something is so (1 or 0)."""

    name: str
    kind: Literal["number", "whether"] = "number"


@dataclass(frozen=True, slots=True, kw_only=True)
class Described:
    """A piece by what is said of it, in ids: its kind, title, attributes and marks; whose it is only
    where that was said. `ground` is the place where it stands."""

    kind: str = ""
    title: str = ""
    attributes: Mapping[str, int | str] = field(default_factory=dict)
    adjectives: tuple[str, ...] = ()
    side: Literal["", "friendly", "enemy"] = ""
    ground: Described | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    """What is tried: a `card` of a `level` (0 where it has none), an attack by `attacker` from so many
    hexes away, or both, the card being played into the attack; `against` is the piece it is done to."""

    card: str = ""
    level: int = 0
    against: Described = field(default_factory=Described)
    attacker: Described | None = None
    distance: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """A scripted game before its first choice. `begins` are the options that set going what is tried,
    none where the rules refuse it: `refused` are the player, verb and pieces to ask `why_not` about.

    It is over with the beat, or when the game asks for one of `ends` (an answer to an attack, a step
    after it): that is another decision. `plays` is the card to play as soon as a window offers it, -1
    for none; every other reaction is declined. `with_` says what else stands there, for people.
    """

    game: CardGame[Any]
    begins: tuple[Option, ...]
    refused: tuple[int, str, tuple[int, ...]]
    measured: Callable[[CardGame[Any]], Results]
    ends: frozenset[str] = frozenset()
    plays: int = -1
    with_: str = ""


class Trials(Protocol):
    """What a game's package says of odds.

    `sides` are the faces of its die, one a side; `target` and `ground` the kinds of what is acted upon
    and of what that stands on; `measures` name the results in their order. `levels` are those at which a
    card can be played, none where levels say nothing about it.

    `positions` are those on which something can be tried, the barest first: the first that allows it
    counts. It raises BadPosition for what the game cannot hold.
    """

    @property
    def sides(self) -> tuple[str, ...]: ...

    @property
    def target(self) -> str: ...

    @property
    def ground(self) -> str: ...

    @property
    def measures(self) -> tuple[Measure, ...]: ...

    def levels(self, card: Card) -> tuple[int, ...]: ...

    def positions(self, cards: Mapping[str, Card], tried: Tried) -> Iterator[Trial]: ...


def stand(position: Position, piece: Described, kind: str, hex_: str, owner: int) -> int:
    """Put what is described onto a hex, of which it may be said, too, what it is like."""
    place = position.hex(hex_)
    if piece.ground is not None:
        for attribute, value in piece.ground.attributes.items():
            position.set(attribute, place, value)
        for adjective in piece.ground.adjectives:
            position.mark(adjective, place)
    put = position.put(
        piece.kind or kind,
        title=piece.title,
        attributes=piece.attributes,
        adjectives=piece.adjectives,
        owner=owner,
        where=Where(preposition="at", piece=place),
    )
    return put[0]
