"""Rage, compiled from cards/battlelore2/keywords.card."""

from typing import Final

from cardwright_engine.card import Ability, Modifier, Stage


def abilities() -> tuple[Ability, ...]:
    return (
        Ability(
            form="static",
            modifiers=(
                Modifier(
                    attribute="dice",
                    stage=Stage.ADD,
                    applies=lambda g, c, piece: piece == c.this,
                    value=lambda g, c, piece: g.missing(c.this),
                    itself=True,
                ),
            ),
            line=17,
        ),
    )


LASTING: Final[tuple[Ability, ...]] = ()
SOURCE_MAP: Final = ("cards/battlelore2/keywords.card", ((8, 15),))
