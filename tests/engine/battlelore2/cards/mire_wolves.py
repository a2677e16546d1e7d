"""Mire Wolves, compiled from cards/battlelore2/units_house.card."""

from typing import Final

from cardwright_engine.games.battlelore2 import UnitCard
from engine.battlelore2.cards.ferocity import ferocity

CARD: Final = UnitCard(
    name="Mire Wolves",
    faction="neutral",
    traits=("cavalry", "melee"),
    move=3,
    combat=3,
    health=3,
    figures=3,
    keywords=(("Ferocity",),),
    abilities=(*ferocity(),),
    source="cards/battlelore2/units_house.card",
)
