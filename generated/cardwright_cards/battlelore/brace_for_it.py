"""Brace for It, compiled from cards/battlelore/warrior_steel.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


def is_defender(g: Game, c: Context[Roll]) -> bool:
    return g.friendly(c.event.defender, c.you) and g.troop_type(c.event.defender) == "foot"


IN_FORCE: Final = Ability(
    form="static",
    modifiers=(
        Modifier(
            attribute="dice",
            stage=Stage.ADD,
            applies=lambda g, c, piece: piece == c.bound[0],
            value=lambda g, c, piece: -g.level(c.this),
        ),
    ),
    id="Brace for It/1",
    line=82,
)


def react(g: Game, c: Context[Roll]) -> None:
    g.last(c, IN_FORCE, "battle", c.event.attacker)


CARD: Final = LoreCard(
    name="Brace for It",
    classes=("Warrior",),
    cost=2,
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
                Condition(id="defender", says="against a friendly foot unit", test=is_defender),
                Condition(id="melee", says="in melee", test=lambda g, c: c.event.melee),
            ),
            effect=react,
            line=81,
        ),
    ),
    lasting=(IN_FORCE,),
    source="cards/battlelore/warrior_steel.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/warrior_steel.card",
    ((9, 81), (13, 82), (28, 81), (29, 82), (32, 77)),
)
