"""Frenzy, compiled from cards/battlelore2/keywords.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore2 import Commit, Game


def when_commit(g: Game, c: Context[Commit]) -> None:
    g.lose_figures(c.this, 1)
    g.add_damage(c.you, 1)


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
                    says="[heroic] of this unit against an enemy unit",
                    test=lambda g, c: c.event.face == "heroic",
                ),
                Condition(
                    id="unit",
                    says="this unit",
                    test=lambda g, c: c.event.unit == c.this,
                    itself="unit",
                ),
                Condition(
                    id="target",
                    says="against an enemy unit",
                    test=lambda g, c: g.enemy(c.event.target, c.you),
                ),
            ),
            effect=when_commit,
            line=22,
        ),
    )


LASTING: Final[tuple[Ability, ...]] = ()
SOURCE_MAP: Final = ("cards/battlelore2/keywords.card", ((9, 22), (10, 23), (11, 24), (14, 20)))
