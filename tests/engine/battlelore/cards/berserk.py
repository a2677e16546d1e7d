"""Berserk, as compiled from cards/battlelore/warrior.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


def is_attacker(g: Game, c: Context[Roll]) -> bool:
    return g.ordered(c.event.attacker) and g.friendly(c.event.attacker, c.you)


def is_melee(g: Game, c: Context[Roll]) -> bool:
    return c.event.melee


def is_bound(g: Game, c: Context[Any], unit: int) -> bool:
    return unit == c.bound[0]


def is_roll_of_bound(g: Game, c: Context[Roll]) -> bool:
    return c.event.attacker == c.bound[0]


def after_roll(g: Game, c: Context[Roll]) -> None:
    g.add(c.you, g.counting("hit", c.event.dice, "bonus strike"))


LASTING: Final = Ability(
    form="static",
    id="Berserk/1",
    modifiers=(
        Modifier(
            attribute="dice", stage=Stage.ADD, applies=is_bound, value=lambda g, c, unit: g.level(c.this)
        ),
    ),
)
AFTER_ROLL: Final = Ability(
    form="trigger",
    id="Berserk/2",
    event="roll",
    timing="after",
    conditions=(
        Condition(id="attacker", says="by attacker", test=is_roll_of_bound),
        Condition(id="melee", says="in melee", test=is_melee),
    ),
    effect=after_roll,
)


def play(g: Game, c: Context[Roll]) -> None:
    g.last(c, LASTING, "turn", c.event.attacker)
    g.last(c, AFTER_ROLL, "turn", c.event.attacker)


CARD: Final = LoreCard(
    name="Berserk",
    classes=("Warrior",),
    number=7,
    cost=4,
    abilities=(
        Ability(
            form="play",
            event="roll",
            timing="before",
            conditions=(
                Condition(id="attacker", says="by an ordered friendly unit as attacker", test=is_attacker),
                Condition(id="melee", says="in melee", test=is_melee),
            ),
            effect=play,
        ),
    ),
    lasting=(LASTING, AFTER_ROLL),
)
