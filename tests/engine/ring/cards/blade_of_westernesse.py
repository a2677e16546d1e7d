"""Blade of Westernesse, compiled from cards/ring/dunedain.card."""

from typing import Final

from cardwright_engine.games.ring import Item

CARD: Final = Item(
    name="Blade of Westernesse",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(14,),
    wielders=("any Hobbit",),
    traits=("Weapon",),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    source="cards/ring/dunedain.card",
)
