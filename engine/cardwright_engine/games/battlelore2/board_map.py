"""The map of a scenario: a text that looks like the board, then what its letters mean.

Row 9, the far edge, comes first; short rows are indented, so that the text looks like the board. A
hex is a sign of its terrain, then `*` where a banner stands, then the letter of a unit; the sign of
open ground may be left out before them.

    terrain   . open   f forest   h hill   b building   w water   o ford   = bridge

    A   .   f*  .  …
      .   w   fB  …
    A near "Citadel Guards"
    B far "Blood Harvesters"
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from cardwright_engine.games.battlelore2.pieces import BOARD, as_piece
from cardwright_engine.games.battlelore2.terrain import TABLE
from cardwright_engine.hexes.board import Hex

_HEX: Final = re.compile(r"([^*A-Z]?)(\*?)([A-Z]?)")
_UNIT: Final = re.compile(r'([A-Z]) (near|far) "([^"]+)"')
_LETTERS: Final = {terrain.letter: number for number, terrain in enumerate(TABLE)}
OPEN: Final = "."
_SIDES: Final = {"near": 0, "far": 1}


class BadMap(ValueError):
    """The text is no map of the board; the message is one lower-case sentence for its author."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Battlefield:
    """What a map says: terrain by place of the board, banner hexes, and each unit's player, title and
    hex. Hexes are piece numbers."""

    terrain: tuple[int, ...]
    banners: tuple[int, ...]
    units: tuple[tuple[int, str, int], ...]


def read_map(text: str) -> Battlefield:
    """Read a map.

    Raises BadMap when it does not fit the board or uses a sign that means nothing.
    """
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    height = len(BOARD.widths)
    if len(lines) < height:
        raise BadMap(f"the map has {len(lines)} rows, the board {height}")
    meant = dict(_legend(line) for line in lines[height:])
    terrain: list[int] = []
    banners: list[int] = []
    units: list[tuple[int, str, int]] = []
    for number, (line, width) in enumerate(zip(reversed(lines[:height]), BOARD.widths, strict=True), start=1):
        signs = line.split()
        if len(signs) != width:
            raise BadMap(f"row {number} of the map has {len(signs)} hexes, on the board it has {width}")
        for sign in signs:
            here = as_piece(Hex(len(terrain)))
            read = _HEX.fullmatch(sign)
            if read is None or (read[1] or OPEN) not in _LETTERS:
                raise BadMap(f"`{sign}` in row {number} of the map stands for no hex")
            ground, banner, unit = read.groups()
            terrain.append(_LETTERS[ground or OPEN])
            if banner:
                banners.append(here)
            if unit and unit not in meant:
                raise BadMap(f"the map does not say what {unit} is")
            if unit:
                units.append((*meant[unit], here))
    return Battlefield(terrain=tuple(terrain), banners=tuple(banners), units=tuple(units))


def _legend(line: str) -> tuple[str, tuple[int, str]]:
    read = _UNIT.fullmatch(line)
    if read is None:
        raise BadMap(f"`{line}` under the map does not say what a letter is")
    return read[1], (_SIDES[read[2]], read[3])
