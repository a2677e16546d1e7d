"""The Destroyer, compiled from cards/ring/mordor.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Character, Game


def can_pay(g: Game, c: Context[Any]) -> bool:
    return g.can_cycle(c.you, c.this)


def pay(g: Game, c: Context[Any]) -> None:
    g.cycle(c.you, c.this)


def use(g: Game, c: Context[Any]) -> None:
    options = [place for place in g.battlegrounds() if g.active(place)]
    for place in g.choose(c.you, options, "place", card=c.this, line=9):
        g.put(c.you, 1, "attack", place)


CARD: Final = Character(
    name="The Destroyer",
    faction="Mordor",
    deck="Witch-king",
    numbers=(106,),
    icons=((1, "leadership attack"), (1, "path attack")),
    paths=(1, 2, 3, 5, 6, 7, 8, 9),
    traits=("Nazgûl",),
    abilities=(Ability(form="action", zones=("reserve",), cost=(can_pay, pay), effect=use, line=9),),
    source="cards/ring/mordor.card",
)
