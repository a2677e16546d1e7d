"""Agility, compiled from cards/battlelore/rogue_and_warrior.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


def react(g: Game, c: Context[Roll]) -> None:
    g.prevent(c.you, 1, (g.banner(c.event.defender),))


CARD: Final = LoreCard(
    name="Agility",
    classes=("Rogue", "Warrior"),
    number=2,
    cost=1,
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
            line=91,
        ),
    ),
    source="cards/battlelore/rogue_and_warrior.card",
)
SOURCE_MAP: Final = ("cards/battlelore/rogue_and_warrior.card", ((9, 91), (10, 92), (13, 87)))
