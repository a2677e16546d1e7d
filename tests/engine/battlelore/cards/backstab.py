"""Backstab, as compiled from cards/battlelore/rogue.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


def is_attacker(g: Game, c: Context[Roll]) -> bool:
    return g.enemy(c.event.attacker, c.you)


def is_defender(g: Game, c: Context[Roll]) -> bool:
    return g.friendly(c.event.defender, c.you)


def is_melee(g: Game, c: Context[Roll]) -> bool:
    return c.event.melee


def react(g: Game, c: Context[Roll]) -> None:
    g.redirect(c.you, ("bonus strike",), c.event.defender, c.event.attacker)


CARD: Final = LoreCard(
    name="Backstab",
    classes=("Rogue",),
    number=5,
    cost=3,
    abilities=(
        Ability(
            form="react",
            event="roll",
            timing="after",
            turn="either",
            conditions=(
                Condition(id="attacker", says="by an enemy unit as attacker", test=is_attacker),
                Condition(id="defender", says="against a friendly unit as defender", test=is_defender),
                Condition(id="melee", says="in melee", test=is_melee),
            ),
            effect=react,
        ),
    ),
)
