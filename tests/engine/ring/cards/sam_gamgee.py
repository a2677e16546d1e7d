"""Sam Gamgee, compiled from cards/ring/hobbit.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Character, Game


def can_pay(g: Game, c: Context[Any]) -> bool:
    return g.can_cycle(c.you, c.this)


def pay(g: Game, c: Context[Any]) -> None:
    g.cycle(c.you, c.this)


def targets(g: Game, c: Context[Any]) -> Iterator[tuple[int]]:
    for path in g.paths():
        if g.active(path):
            yield (path,)


def use(g: Game, c: Context[Any], path: int) -> None:
    g.put(c.you, 1, "path_defense", path)


CARD: Final = Character(
    name="Sam Gamgee",
    faction="Hobbit",
    deck="Frodo",
    numbers=(38,),
    icons=((1, "path defense"),),
    paths=(1, 2, 3, 4, 5, 6, 7, 8, 9),
    abilities=(
        Ability(form="action", zones=("reserve",), targets=targets, cost=(can_pay, pay), effect=use, line=8),
    ),
    source="cards/ring/hobbit.card",
)
