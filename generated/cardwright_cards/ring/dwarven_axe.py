"""Dwarven Axe, compiled from cards/ring/dwarf.card."""

from typing import Final

from cardwright_engine.games.ring import Item

CARD: Final = Item(
    name="Dwarven Axe",
    faction="Dwarf",
    deck="Frodo",
    numbers=(32,),
    traits=("Weapon",),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    wielders=("any Dwarf",),
    source="cards/ring/dwarf.card",
)
SOURCE_MAP: Final = ("cards/ring/dwarf.card", ((7, 28),))
