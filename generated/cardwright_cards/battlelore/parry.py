"""Parry, compiled from cards/battlelore/warrior.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.battlelore import Game, LoreCard, Roll

IN_FORCE: Final = Ability(
    form="static",
    modifiers=(
        Modifier(
            attribute="dice",
            stage=Stage.LOCK,
            applies=lambda g, c, piece: piece == c.bound[0],
            value=lambda g, c, piece: 2,
        ),
    ),
    id="Parry/1",
    line=8,
)


def react(g: Game, c: Context[Roll]) -> None:
    g.last(c, IN_FORCE, "turn", c.event.attacker)


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
            conditions=(
                Condition(
                    id="attacker",
                    says="by an enemy unit",
                    test=lambda g, c: g.enemy(c.event.attacker, c.you),
                ),
            ),
            effect=react,
            line=7,
        ),
    ),
    lasting=(IN_FORCE,),
    source="cards/battlelore/warrior.card",
)
SOURCE_MAP: Final = ("cards/battlelore/warrior.card", ((8, 8), (23, 7), (24, 8), (27, 3)))
