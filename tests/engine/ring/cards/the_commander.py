"""The Commander, compiled from cards/ring/mordor.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Character, Game


def can_pay(g: Game, c: Context[Any]) -> bool:
    return g.can_cycle(c.you, c.this)


def pay(g: Game, c: Context[Any]) -> None:
    g.cycle(c.you, c.this)


def use(g: Game, c: Context[Any]) -> None:
    for player in g.side_players("shadow"):
        g.draw(player, 1)


CARD: Final = Character(
    name="The Commander",
    faction="Mordor",
    deck="Witch-king",
    numbers=(105,),
    icons=((1, "leadership attack"), (1, "path attack")),
    paths=(1, 2, 3, 5, 6, 7, 8, 9),
    traits=("Nazgûl",),
    abilities=(Ability(form="action", zones=("reserve",), cost=(can_pay, pay), effect=use, line=9),),
    source="cards/ring/mordor.card",
)
