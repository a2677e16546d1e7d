"""Eagle Eye, compiled from cards/battlelore/wizard.card."""

from typing import Final

from cardwright_engine.games.battlelore import LoreCard

CARD: Final = LoreCard(
    name="Eagle Eye",
    classes=("Wizard",),
    number=4,
    source="cards/battlelore/wizard.card",
    unknown_effect=True,
)
SOURCE_MAP: Final = ("cards/battlelore/wizard.card", ((7, 217),))
