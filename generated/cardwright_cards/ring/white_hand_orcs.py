"""White Hand Orcs, compiled from cards/ring/isengard.card."""

from typing import Final

from cardwright_engine.games.ring import Army

CARD: Final = Army(
    name="White Hand Orcs",
    faction="Isengard",
    deck="Saruman",
    numbers=(64, 65),
    icons=((1, "attack"), (1, "defense")),
    source="cards/ring/isengard.card",
)
SOURCE_MAP: Final = ("cards/ring/isengard.card", ((7, 23),))
