"""Pursue, compiled from cards/battlelore2/keywords.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore2 import Advance, Game


def abilities(x: int) -> tuple[Ability, ...]:
    def instead_of_advance(g: Game, c: Context[Advance]) -> None:
        g.move(c.this, -1, x, -1, c.event.gap)
        for unit in g.choose(
            c.you,
            [unit for unit in g.units() if g.enemy(unit, c.you) and g.adjacent(unit, c.this)],
            "attack",
            minimum=0,
            card=c.this,
            line=32,
        ):
            g.attack(c.this, unit, -1)

    return (
        Ability(
            form="replace",
            event="advance",
            timing="instead of",
            conditions=(
                Condition(
                    id="unit",
                    says="by this unit",
                    test=lambda g, c: c.event.unit == c.this,
                    itself="unit",
                ),
            ),
            limit="turn",
            optional=True,
            effect=instead_of_advance,
            line=30,
        ),
    )


LASTING: Final[tuple[Ability, ...]] = ()
SOURCE_MAP: Final = (
    "cards/battlelore2/keywords.card",
    ((9, 28), (10, 30), (11, 31), (12, 32), (22, 28)),
)
