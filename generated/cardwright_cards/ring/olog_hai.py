"""Olog-hai, compiled from cards/ring/mordor.card."""

from typing import Final

from cardwright_engine.games.ring import Army

CARD: Final = Army(
    name="Olog-hai",
    faction="Mordor",
    deck="Witch-king",
    numbers=(98,),
    icons=((2, "attack"), (2, "defense")),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = ("cards/ring/mordor.card", ((7, 24),))
