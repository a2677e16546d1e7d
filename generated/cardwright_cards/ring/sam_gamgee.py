"""Sam Gamgee, compiled from cards/ring/hobbit.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Character, Game


def pay(g: Game, c: Context[Any]) -> None:
    g.cycle(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    for path in g.choose(c.you, g.active_paths(), "put", card=c.this, line=250):
        g.put(c.you, 1, "path_defense", path)


CARD: Final = Character(
    name="Sam Gamgee",
    faction="Hobbit",
    deck="Frodo",
    numbers=(38,),
    icons=((1, "path defense"),),
    paths=(1, 2, 3, 4, 5, 6, 7, 8, 9),
    abilities=(
        Ability(
            form="action",
            zones=("reserve",),
            cost=(lambda g, c: g.can_cycle(c.you, c.this), pay),
            effect=action,
            line=249,
        ),
    ),
    source="cards/ring/hobbit.card",
)
SOURCE_MAP: Final = ("cards/ring/hobbit.card", ((9, 249), (14, 250), (18, 244)))
