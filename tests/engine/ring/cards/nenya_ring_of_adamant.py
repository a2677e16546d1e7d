"""Nenya, Ring of Adamant, compiled from cards/ring/elf.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Game, Item


def can_pay(g: Game, c: Context[Any]) -> bool:
    return g.can_cycle(c.you, c.this)


def pay(g: Game, c: Context[Any]) -> None:
    g.cycle(c.you, c.this)


def use(g: Game, c: Context[Any]) -> None:
    options = [place for place in g.locations() if g.active(place)]
    for ward in g.choose(c.you, options, "ward", card=c.this, line=9):
        g.put(c.you, 1, "path_defense" if g.is_path(ward) else "defense", ward)


CARD: Final = Item(
    name="Nenya, Ring of Adamant",
    faction="Elf",
    deck="Aragorn",
    numbers=(28,),
    wielders=("Galadriel",),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    abilities=(Ability(form="action", zones=("reserve",), cost=(can_pay, pay), effect=use, line=8),),
    source="cards/ring/elf.card",
)
