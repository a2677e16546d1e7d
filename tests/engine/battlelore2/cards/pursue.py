"""Pursue, compiled from cards/battlelore2/keywords.card."""

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore2 import Advance, Game


def pursue(x: int) -> tuple[Ability, ...]:
    """Instead of an advance, once per turn: up to X hexes through the gap, then one more attack."""

    def effect(g: Game, c: Context[Advance]) -> None:
        gap = c.event.gap
        g.move(c.this, -1, x, -1, gap)
        units = [unit for unit in g.units() if g.enemy(unit, c.you) and g.adjacent(unit, c.this)]
        for unit in g.choose(c.you, units, "attack", minimum=0, card=c.this, line=32):
            g.attack(c.this, unit)

    return (
        Ability(
            form="replace",
            event="advance",
            timing="instead of",
            conditions=(Condition(id="event", says="an advance by this unit", test=fits),),
            limit="turn",
            optional=True,
            effect=effect,
            line=30,
        ),
    )


def fits(g: Game, c: Context[Advance]) -> bool:
    return c.event.unit == c.this
