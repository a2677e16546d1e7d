"""Mass Speed, compiled from cards/battlelore/wizard.card."""

from typing import Final

from cardwright_engine.games.battlelore import LoreCard

CARD: Final = LoreCard(
    name="Mass Speed",
    classes=("Wizard",),
    number=9,
    source="cards/battlelore/wizard.card",
    unknown_effect=True,
)
SOURCE_MAP: Final = ("cards/battlelore/wizard.card", ((7, 225),))
