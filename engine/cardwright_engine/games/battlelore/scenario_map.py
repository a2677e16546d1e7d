"""The map of a scenario: a text that looks like the board, and under it what its letters mean.

Row 9, the far edge, comes first; short rows are indented, so that the text looks like the board.
Every hex is two signs: terrain, then unit.

    terrain  . countryside   w woods     h hill        ~ water        = fordable stream
             # rampart       S stronghold              * landmark
             + Magic Pentacle    P Healing Pool    R Rogue Den    W Warrior Hall
    unit     . none          a letter for each kind of unit; capitals are those of the far player

Under the last row each kind of unit has a line: its letter, then its words in any order, as in
`k blue mounted lance`. What is not said of a unit is foot, short sword, human. These letters need no
line:

    g b r    green, blue, red foot with short swords
    a        green foot with bows          l   red foot with long swords
    c k      green, blue mounted           m   red mounted with long swords
    o        green Goblin foot             d   blue Dwarf foot
    s        blue Creature
"""

from __future__ import annotations

from typing import Final

from cardwright_engine.games.battlelore.council import MOST_LEVELS
from cardwright_engine.games.battlelore.nouns import BANNERS, RACES, TROOP_TYPES, WEAPONS
from cardwright_engine.games.battlelore.pieces import BOARD, FIRST_HEX, OFFICES
from cardwright_engine.games.battlelore.state import Troop

EDGES: Final = ("near", "far")

_TERRAIN: Final = {
    ".": "countryside",
    "w": "woods",
    "h": "hill",
    "~": "water",
    "=": "fordable stream",
    "#": "rampart",
    "S": "stronghold",
    "*": "landmark",
    "+": "Magic Pentacle",
    "P": "Healing Pool",
    "R": "Rogue Den",
    "W": "Warrior Hall",
}

SIGNS: Final = {terrain: sign for sign, terrain in _TERRAIN.items()}
"""How each terrain is drawn."""

_KINDS: Final[dict[str, Troop]] = {
    "g": ("green", "foot", "short sword", "human"),
    "b": ("blue", "foot", "short sword", "human"),
    "r": ("red", "foot", "short sword", "human"),
    "a": ("green", "foot", "bow", "human"),
    "l": ("red", "foot", "long sword", "human"),
    "c": ("green", "mounted", "short sword", "human"),
    "k": ("blue", "mounted", "short sword", "human"),
    "m": ("red", "mounted", "long sword", "human"),
    "o": ("green", "foot", "short sword", "goblin"),
    "d": ("blue", "foot", "short sword", "dwarf"),
    "s": ("blue", "creature", "short sword", "human"),
}


class BadMap(ValueError):
    """The text is no map of the board; the message is one lower-case sentence for its author."""


def read_map(text: str) -> tuple[tuple[str, ...], list[tuple[Troop, int, int]]]:
    """The terrain of every hex, and each unit with its player and its hex piece.

    Raises BadMap when it does not fit the board or uses a sign that means nothing.
    """
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    height = len(BOARD.widths)
    if len(lines) < height:
        raise BadMap(f"the map has {len(lines)} rows, the board {height}")
    kinds = {**_KINDS, **dict(_kind(line) for line in lines[height:])}
    terrains: list[str] = []
    placed: list[tuple[Troop, int, int]] = []
    for number, (line, width) in enumerate(zip(reversed(lines[:height]), BOARD.widths, strict=True), start=1):
        row = line.split()
        if len(row) != width:
            raise BadMap(f"row {number} of the map has {len(row)} hexes, on the board it has {width}")
        for signs in row:
            if len(signs) != 2 or signs[0] not in _TERRAIN or signs[1].lower() not in {".", *kinds}:
                raise BadMap(f"`{signs}` in row {number} of the map stands for no hex")
            if signs[1] != ".":
                kind = kinds[signs[1].lower()]
                placed.append((kind, int(signs[1].isupper()), FIRST_HEX + len(terrains)))
            terrains.append(_TERRAIN[signs[0]])
    return tuple(terrains), placed


def read_councils(text: str) -> tuple[dict[str, int], dict[str, int]]:
    """The War Councils that a scenario fixes, near player first: the level of each office. A line for
    each, as in `near 1 Commander, 2 Wizard, 3 Rogue`; a player without one divides his levels.

    Raises BadMap where a line says something else.
    """
    councils: tuple[dict[str, int], dict[str, int]] = ({}, {})
    for line in filter(None, map(str.strip, text.splitlines())):
        edge, _, rest = line.partition(" ")
        seats = [part.split() for part in rest.split(",")]
        known = all(len(each) == 2 and each[0].isdigit() and each[1] in OFFICES for each in seats)
        if edge not in EDGES or not known or any(int(each[0]) > MOST_LEVELS for each in seats):
            raise BadMap(f"`{line}` is no War Council")
        councils[EDGES.index(edge)].update({office: int(level) for level, office in seats})
    return councils


def _kind(line: str) -> tuple[str, Troop]:
    """What a line under the map says of a letter."""
    letter, _, rest = line.partition(" ")
    found: list[str] = []
    for default, known in (("", BANNERS), ("foot", TROOP_TYPES), ("short sword", WEAPONS), ("human", RACES)):
        named = [word for word in known if f" {word} " in f" {rest.lower()} "]
        if len(named) > 1 or not (named or default):
            raise BadMap(f"`{line}` under the map does not say what a letter is")
        found.append(named[0] if named else default)
        for word in named:
            rest = f" {rest.lower()} ".replace(f" {word} ", " ").strip()
    if len(letter) != 1 or not letter.islower() or rest.strip():
        raise BadMap(f"`{line}` under the map does not say what a letter is")
    return letter, (found[0], found[1], found[2], found[3])
