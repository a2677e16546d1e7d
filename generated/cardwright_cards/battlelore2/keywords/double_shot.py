"""Double Shot, compiled from cards/battlelore2/keywords.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore2 import Attack, Game


def after_attack(g: Game, c: Context[Attack]) -> None:
    if g.agree(c.you, "attack", card=c.this, line=39):
        g.attack(c.this, -1, -1)


def abilities() -> tuple[Ability, ...]:
    return (
        Ability(
            form="trigger",
            event="attack",
            timing="after",
            conditions=(
                Condition(
                    id="attacker",
                    says="by this unit",
                    test=lambda g, c: c.event.attacker == c.this,
                    itself="attacker",
                ),
                Condition(
                    id="move",
                    says="this unit has not moved",
                    test=lambda g, c: not g.did("move", c.this),
                ),
            ),
            limit="turn",
            effect=after_attack,
            line=38,
        ),
    )


LASTING: Final[tuple[Ability, ...]] = ()
SOURCE_MAP: Final = ("cards/battlelore2/keywords.card", ((9, 38), (10, 39), (14, 36)))
