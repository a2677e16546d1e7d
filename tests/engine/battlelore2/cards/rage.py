"""Rage, compiled from cards/battlelore2/keywords.card."""

from typing import Any

from cardwright_engine.card import Ability, Context, Modifier, Stage
from cardwright_engine.games.battlelore2 import Game


def rage() -> tuple[Ability, ...]:
    """This unit has 1 more die for each missing figure of this unit."""
    return (
        Ability(
            form="static",
            modifiers=(Modifier(attribute="dice", stage=Stage.ADD, applies=this_unit, value=missing),),
            line=17,
        ),
    )


def this_unit(g: Game, c: Context[Any], unit: int) -> bool:
    return unit == c.this


def missing(g: Game, c: Context[Any], unit: int) -> int:
    return g.missing(c.this)
