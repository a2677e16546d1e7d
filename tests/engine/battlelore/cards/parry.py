"""Parry, as compiled from cards/battlelore/warrior.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


def is_attacker(g: Game, c: Context[Roll]) -> bool:
    return g.enemy(c.event.attacker, c.you)


def is_bound(g: Game, c: Context[Any], unit: int) -> bool:
    return unit == c.bound[0]


LASTING: Final = Ability(
    form="static",
    id="Parry/1",
    modifiers=(Modifier(attribute="dice", stage=Stage.LOCK, applies=is_bound, value=lambda g, c, unit: 2),),
)


def react(g: Game, c: Context[Roll]) -> None:
    g.last(c, LASTING, "turn", c.event.attacker)


CARD: Final = LoreCard(
    name="Parry",
    classes=("Warrior",),
    number=6,
    cost=3,
    abilities=(
        Ability(
            form="react",
            event="roll",
            timing="before",
            turn="either",
            conditions=(Condition(id="attacker", says="by an enemy unit as attacker", test=is_attacker),),
            effect=react,
        ),
    ),
    lasting=(LASTING,),
)
