"""Vigilant, compiled from cards/battlelore2/keywords.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context, Ruling
from cardwright_engine.games.battlelore2 import Game


def forbids_counter(g: Game, c: Context[Any], unit: int, unit_2: int) -> bool:
    return g.enemy(unit, c.you) and unit_2 == c.this


def abilities() -> tuple[Ability, ...]:
    return (
        Ability(
            form="static",
            rulings=(Ruling(verb="counter", allows=False, applies=forbids_counter, about=1),),
            line=5,
        ),
    )


LASTING: Final[tuple[Ability, ...]] = ()
SOURCE_MAP: Final = ("cards/battlelore2/keywords.card", ((9, 5), (13, 3)))
