"""Glamdring, compiled from cards/ring/wizard.card."""

from typing import Final

from cardwright_engine.games.ring import Item

CARD: Final = Item(
    name="Glamdring",
    faction="Wizard",
    deck="Frodo",
    numbers=(59,),
    traits=("Weapon",),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    wielders=("Gandalf the Grey", "Gandalf the White"),
    source="cards/ring/wizard.card",
)
SOURCE_MAP: Final = ("cards/ring/wizard.card", ((7, 369),))
