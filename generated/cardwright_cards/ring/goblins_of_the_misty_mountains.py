"""Goblins of the Misty Mountains, compiled from cards/ring/monstrous.card."""

from typing import Final

from cardwright_engine.games.ring import Army

CARD: Final = Army(
    name="Goblins of the Misty Mountains",
    faction="Monstrous",
    deck="Saruman",
    numbers=(73, 74),
    icons=((1, "attack"), (1, "defense")),
    source="cards/ring/monstrous.card",
)
SOURCE_MAP: Final = ("cards/ring/monstrous.card", ((7, 3),))
