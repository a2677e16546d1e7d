"""Vow of the Shield, compiled from cards/battlelore/cleric_prayer.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


def react(g: Game, c: Context[Roll]) -> None:
    g.prevent(c.you, g.level(c.this) + 1, (g.banner(c.event.defender),))


CARD: Final = LoreCard(
    name="Vow of the Shield",
    classes=("Cleric",),
    cost=4,
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
            ),
            effect=react,
            line=208,
        ),
    ),
    source="cards/battlelore/cleric_prayer.card",
)
SOURCE_MAP: Final = ("cards/battlelore/cleric_prayer.card", ((9, 208), (10, 209), (13, 204)))
