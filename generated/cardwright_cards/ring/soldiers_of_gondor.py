"""Soldiers of Gondor, compiled from cards/ring/dunedain.card."""

from typing import Final

from cardwright_engine.games.ring import Army

CARD: Final = Army(
    name="Soldiers of Gondor",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(4,),
    icons=((1, "attack"), (1, "defense")),
    source="cards/ring/dunedain.card",
)
SOURCE_MAP: Final = ("cards/ring/dunedain.card", ((7, 76),))
