"""The map of a scenario: a text that looks like the board.

Row 9, the far edge, comes first; short rows are indented, so that the text looks like the board.
Every hex is two signs: terrain, then unit.

    terrain  . countryside   w woods   h hill   ~ water   = fordable stream   * landmark   + Magic Pentacle
    unit     . none          a letter for each troop; capitals are those of the far player

    g b r    green, blue, red foot with short swords
    a        green foot with bows          l   red foot with long swords
    c k m    green, blue, red mounted      o   green Goblin foot
    d        blue Dwarf foot               s   blue Creature
"""

from __future__ import annotations

from typing import Final

from cardwright_engine.games.battlelore.pieces import BOARD, FIRST_HEX
from cardwright_engine.games.battlelore.state import Troop

_TERRAIN: Final = {
    ".": "countryside",
    "w": "woods",
    "h": "hill",
    "~": "water",
    "=": "fordable stream",
    "*": "landmark",
    "+": "Magic Pentacle",
}

_TROOPS: Final = {
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


def read_map(text: str) -> tuple[tuple[str, ...], list[tuple[Troop, int]]]:
    """The terrain of every hex, and each unit with its hex piece."""
    rows = [line.split() for line in text.strip().splitlines()]
    if len(rows) != len(BOARD.widths):
        raise BadMap(f"the map has {len(rows)} rows, the board {len(BOARD.widths)}")
    terrains: list[str] = []
    placed: list[tuple[Troop, int]] = []
    for number, (row, width) in enumerate(zip(reversed(rows), BOARD.widths, strict=True), start=1):
        if len(row) != width:
            raise BadMap(f"row {number} of the map has {len(row)} hexes, on the board it has {width}")
        for signs in row:
            if len(signs) != 2 or signs[0] not in _TERRAIN or signs[1].lower() not in {".", *_TROOPS}:
                raise BadMap(f"`{signs}` in row {number} of the map stands for no hex")
            if signs[1] != ".":
                troop = _TROOPS[signs[1].lower()]
                placed.append(((int(signs[1].isupper()), *troop), FIRST_HEX + len(terrains)))
            terrains.append(_TERRAIN[signs[0]])
    return tuple(terrains), placed
