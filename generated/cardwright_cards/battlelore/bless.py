"""Bless, compiled from cards/battlelore/cleric.card."""

from typing import Final

from cardwright_engine.games.battlelore import LoreCard

CARD: Final = LoreCard(
    name="Bless",
    classes=("Cleric",),
    number=3,
    source="cards/battlelore/cleric.card",
    unknown_effect=True,
)
SOURCE_MAP: Final = ("cards/battlelore/cleric.card", ((7, 4),))
