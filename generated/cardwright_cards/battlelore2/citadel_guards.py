"""Citadel Guards, compiled from cards/battlelore2/units_daqan.card."""

from typing import Final

from cardwright_cards.battlelore2.keywords import pursue
from cardwright_engine.games.battlelore2 import UnitCard

CARD: Final = UnitCard(
    name="Citadel Guards",
    faction="Daqan",
    traits=("infantry", "melee"),
    move=2,
    combat=3,
    health=3,
    figures=3,
    keywords=(("Pursue", 2),),
    abilities=(*pursue.abilities(2),),
    lasting=(*pursue.LASTING,),
    source="cards/battlelore2/units_daqan.card",
)
SOURCE_MAP: Final = ("cards/battlelore2/units_daqan.card", ((8, 3),))
