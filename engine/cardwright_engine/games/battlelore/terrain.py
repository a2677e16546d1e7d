"""What terrain does to movement, battle, morale and sight (facts, Terrain and Landmarks).

Dice caps were found for woods only; those of hills and landmarks are assumptions, and so is all that
Healing Pool and Rogue Den give. The name of the Warrior's landmark was not found: Warrior Hall stands
in for it, and what it gives is an assumption too. The printed name of Rogue Den is Rogue's Den.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Terrain:
    """`stop`: a moving unit must stop there, by a follow-on move too (F15, F40). `cap`: most base dice
    in or out. `blocks`: no line of sight goes through. `landmark`: no battle on the turn of entry.
    `bold`: flags its occupant may ignore. `bold_beside`: flags that a unit next to it may ignore.

    At the end of each turn of its occupant's player: `lore` tokens are collected, `heals` figures come
    back, `steals` tokens are taken from the opponent. `melee`: more dice of the occupant in a melee.
    """

    impassable: bool = False
    stop: bool = False
    cap: int | None = None
    blocks: bool = False
    landmark: bool = False
    bold: int = 0
    bold_beside: int = 0
    lore: int = 0
    heals: int = 0
    steals: int = 0
    melee: int = 0


HILL_CAP: Final = 3  # assumption
LANDMARK_CAP: Final = 3  # assumption


def _landmark(
    *, bold_beside: int = 0, lore: int = 0, heals: int = 0, steals: int = 0, melee: int = 0
) -> Terrain:
    """What all landmarks share, with what this one gives."""
    return Terrain(
        stop=True,
        cap=LANDMARK_CAP,
        blocks=True,
        landmark=True,
        bold=1,
        bold_beside=bold_beside,
        lore=lore,
        heals=heals,
        steals=steals,
        melee=melee,
    )


TERRAIN: Final = {
    "countryside": Terrain(),
    "woods": Terrain(stop=True, cap=2, blocks=True),
    "hill": Terrain(cap=HILL_CAP),
    "water": Terrain(impassable=True),
    "fordable stream": Terrain(stop=True),
    "rampart": Terrain(bold=1),
    "stronghold": _landmark(bold_beside=1),
    "landmark": _landmark(),
    "Magic Pentacle": _landmark(lore=1),
    "Healing Pool": _landmark(heals=1),  # assumption
    "Rogue Den": _landmark(steals=1),  # assumption
    "Warrior Hall": _landmark(melee=1),  # assumption
}

# Those that give their occupant something at the end of a turn.
GIVING: Final = frozenset(name for name, land in TERRAIN.items() if land.lore or land.heals or land.steals)

# The landmark of a level 3 Lore Master, for the player who alone has one.
OF_MASTERS: Final = {
    "Wizard": "Magic Pentacle",
    "Cleric": "Healing Pool",
    "Rogue": "Rogue Den",
    "Warrior": "Warrior Hall",
}
