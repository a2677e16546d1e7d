"""Backstab, compiled from cards/battlelore/rogue.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


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
            line=149,
        ),
    ),
    source="cards/battlelore/rogue.card",
)
SOURCE_MAP: Final = ("cards/battlelore/rogue.card", ((9, 149), (10, 150), (13, 145)))
