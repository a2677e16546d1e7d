"""Greyhaven Battlemages, compiled from cards/battlelore2/units_daqan.card."""

from typing import Final

from cardwright_cards.battlelore2.keywords import catalyst, rune_shield
from cardwright_engine.games.battlelore2 import UnitCard

CARD: Final = UnitCard(
    name="Greyhaven Battlemages",
    faction="Daqan",
    traits=("infantry", "caster", "ranged"),
    move=2,
    combat=3,
    health=3,
    figures=3,
    range=(1, 2, 3),
    keywords=(("Rune Shield",), ("Catalyst",)),
    abilities=(*rune_shield.abilities(), *catalyst.abilities()),
    lasting=(*rune_shield.LASTING, *catalyst.LASTING),
    source="cards/battlelore2/units_daqan.card",
)
SOURCE_MAP: Final = ("cards/battlelore2/units_daqan.card", ((8, 128),))
