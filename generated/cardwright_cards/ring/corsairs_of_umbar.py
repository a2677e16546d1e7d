"""Corsairs of Umbar, compiled from cards/ring/southron.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Army, Game


def is_unused(g: Game, c: Context[Any]) -> bool:
    return any(g.unused(piece) for piece in g.named("Umbar"))


def pay(g: Game, c: Context[Any]) -> None:
    g.eliminate(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    for battleground in g.named("Umbar"):
        g.activate(c.you, battleground)


CARD: Final = Army(
    name="Corsairs of Umbar",
    faction="Southron",
    deck="Saruman",
    numbers=(85,),
    icons=((1, "attack"), (1, "defense")),
    abilities=(
        Ability(
            form="action",
            zones=("reserve",),
            conditions=(Condition(id="unused", says='"Umbar" is unused', test=is_unused),),
            cost=(lambda g, c: g.can_eliminate(c.you, c.this), pay),
            effect=action,
            line=72,
        ),
    ),
    source="cards/ring/southron.card",
)
SOURCE_MAP: Final = ("cards/ring/southron.card", ((9, 72), (22, 68)))
