"""Yeoman Archers, compiled from cards/battlelore2/units_daqan.card."""

from typing import Final

from cardwright_engine.games.battlelore2 import UnitCard
from engine.battlelore2.cards.double_shot import double_shot

CARD: Final = UnitCard(
    name="Yeoman Archers",
    faction="Daqan",
    traits=("infantry", "ranged"),
    move=2,
    combat=2,
    health=3,
    figures=3,
    range=(1, 5),
    keywords=(("Double Shot",),),
    abilities=(*double_shot(),),
    source="cards/battlelore2/units_daqan.card",
)
