"""The Witch-king, compiled from cards/ring/mordor.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Character, Forsaking, Game


def is_you(g: Game, c: Context[Any], piece: int) -> bool:
    return piece == c.you


def one(g: Game, c: Context[Any], piece: int) -> int:
    return 1


def blind(g: Game, c: Context[Forsaking]) -> bool:
    return c.event.card == c.this and c.event.source == "draw deck"


def survive(g: Game, c: Context[Forsaking]) -> None:
    g.cycle(c.you, c.this)


CARD: Final = Character(
    name="The Witch-king",
    faction="Mordor",
    deck="Witch-king",
    numbers=(112,),
    icons=((2, "attack"), (2, "path attack")),
    paths=(1, 2, 3, 5, 6, 7, 8, 9),
    traits=("Nazgûl",),
    abilities=(
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
    source="cards/ring/mordor.card",
)
