"""Ferocity, compiled from cards/battlelore2/keywords.card."""

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore2 import Game, Retreat


def ferocity() -> tuple[Ability, ...]:
    """Before a retreat of this unit by an adjacent enemy unit: this unit may counter."""
    return (
        Ability(
            form="trigger",
            event="retreat",
            timing="before",
            conditions=(
                Condition(id="event", says="a retreat of this unit by an enemy unit", test=fits),
                Condition(id="adjacent", says="attacker is adjacent to this unit", test=near),
            ),
            effect=effect,
            line=61,
        ),
    )


def fits(g: Game, c: Context[Retreat]) -> bool:
    return c.event.unit == c.this and g.enemy(c.event.attacker, c.you)


def near(g: Game, c: Context[Retreat]) -> bool:
    return g.adjacent(c.event.attacker, c.this)


def effect(g: Game, c: Context[Retreat]) -> None:
    attacker = c.event.attacker
    if g.agree(c.you, "counter", card=c.this, line=62):
        g.counter(c.this, attacker)
    if g.eliminated(attacker):
        g.cancel(c.you, c.event)
