"""Nenya, Ring of Adamant, compiled from cards/ring/items.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Game, Item


def can_pay(g: Game, c: Context[Any]) -> bool:
    return g.can_cycle(c.you, c.this)


def pay(g: Game, c: Context[Any]) -> None:
    g.cycle(c.you, c.this)


def use(g: Game, c: Context[Any]) -> None:
    match g.choose(c.you, (0, 1), "either", card=c.this, line=9):
        case (0,):
            for path in [path for path in g.paths() if g.active(path)]:
                g.put(c.you, 1, "path_defense", path)
        case _:
            options = [place for place in g.battlegrounds() if g.active(place)]
            for place in g.choose(c.you, options, "place", card=c.this, line=12):
                g.put(c.you, 1, "defense", place)


CARD: Final = Item(
    name="Nenya, Ring of Adamant",
    faction="Elf",
    deck="Aragorn",
    numbers=(28,),
    wielders=("Galadriel",),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    abilities=(Ability(form="action", zones=("reserve",), cost=(can_pay, pay), effect=use, line=8),),
    source="cards/ring/items.card",
)
