"""Citadel Guards, compiled from cards/battlelore2/units_daqan.card."""

from typing import Final

from cardwright_engine.games.battlelore2 import UnitCard
from engine.battlelore2.cards.pursue import pursue

CARD: Final = UnitCard(
    name="Citadel Guards",
    faction="Daqan",
    traits=("infantry", "melee"),
    move=2,
    combat=3,
    health=3,
    figures=3,
    keywords=(("Pursue", 2),),
    abilities=(*pursue(2),),
    source="cards/battlelore2/units_daqan.card",
)
