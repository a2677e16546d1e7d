"""Frenzy, compiled from cards/battlelore2/keywords.card."""

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore2 import Commit, Game


def frenzy() -> tuple[Ability, ...]:
    """When you commit [heroic] of this unit: this unit loses 1 figure; add 1 damage."""
    return (
        Ability(
            form="trigger",
            event="commit",
            timing="when",
            conditions=(Condition(id="event", says="you commit [heroic] of this unit", test=fits),),
            effect=effect,
            line=22,
        ),
    )


def fits(g: Game, c: Context[Commit]) -> bool:
    return c.event.face == "heroic" and c.event.unit == c.this and g.enemy(c.event.target, c.you)


def effect(g: Game, c: Context[Commit]) -> None:
    g.lose_figures(c.this, 1)
    g.add_damage(c.you, 1)
