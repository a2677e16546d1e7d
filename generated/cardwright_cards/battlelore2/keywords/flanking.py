"""Flanking, compiled from cards/battlelore2/keywords.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context, Modifier, Stage
from cardwright_engine.games.battlelore2 import Game


def changes_dice(g: Game, c: Context[Any], piece: int) -> bool:
    return (
        piece != c.this
        and g.friendly(piece, c.you)
        and any(
            g.attacking(piece, unit)
            for unit in g.units()
            if g.enemy(unit, c.you) and g.adjacent(unit, c.this)
        )
    )


def abilities() -> tuple[Ability, ...]:
    return (
        Ability(
            form="static",
            modifiers=(
                Modifier(
                    attribute="dice",
                    stage=Stage.ADD,
                    applies=changes_dice,
                    value=lambda g, c, piece: 1,
                ),
            ),
            line=10,
        ),
    )


LASTING: Final[tuple[Ability, ...]] = ()
SOURCE_MAP: Final = ("cards/battlelore2/keywords.card", ((9, 11), (21, 8)))
