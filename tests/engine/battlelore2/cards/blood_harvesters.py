"""Blood Harvesters, compiled from cards/battlelore2/units_uthuk.card."""

from typing import Final

from cardwright_engine.games.battlelore2 import UnitCard
from engine.battlelore2.cards.frenzy import frenzy
from engine.battlelore2.cards.rage import rage

CARD: Final = UnitCard(
    name="Blood Harvesters",
    faction="Uthuk",
    traits=("infantry", "melee"),
    move=2,
    combat=3,
    health=3,
    figures=3,
    keywords=(("Rage",), ("Frenzy",)),
    abilities=(
        *rage(),
        *frenzy(),
    ),
    source="cards/battlelore2/units_uthuk.card",
)
