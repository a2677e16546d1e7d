"""Black Uruks, compiled from cards/ring/mordor.card."""

from typing import Final

from cardwright_engine.games.ring import Army

CARD: Final = Army(
    name="Black Uruks",
    faction="Mordor",
    deck="Witch-king",
    numbers=(91,),
    icons=((2, "attack"), (1, "defense")),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = ("cards/ring/mordor.card", ((7, 291),))
