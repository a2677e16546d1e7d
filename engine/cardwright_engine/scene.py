"""What lies on a table, as somebody who looks at it sees it: plain data for screens and pages.

A game's package makes a `Scene` of a game for those who look. What they may not see is not in it; of
hidden cards it holds how many there are, and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from cardwright_engine.hexes.board import Board, Hex

NOBODY = -1
"""The player of what is nobody's."""

Look = Literal["plain", "trees", "height", "water", "ford", "bridge", "wall", "house", "landmark"]
"""How ground is drawn, whatever a game calls it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    """A hex of the board: its piece, what the game calls its ground, and a sign of one letter for it.
    `flag` marks a hex that is worth something to whoever holds it."""

    piece: int
    hex: Hex
    ground: str
    sign: str
    look: Look
    flag: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """A unit on the board. `sign` is two letters for its kind, the same all through a game and different
    for each `kind`; `color` that of its banner, "" for none. `marks` are what a player would mark it with
    for now, as words: `ordered`, `2 damage`."""

    piece: int
    hex: Hex
    player: int
    kind: str
    sign: str
    color: str
    figures: int
    full: int
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Lying:
    """A card that lies open to who looks, and what is to be seen on it: `with Sting`, `2 attack tokens`."""

    piece: int
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Area:
    """A place for cards, of a player or of all: the open ones by name, of the others how many there are."""

    title: str
    player: int = NOBODY
    cards: tuple[Lying, ...] = ()
    hidden: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """A number or a word beside the board: a player's lore, the round."""

    title: str
    value: str
    player: int = NOBODY


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """All that can be seen of a game at one moment: in whose `turn`, and in what `step` of it. Without a
    board there are no tiles and no units."""

    turn: str
    step: str
    facts: tuple[Fact, ...] = ()
    areas: tuple[Area, ...] = ()
    board: Board | None = None
    tiles: tuple[Tile, ...] = ()
    units: tuple[Unit, ...] = ()


def signs(kinds: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """Signs of kinds, by kind: of those that each would like, the first that no kind before it has; where
    all are taken, its first letter and a number."""
    given: dict[str, str] = {}
    for kind, wanted in kinds.items():
        counted = (f"{wanted[0][0]}{number}" for number in range(1, len(kinds) + 2))
        given[kind] = next(sign for sign in (*wanted, *counted) if sign not in given.values())
    return given
