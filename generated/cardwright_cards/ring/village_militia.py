"""Village Militia, compiled from cards/ring/rohan.card."""

from typing import Final

from cardwright_engine.games.ring import Army

CARD: Final = Army(
    name="Village Militia",
    faction="Rohan",
    deck="Frodo",
    numbers=(45,),
    icons=((1, "attack"), (1, "defense")),
    source="cards/ring/rohan.card",
)
SOURCE_MAP: Final = ("cards/ring/rohan.card", ((7, 24),))
