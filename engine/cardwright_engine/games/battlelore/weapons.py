"""What weapons are worth (facts, Units). Short sword, long sword and bow are as the sources give them;
crossbow and lance were not found, so their lines are assumptions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Weapon:
    """`reach`: how far it battles, 1 for melee only. `dice`: base dice in place of those of the banner.
    `moved_loss`: fewer dice after a move. `charge`: more dice in a melee after a move. `strikes`: bonus
    strikes hit. `parried`: of the bonus strikes of one roll so many do not hit a mounted unit."""

    reach: int = 1
    dice: int | None = None
    moved_loss: int = 0
    charge: int = 0
    strikes: bool = True
    parried: int = 0


WEAPONS: Final = {
    "short sword": Weapon(parried=1),  # the official digest; a fan table has it lose all of them
    "long sword": Weapon(),
    "bow": Weapon(reach=4, dice=2, moved_loss=1, strikes=False),
    "crossbow": Weapon(reach=3, dice=3, moved_loss=2),  # assumption
    "lance": Weapon(charge=1),  # assumption
}
