"""Mithril Coat, compiled from cards/ring/hobbit.card."""

from typing import Final

from cardwright_engine.games.ring import Item

CARD: Final = Item(
    name="Mithril Coat",
    faction="Hobbit",
    deck="Frodo",
    numbers=(40,),
    icons=((2, "path defense"),),
    wielders=("Frodo Baggins", "Sam Gamgee"),
    source="cards/ring/hobbit.card",
)
SOURCE_MAP: Final = ("cards/ring/hobbit.card", ((7, 335),))
