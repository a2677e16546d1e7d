"""Blade of Westernesse, compiled from cards/ring/dunedain.card."""

from typing import Final

from cardwright_engine.games.ring import Item

CARD: Final = Item(
    name="Blade of Westernesse",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(14,),
    traits=("Weapon",),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    wielders=("any Hobbit",),
    source="cards/ring/dunedain.card",
)
SOURCE_MAP: Final = ("cards/ring/dunedain.card", ((7, 559),))
