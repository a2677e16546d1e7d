"""Catalyst, compiled from cards/battlelore2/keywords.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore2 import Commit, Game


def when_commit(g: Game, c: Context[Commit]) -> None:
    g.draw(c.you, 1, "lore-deck", c.you)
    g.gain_lore(c.you, 1)


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
                    says="[lore] of this unit",
                    test=lambda g, c: c.event.face == "lore",
                ),
                Condition(
                    id="unit",
                    says="this unit",
                    test=lambda g, c: c.event.unit == c.this,
                    itself="unit",
                ),
            ),
            effect=when_commit,
            line=53,
        ),
    )


LASTING: Final[tuple[Ability, ...]] = ()
SOURCE_MAP: Final = ("cards/battlelore2/keywords.card", ((9, 53), (10, 54), (11, 55), (14, 51)))
