"""Ferocity, compiled from cards/battlelore2/keywords.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore2 import Game, Retreat


def before_retreat(g: Game, c: Context[Retreat]) -> None:
    if g.agree(c.you, "counter", card=c.this, line=62):
        g.counter(c.this, c.event.attacker)
    if g.eliminated(c.event.attacker):
        g.cancel(c.you, c.event)


def abilities() -> tuple[Ability, ...]:
    return (
        Ability(
            form="trigger",
            event="retreat",
            timing="before",
            conditions=(
                Condition(
                    id="unit",
                    says="this unit",
                    test=lambda g, c: c.event.unit == c.this,
                    itself="unit",
                ),
                Condition(
                    id="attacker",
                    says="by an enemy unit",
                    test=lambda g, c: g.enemy(c.event.attacker, c.you),
                ),
                Condition(
                    id="adjacent",
                    says="attacker is adjacent to this unit",
                    test=lambda g, c: g.adjacent(c.event.attacker, c.this),
                ),
            ),
            effect=before_retreat,
            line=61,
        ),
    )


LASTING: Final[tuple[Ability, ...]] = ()
SOURCE_MAP: Final = ("cards/battlelore2/keywords.card", ((9, 61), (10, 62), (12, 63), (16, 59)))
