"""Sting of Sparks, compiled from cards/battlelore/wizard_storms.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


def react(g: Game, c: Context[Roll]) -> None:
    rolled = g.roll(c.you, g.level(c.this) + 1)
    g.hit(c.you, c.event.attacker, rolled.count(g.banner(c.event.attacker)))


CARD: Final = LoreCard(
    name="Sting of Sparks",
    classes=("Wizard",),
    cost=3,
    abilities=(
        Ability(
            form="react",
            event="roll",
            timing="after",
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
                Condition(id="melee", says="in melee", test=lambda g, c: c.event.melee),
            ),
            effect=react,
            line=236,
        ),
    ),
    source="cards/battlelore/wizard_storms.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/wizard_storms.card",
    ((9, 236), (10, 237), (11, 238), (14, 232)),
)
