"""Mire Wolves, compiled from cards/battlelore2/units_house.card."""

from typing import Final

from cardwright_cards.battlelore2.keywords import ferocity
from cardwright_engine.games.battlelore2 import UnitCard

CARD: Final = UnitCard(
    name="Mire Wolves",
    faction="neutral",
    traits=("cavalry", "melee"),
    move=3,
    combat=3,
    health=3,
    figures=3,
    keywords=(("Ferocity",),),
    abilities=(*ferocity.abilities(),),
    lasting=(*ferocity.LASTING,),
    source="cards/battlelore2/units_house.card",
)
SOURCE_MAP: Final = ("cards/battlelore2/units_house.card", ((8, 3),))
