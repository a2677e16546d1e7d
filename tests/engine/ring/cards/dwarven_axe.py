"""Dwarven Axe, compiled from cards/ring/dwarf.card."""

from typing import Final

from cardwright_engine.games.ring import Item

CARD: Final = Item(
    name="Dwarven Axe",
    faction="Dwarf",
    deck="Frodo",
    numbers=(32,),
    wielders=("any Dwarf",),
    traits=("Weapon",),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    source="cards/ring/dwarf.card",
)
