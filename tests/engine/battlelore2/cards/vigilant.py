"""Vigilant, compiled from cards/battlelore2/keywords.card."""

from typing import Any

from cardwright_engine.card import Ability, Context, Ruling
from cardwright_engine.games.battlelore2 import Game


def vigilant() -> tuple[Ability, ...]:
    """An enemy unit cannot counter this unit."""
    return (
        Ability(
            form="static", rulings=(Ruling(verb="counter", allows=False, applies=counters_this),), line=5
        ),
    )


def counters_this(g: Game, c: Context[Any], unit: int, attacker: int) -> bool:
    return g.enemy(unit, c.you) and attacker == c.this
