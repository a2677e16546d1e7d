"""Shade of the Altar, compiled from cards/battlelore/cleric_prayer.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


def is_defender(g: Game, c: Context[Roll]) -> bool:
    return g.wounded(c.event.defender) and g.friendly(c.event.defender, c.you)


IN_FORCE: Final = Ability(
    form="static",
    modifiers=(
        Modifier(
            attribute="dice",
            stage=Stage.LOCK,
            applies=lambda g, c, piece: piece == c.bound[0],
            value=lambda g, c, piece: 1,
        ),
    ),
    id="Shade of the Altar/1",
    line=270,
)


def react(g: Game, c: Context[Roll]) -> None:
    g.last(c, IN_FORCE, "battle", c.event.attacker)


CARD: Final = LoreCard(
    name="Shade of the Altar",
    classes=("Cleric",),
    cost=5,
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
                Condition(id="defender", says="against a wounded friendly unit", test=is_defender),
            ),
            effect=react,
            line=269,
        ),
    ),
    lasting=(IN_FORCE,),
    source="cards/battlelore/cleric_prayer.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/cleric_prayer.card",
    ((9, 269), (13, 270), (28, 269), (29, 270), (32, 265)),
)
