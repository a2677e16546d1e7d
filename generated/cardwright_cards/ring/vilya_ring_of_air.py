"""Vilya, Ring of Air, compiled from cards/ring/elf.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Game, Item


def pay(g: Game, c: Context[Any]) -> None:
    g.cycle(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    for player in g.side_players("free"):
        g.draw(player, 1)


CARD: Final = Item(
    name="Vilya, Ring of Air",
    faction="Elf",
    deck="Aragorn",
    numbers=(30,),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    wielders=("Elrond",),
    abilities=(
        Ability(
            form="action",
            zones=("reserve",),
            cost=(lambda g, c: g.can_cycle(c.you, c.this), pay),
            effect=action,
            line=417,
        ),
    ),
    source="cards/ring/elf.card",
)
SOURCE_MAP: Final = ("cards/ring/elf.card", ((9, 417), (14, 418), (18, 412)))
