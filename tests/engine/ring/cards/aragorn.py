"""Aragorn, compiled from cards/ring/dunedain.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Character, Forsaking, Game, Play


def played(g: Game, c: Context[Play]) -> bool:
    return c.event.card == c.this


def remove(g: Game, c: Context[Play]) -> None:
    g.remove(c.you, ("Strider",))


def is_you(g: Game, c: Context[Any], piece: int) -> bool:
    return piece == c.you


def one(g: Game, c: Context[Any], piece: int) -> int:
    return 1


def blind(g: Game, c: Context[Forsaking]) -> bool:
    return c.event.card == c.this and c.event.source == "draw deck"


def survive(g: Game, c: Context[Forsaking]) -> None:
    g.cycle(c.you, c.this)


CARD: Final = Character(
    name="Aragorn",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(6,),
    icons=((1, "attack"), (1, "defense"), (1, "leadership attack"), (1, "leadership defense")),
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
        Ability(
            form="replace",
            event="forsaking",
            timing="instead of",
            conditions=(Condition(id="forsaking", says="this is forsaken from your draw deck", test=blind),),
            effect=survive,
            line=11,
        ),
    ),
    source="cards/ring/dunedain.card",
)
