"""Flanking, compiled from cards/battlelore2/keywords.card."""

from typing import Any

from cardwright_engine.card import Ability, Context, Modifier, Stage
from cardwright_engine.games.battlelore2 import Game


def flanking() -> tuple[Ability, ...]:
    """Another unit of yours against an enemy unit adjacent to this unit has 1 more die."""
    return (
        Ability(
            form="static",
            modifiers=(
                Modifier(attribute="dice", stage=Stage.ADD, applies=flanks, value=lambda g, c, unit: 1),
            ),
            line=11,
        ),
    )


def flanks(g: Game, c: Context[Any], unit: int) -> bool:
    if unit == c.this or g.controller(unit) != c.you:
        return False
    return any(
        g.enemy(other, c.you) and g.adjacent(other, c.this) for other in g.units() if g.attacking(unit, other)
    )
