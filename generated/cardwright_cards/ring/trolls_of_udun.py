"""Trolls of Udûn, compiled from cards/ring/mordor.card."""

from typing import Final

from cardwright_engine.games.ring import Army

CARD: Final = Army(
    name="Trolls of Udûn",
    faction="Mordor",
    deck="Witch-king",
    numbers=(99,),
    icons=((1, "attack"), (2, "defense")),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = ("cards/ring/mordor.card", ((7, 340),))
