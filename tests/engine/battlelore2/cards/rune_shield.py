"""Rune Shield, compiled from cards/battlelore2/keywords.card."""

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore2 import Commit, Game


def rune_shield() -> tuple[Ability, ...]:
    """When you commit [heroic] of this unit: a shield token onto a unit of yours within 1 hex."""
    return (
        Ability(
            form="trigger",
            event="commit",
            timing="when",
            conditions=(Condition(id="event", says="you commit [heroic] of this unit", test=fits),),
            effect=effect,
            line=45,
        ),
    )


def fits(g: Game, c: Context[Commit]) -> bool:
    return c.event.face == "heroic" and c.event.unit == c.this


def effect(g: Game, c: Context[Commit]) -> None:
    units = [unit for unit in g.units() if g.controller(unit) == c.you and g.within(unit, 1, c.this)]
    for ward in g.choose(c.you, units, "ward", card=c.this, line=46):
        g.put_shields(c.you, 1, ward)
