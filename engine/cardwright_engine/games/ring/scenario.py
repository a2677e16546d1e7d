"""Who sits at the table, with which decks, and how far the journey goes.

A scenario is a card of the set like any other, so that a designer writes one without touching the
rules; `read` takes its tables apart. The Trilogy is what a table plays where nothing else is said.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal, cast

from cardwright_engine.games.ring.cards import ScenarioCard

SIDES: Final = ("free", "shadow")
NOBODY: Final = "nobody"

Token = Literal["once", "each round", "none"]

_SIDES: Final = {"Free Peoples": "free", "Shadow": "shadow"}
_COLUMNS: Final = {"player", "side", "deck", "draw", "cycle", "then", "Ring token", "acts for"}
_GAP: Final = re.compile(r"\s{2,}")


class BadScenario(ValueError):
    """A scenario card whose tables cannot be read; the message is for its author."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """One player, who is a deck or several (F087). He draws `opening` cards, then cycles `cycled` of
    them, and draws `draws` in each draw step. His Ring token works `once` in a game, or `each round`.
    What is told to each player of a side is told to him `acts_for` times (F089)."""

    name: str
    side: str
    decks: tuple[str, ...]
    opening: int = 7
    cycled: int = 2
    draws: int
    token: Token = "once"
    acts_for: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """`order` is the turn order, by seat; the first in it starts, and a seat can have several turns
    in it (F092). `cards`, `paths` and `battlegrounds` list what is in the game, all of it where they
    are empty; battlegrounds then come in this order, those of one round together."""

    title: str
    seats: tuple[Seat, ...]
    order: tuple[int, ...]
    last_path: int = 9
    equal_icons: str = "free"
    cards: tuple[tuple[int, str], ...] = ()
    paths: tuple[str, ...] = ()
    battlegrounds: tuple[tuple[str, ...], ...] = ()


def read(card: ScenarioCard) -> Scenario:
    """The scenario that a card tells.

    Raises BadScenario.
    """
    seats = tuple(_seats(card))
    names = [seat.name for seat in seats]
    unknown = [name for name in card.turns if name not in names]
    if unknown:
        raise BadScenario(f"`{unknown[0]}` has a turn and no seat")
    if {seat.side for seat in seats} != set(SIDES):
        raise BadScenario("both sides need a player")
    return Scenario(
        title=card.name,
        seats=seats,
        order=tuple(names.index(name) for name in card.turns) or tuple(range(len(seats))),
        last_path=card.last_path,
        equal_icons=NOBODY if card.equal_icons == NOBODY else "free",
        cards=tuple(_counted(line) for line in _lines(card.cards)),
        paths=tuple(title for line in _lines(card.paths) for title in line.split(", ")),
        battlegrounds=tuple(tuple(line.split(", ")) for line in _lines(card.battlegrounds)),
    )


def _lines(table: str) -> list[str]:
    return [line.strip() for line in table.splitlines() if line.strip()]


def _counted(line: str) -> tuple[int, str]:
    """`2 Goblins of the Misty Mountains`; one where no number is said."""
    count, _, title = line.partition(" ")
    return (int(count), title.strip()) if count.isdigit() else (1, line)


def _seats(card: ScenarioCard) -> list[Seat]:
    """A line a seat, under a line with the names of the columns, in any order."""
    lines = [_GAP.split(line) for line in _lines(card.seats)]
    if not lines or not set(lines[0]) >= _COLUMNS - {"acts for"}:
        raise BadScenario("the first line of the seats names the columns " + ", ".join(sorted(_COLUMNS)))
    return [_seat(dict(zip(lines[0], cells, strict=False))) for cells in lines[1:]]


def _seat(cells: dict[str, str]) -> Seat:
    if not _COLUMNS - {"acts for"} <= set(cells):
        raise BadScenario(f"`{cells.get('player', '')}` has fewer cells than there are columns")
    if cells["side"] not in _SIDES or cells["Ring token"] not in ("once", "each round", "none"):
        raise BadScenario(f"the side or the Ring token of `{cells['player']}` is not understood")
    try:
        return Seat(
            name=cells["player"],
            side=_SIDES[cells["side"]],
            decks=tuple(cells["deck"].split(" and ")),
            opening=int(cells["draw"]),
            cycled=int(cells["cycle"]),
            draws=int(cells["then"]),
            token=cast("Token", cells["Ring token"]),
            acts_for=int(cells.get("acts for", "1")),
        )
    except ValueError:
        raise BadScenario(f"`{cells['player']}` has a word where a number belongs") from None


TRILOGY: Final = ScenarioCard(
    name="Trilogy",
    seats="""
        player      side          deck        draw  cycle  then  Ring token
        Frodo       Free Peoples  Frodo       7     2      3     once
        Witch-king  Shadow        Witch-king  7     2      4     once
        Aragorn     Free Peoples  Aragorn     7     2      3     once
        Saruman     Shadow        Saruman     7     2      4     once
    """,
)
