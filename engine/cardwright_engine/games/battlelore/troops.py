"""What a unit's colour, kind and weapon are worth. All numbers of this file are from a fan table of
armies, except where a name says more (facts, Units)."""

from typing import Final

DICE: Final = {"green": 2, "blue": 3, "red": 4}

FIGURES: Final = {"foot": 4, "mounted": 3, "creature": 1}

# Hexes a unit may move, and hexes after which it may still battle. A Creature moves as foot.
MOVES: Final = {
    ("foot", "green"): (2, 2),
    ("foot", "blue"): (2, 1),
    ("foot", "red"): (1, 1),
    ("mounted", "green"): (4, 4),
    ("mounted", "blue"): (3, 3),
    ("mounted", "red"): (2, 2),
}

SUPPORTERS: Final = 2  # adjacent friendly units that make a unit supported, hence Bold

BOLD_RACES: Final = {"dwarf": 1}  # always Bold by so much
FRIGHT: Final = {"goblin": 2}  # hexes for each flag (F22)
CREATURE_FLIGHT: Final = 2  # hexes a Creature retreats for each flag it does not ignore
