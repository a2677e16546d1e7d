"""Gothmog, compiled from cards/ring/mordor.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Character, Game, Play


def played(g: Game, c: Context[Play]) -> bool:
    return c.event.card == c.this


def remove(g: Game, c: Context[Play]) -> None:
    g.remove(c.you, ("The Witch-king",))


def is_you(g: Game, c: Context[Any], piece: int) -> bool:
    return piece == c.you


def one(g: Game, c: Context[Any], piece: int) -> int:
    return 1


CARD: Final = Character(
    name="Gothmog",
    faction="Mordor",
    deck="Witch-king",
    promo=4,
    icons=((1, "leadership attack"), (1, "leadership defense")),
    abilities=(
        Ability(
            form="trigger",
            event="play",
            timing="when",
            conditions=(Condition(id="this", says="this is played", test=played),),
            effect=remove,
            line=9,
        ),
        Ability(
            form="static",
            zones=("reserve",),
            modifiers=(Modifier(attribute="draw_count", stage=Stage.ADD, applies=is_you, value=one),),
            line=9,
        ),
    ),
    source="cards/ring/mordor.card",
)
