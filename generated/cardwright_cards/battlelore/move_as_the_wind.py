"""Move as the Wind, compiled from cards/battlelore/cleric.card."""

from typing import Final

from cardwright_engine.games.battlelore import LoreCard

CARD: Final = LoreCard(
    name="Move as the Wind",
    classes=("Cleric",),
    number=4,
    source="cards/battlelore/cleric.card",
    unknown_effect=True,
)
SOURCE_MAP: Final = ("cards/battlelore/cleric.card", ((7, 11),))
