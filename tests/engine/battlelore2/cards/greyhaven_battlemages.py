"""Greyhaven Battlemages, compiled from cards/battlelore2/units_daqan.card."""

from typing import Final

from cardwright_engine.games.battlelore2 import UnitCard
from engine.battlelore2.cards.catalyst import catalyst
from engine.battlelore2.cards.rune_shield import rune_shield

CARD: Final = UnitCard(
    name="Greyhaven Battlemages",
    faction="Daqan",
    traits=("infantry", "caster", "ranged"),
    move=2,
    combat=3,
    health=3,
    figures=3,
    range=(1, 3),
    keywords=(("Rune Shield",), ("Catalyst",)),
    abilities=(
        *rune_shield(),
        *catalyst(),
    ),
    source="cards/battlelore2/units_daqan.card",
)
