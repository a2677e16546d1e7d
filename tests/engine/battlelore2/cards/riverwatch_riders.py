"""Riverwatch Riders, compiled from cards/battlelore2/units_daqan.card."""

from typing import Final

from cardwright_engine.games.battlelore2 import UnitCard
from engine.battlelore2.cards.flanking import flanking
from engine.battlelore2.cards.vigilant import vigilant

CARD: Final = UnitCard(
    name="Riverwatch Riders",
    faction="Daqan",
    traits=("cavalry", "melee"),
    move=3,
    combat=3,
    health=3,
    figures=3,
    keywords=(("Vigilant",), ("Flanking",)),
    abilities=(
        *vigilant(),
        *flanking(),
    ),
    source="cards/battlelore2/units_daqan.card",
)
