"""What each terrain does to movement, combat and sight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Terrain:
    """One terrain of the table of the rules. `letter` is how a scenario's map draws it."""

    name: str
    letter: str
    passable: bool = True
    stops: bool = False  # entering it ends the move
    blocks_sight: bool = False
    cap_out: int = 0  # at most so many dice, before modifiers, for a unit that attacks from it; 0: no cap
    cap_in: int = 0  # the same for an attack on a unit in it
    shelter: int = 0  # damage that a unit in it ignores
    over_units: bool = False  # a unit on it sees over other units


TABLE: Final = (
    Terrain(name="open", letter="."),
    Terrain(name="forest", letter="f", stops=True, blocks_sight=True, cap_out=2, cap_in=2),
    Terrain(name="hill", letter="h", blocks_sight=True, over_units=True),
    Terrain(name="building", letter="b", stops=True, blocks_sight=True, shelter=1),
    Terrain(name="water", letter="w", passable=False),
    Terrain(name="ford", letter="o", stops=True, cap_out=2),
    Terrain(name="bridge", letter="="),
)

TERRAINS: Final = tuple(terrain.name for terrain in TABLE)
