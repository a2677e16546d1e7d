"""Mithril Coat, compiled from cards/ring/hobbit.card."""

from typing import Final

from cardwright_engine.games.ring import Item

CARD: Final = Item(
    name="Mithril Coat",
    faction="Hobbit",
    deck="Frodo",
    numbers=(40,),
    wielders=("Frodo Baggins", "Sam Gamgee"),
    icons=((2, "path defense"),),
    source="cards/ring/hobbit.card",
)
