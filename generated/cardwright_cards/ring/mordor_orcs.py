"""Mordor Orcs, compiled from cards/ring/mordor.card."""

from typing import Final

from cardwright_engine.games.ring import Army

CARD: Final = Army(
    name="Mordor Orcs",
    faction="Mordor",
    deck="Witch-king",
    numbers=(93, 94, 95, 96, 97),
    icons=((1, "attack"), (1, "defense")),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = ("cards/ring/mordor.card", ((7, 3),))
