"""Fearless, as compiled from cards/battlelore/rogue_and_warrior.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Ruling, Stage
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


def is_attacker(g: Game, c: Context[Roll]) -> bool:
    return g.enemy(c.event.attacker, c.you)


def is_defender(g: Game, c: Context[Roll]) -> bool:
    return g.friendly(c.event.defender, c.you)


def is_bound(g: Game, c: Context[Any], unit: int) -> bool:
    return unit == c.bound[0]


LASTING: Final = Ability(
    form="static",
    id="Fearless/1",
    modifiers=(
        Modifier(attribute="boldness", stage=Stage.ADD, applies=is_bound, value=lambda g, c, unit: 1),
    ),
    rulings=(Ruling(verb="ignore", allows=True, applies=is_bound),),
)


def react(g: Game, c: Context[Roll]) -> None:
    g.last(c, LASTING, "turn", c.event.defender)


CARD: Final = LoreCard(
    name="Fearless",
    classes=("Rogue", "Warrior"),
    number=4,
    cost=3,
    abilities=(
        Ability(
            form="react",
            event="roll",
            timing="before",
            steps=("combat",),
            turn="opponent",
            conditions=(
                Condition(id="attacker", says="by an enemy unit as attacker", test=is_attacker),
                Condition(id="defender", says="against a friendly unit as defender", test=is_defender),
            ),
            effect=react,
        ),
    ),
    lasting=(LASTING,),
)
