"""What terrain does to movement, battle, morale and sight (facts, Terrain and Landmarks)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Terrain:
    """`stop`: a moving unit must stop there. `halts`: a follow-on move ends there too. `cap`: most
    base dice in or out. `landmark`: no battle on the turn of entry. `bold`: flags its occupant may
    ignore. `lore`: tokens its occupant's player collects at the end of each of his turns."""

    impassable: bool = False
    stop: bool = False
    halts: bool = False
    cap: int | None = None
    blocks: bool = False
    landmark: bool = False
    bold: int = 0
    lore: int = 0


TERRAIN: Final = {
    "countryside": Terrain(),
    "woods": Terrain(stop=True, halts=True, cap=2, blocks=True),
    "hill": Terrain(),
    "water": Terrain(impassable=True),
    "fordable stream": Terrain(stop=True),  # follow-on moves go on (F41)
    "landmark": Terrain(stop=True, halts=True, blocks=True, landmark=True, bold=1),  # F40
    "Magic Pentacle": Terrain(stop=True, halts=True, blocks=True, landmark=True, bold=1, lore=1),
}
