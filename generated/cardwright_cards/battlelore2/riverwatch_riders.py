"""Riverwatch Riders, compiled from cards/battlelore2/units_daqan.card."""

from typing import Final

from cardwright_cards.battlelore2.keywords import flanking, vigilant
from cardwright_engine.games.battlelore2 import UnitCard

CARD: Final = UnitCard(
    name="Riverwatch Riders",
    faction="Daqan",
    traits=("cavalry", "melee"),
    move=3,
    combat=3,
    health=3,
    figures=3,
    keywords=(("Vigilant",), ("Flanking",)),
    abilities=(*vigilant.abilities(), *flanking.abilities()),
    lasting=(*vigilant.LASTING, *flanking.LASTING),
    source="cards/battlelore2/units_daqan.card",
)
SOURCE_MAP: Final = ("cards/battlelore2/units_daqan.card", ((8, 188),))
