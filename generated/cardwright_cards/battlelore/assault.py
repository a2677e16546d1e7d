"""Assault, compiled from cards/battlelore/warrior.card."""

from typing import Final

from cardwright_engine.games.battlelore import LoreCard

CARD: Final = LoreCard(
    name="Assault",
    classes=("Warrior",),
    cost=13,
    source="cards/battlelore/warrior.card",
    unknown_effect=True,
)
SOURCE_MAP: Final = ("cards/battlelore/warrior.card", ((7, 388),))
