"""Blood Harvesters, compiled from cards/battlelore2/units_uthuk.card."""

from typing import Final

from cardwright_cards.battlelore2.keywords import frenzy, rage
from cardwright_engine.games.battlelore2 import UnitCard

CARD: Final = UnitCard(
    name="Blood Harvesters",
    faction="Uthuk",
    traits=("infantry", "melee"),
    move=2,
    combat=3,
    health=3,
    figures=3,
    keywords=(("Rage",), ("Frenzy",)),
    abilities=(*rage.abilities(), *frenzy.abilities()),
    lasting=(*rage.LASTING, *frenzy.LASTING),
    source="cards/battlelore2/units_uthuk.card",
)
SOURCE_MAP: Final = ("cards/battlelore2/units_uthuk.card", ((8, 3),))
