"""Haradrim Mûmakil, compiled from cards/ring/southron.card."""

from typing import Final

from cardwright_engine.games.ring import Army

CARD: Final = Army(
    name="Haradrim Mûmakil",
    faction="Southron",
    deck="Saruman",
    numbers=(86,),
    icons=((2, "attack"), (1, "defense")),
    source="cards/ring/southron.card",
)
SOURCE_MAP: Final = ("cards/ring/southron.card", ((7, 3),))
