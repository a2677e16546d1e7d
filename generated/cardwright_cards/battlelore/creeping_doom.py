"""Creeping Doom, compiled from cards/battlelore/wizard.card."""

from typing import Final

from cardwright_engine.games.battlelore import LoreCard

CARD: Final = LoreCard(
    name="Creeping Doom",
    classes=("Wizard",),
    source="cards/battlelore/wizard.card",
    unknown_effect=True,
)
SOURCE_MAP: Final = ("cards/battlelore/wizard.card", ((7, 233),))
