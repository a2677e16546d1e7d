"""Martyr's Gift, compiled from cards/battlelore/cleric_mending.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


def is_unit(g: Game, c: Context[Roll]) -> bool:
    return any(g.adjacent(unit, c.event.defender) for unit in g.units_of(c.you))


def react(g: Game, c: Context[Roll]) -> None:
    for martyr in g.choose(
        c.you,
        [unit for unit in g.units_of(c.you) if g.adjacent(unit, c.event.defender)],
        "martyr",
        card=c.this,
        line=219,
    ):
        g.redirect(c.you, (g.banner(c.event.defender),), c.event.defender, martyr)


CARD: Final = LoreCard(
    name="Martyr's Gift",
    classes=("Cleric",),
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
                Condition(
                    id="unit",
                    says="there is a friendly unit adjacent to defender",
                    test=is_unit,
                ),
            ),
            effect=react,
            line=218,
        ),
    ),
    source="cards/battlelore/cleric_mending.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/cleric_mending.card",
    ((9, 218), (14, 219), (21, 220), (24, 214)),
)
