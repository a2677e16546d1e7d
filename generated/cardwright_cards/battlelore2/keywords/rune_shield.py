"""Rune Shield, compiled from cards/battlelore2/keywords.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore2 import Commit, Game


def when_commit(g: Game, c: Context[Commit]) -> None:
    for ward in g.choose(
        c.you,
        [unit for unit in g.units() if g.friendly(unit, c.you) and g.within(unit, 1, c.this)],
        "ward",
        card=c.this,
        line=46,
    ):
        g.put_shields(c.you, 1, ward)


def abilities() -> tuple[Ability, ...]:
    return (
        Ability(
            form="trigger",
            event="commit",
            timing="when",
            conditions=(
                Condition(id="player", says="you", test=lambda g, c: c.event.player == c.you),
                Condition(
                    id="face",
                    says="[heroic] of this unit",
                    test=lambda g, c: c.event.face == "heroic",
                ),
                Condition(
                    id="unit",
                    says="this unit",
                    test=lambda g, c: c.event.unit == c.this,
                    itself="unit",
                ),
            ),
            effect=when_commit,
            line=45,
        ),
    )


LASTING: Final[tuple[Ability, ...]] = ()
SOURCE_MAP: Final = ("cards/battlelore2/keywords.card", ((9, 45), (10, 46), (17, 47), (20, 43)))
