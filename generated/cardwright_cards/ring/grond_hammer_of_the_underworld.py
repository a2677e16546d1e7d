"""Grond, Hammer of the Underworld, compiled from cards/ring/mordor.card."""

from typing import Final

from cardwright_engine.games.ring import Army

CARD: Final = Army(
    name="Grond, Hammer of the Underworld",
    faction="Mordor",
    deck="Witch-king",
    numbers=(92,),
    icons=((3, "attack"),),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = ("cards/ring/mordor.card", ((7, 311),))
