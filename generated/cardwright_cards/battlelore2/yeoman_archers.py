"""Yeoman Archers, compiled from cards/battlelore2/units_daqan.card."""

from typing import Final

from cardwright_cards.battlelore2.keywords import double_shot
from cardwright_engine.games.battlelore2 import UnitCard

CARD: Final = UnitCard(
    name="Yeoman Archers",
    faction="Daqan",
    traits=("infantry", "ranged"),
    move=2,
    combat=2,
    health=3,
    figures=3,
    range=(1, 2, 3, 4, 5),
    keywords=(("Double Shot",),),
    abilities=(*double_shot.abilities(),),
    lasting=(*double_shot.LASTING,),
    source="cards/battlelore2/units_daqan.card",
)
SOURCE_MAP: Final = ("cards/battlelore2/units_daqan.card", ((8, 60),))
