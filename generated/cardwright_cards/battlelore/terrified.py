"""Terrified!, compiled from cards/battlelore/rogue.card."""

from typing import Final

from cardwright_engine.games.battlelore import LoreCard

CARD: Final = LoreCard(
    name="Terrified!",
    classes=("Rogue",),
    number=8,
    source="cards/battlelore/rogue.card",
    unknown_effect=True,
)
SOURCE_MAP: Final = ("cards/battlelore/rogue.card", ((7, 292),))
