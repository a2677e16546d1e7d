"""Curtain of Smoke, compiled from cards/battlelore/wizard_storms.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.battlelore import Game, LoreCard, Roll

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
    id="Curtain of Smoke/1",
    line=286,
)


def react(g: Game, c: Context[Roll]) -> None:
    g.last(c, IN_FORCE, "battle", c.event.attacker)


CARD: Final = LoreCard(
    name="Curtain of Smoke",
    classes=("Wizard",),
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
                Condition(
                    id="defender",
                    says="against a friendly unit",
                    test=lambda g, c: g.friendly(c.event.defender, c.you),
                ),
                Condition(id="ranged", says="at range", test=lambda g, c: not c.event.melee),
            ),
            effect=react,
            line=285,
        ),
    ),
    lasting=(IN_FORCE,),
    source="cards/battlelore/wizard_storms.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/wizard_storms.card",
    ((8, 286), (23, 285), (24, 286), (27, 281)),
)
