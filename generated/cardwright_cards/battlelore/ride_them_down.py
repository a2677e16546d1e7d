"""Ride Them Down, compiled from cards/battlelore/warrior_steel.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Ruling, Stage
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


def is_attacker(g: Game, c: Context[Roll]) -> bool:
    return (
        g.ordered(c.event.attacker)
        and g.friendly(c.event.attacker, c.you)
        and g.troop_type(c.event.attacker) == "mounted"
    )


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
    rulings=(Ruling(verb="ignore", allows=False, applies=lambda g, c, unit: unit == c.bound[1]),),
    id="Ride Them Down/1",
    line=10,
)


def before_roll(g: Game, c: Context[Roll]) -> None:
    g.last(c, IN_FORCE, "battle", c.event.attacker, c.event.defender)


CARD: Final = LoreCard(
    name="Ride Them Down",
    classes=("Warrior",),
    cost=4,
    abilities=(
        Ability(
            form="play",
            event="roll",
            timing="before",
            conditions=(
                Condition(
                    id="attacker",
                    says="by an ordered friendly mounted unit",
                    test=is_attacker,
                ),
                Condition(
                    id="defender",
                    says="against an enemy unit",
                    test=lambda g, c: g.enemy(c.event.defender, c.you),
                ),
                Condition(id="melee", says="in melee", test=lambda g, c: c.event.melee),
            ),
            effect=before_roll,
            line=9,
        ),
    ),
    lasting=(IN_FORCE,),
    source="cards/battlelore/warrior_steel.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/warrior_steel.card",
    ((9, 9), (17, 10), (33, 9), (34, 10), (37, 5)),
)
