"""Riders of Rohan, compiled from cards/ring/rohan.card."""

from typing import Final

from cardwright_engine.games.ring import Army

CARD: Final = Army(
    name="Riders of Rohan",
    faction="Rohan",
    deck="Frodo",
    numbers=(43, 44),
    icons=((2, "attack"), (1, "defense")),
    source="cards/ring/rohan.card",
)
SOURCE_MAP: Final = ("cards/ring/rohan.card", ((7, 3),))
