"""Enchanted Mass Might, compiled from cards/battlelore/of_unknown_class.card."""

from typing import Final

from cardwright_engine.games.battlelore import LoreCard

CARD: Final = LoreCard(
    name="Enchanted Mass Might",
    source="cards/battlelore/of_unknown_class.card",
    unknown_effect=True,
)
SOURCE_MAP: Final = ("cards/battlelore/of_unknown_class.card", ((7, 251),))
