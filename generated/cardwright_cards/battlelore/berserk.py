"""Berserk, compiled from cards/battlelore/warrior.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


def is_attacker(g: Game, c: Context[Roll]) -> bool:
    return g.ordered(c.event.attacker) and g.friendly(c.event.attacker, c.you)


IN_FORCE: Final = Ability(
    form="static",
    modifiers=(
        Modifier(
            attribute="dice",
            stage=Stage.ADD,
            applies=lambda g, c, piece: piece == c.bound[0],
            value=lambda g, c, piece: g.level(c.this),
        ),
    ),
    id="Berserk/1",
    line=92,
)


def after_roll(g: Game, c: Context[Roll]) -> None:
    g.add(c.you, g.counting("hit", c.event.dice, "bonus strike"))


AFTER_ROLL: Final = Ability(
    form="trigger",
    event="roll",
    timing="after",
    conditions=(
        Condition(
            id="attacker",
            says="by attacker",
            test=lambda g, c: c.event.attacker == c.bound[0],
        ),
        Condition(id="melee", says="in melee", test=lambda g, c: c.event.melee),
    ),
    effect=after_roll,
    id="Berserk/2",
    line=94,
)


def before_roll(g: Game, c: Context[Roll]) -> None:
    g.last(c, IN_FORCE, "turn", c.event.attacker)
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
                Condition(id="attacker", says="by an ordered friendly unit", test=is_attacker),
                Condition(id="melee", says="in melee", test=lambda g, c: c.event.melee),
            ),
            effect=before_roll,
            line=91,
        ),
    ),
    lasting=(IN_FORCE, AFTER_ROLL),
    source="cards/battlelore/warrior.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/warrior.card",
    ((9, 91), (13, 92), (28, 94), (29, 95), (32, 94), (50, 91), (51, 92), (52, 94), (55, 87)),
)
