"""Catalyst, compiled from cards/battlelore2/keywords.card."""

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore2 import Commit, Game


def catalyst() -> tuple[Ability, ...]:
    """When you commit [lore] of this unit: draw 1 card from your lore deck; gain 1 lore."""
    return (
        Ability(
            form="trigger",
            event="commit",
            timing="when",
            conditions=(Condition(id="event", says="you commit [lore] of this unit", test=fits),),
            effect=effect,
            line=53,
        ),
    )


def fits(g: Game, c: Context[Commit]) -> bool:
    return c.event.face == "lore" and c.event.unit == c.this


def effect(g: Game, c: Context[Commit]) -> None:
    g.draw(c.you, 1, "lore-deck", c.you)
    g.gain_lore(c.you, 1)
