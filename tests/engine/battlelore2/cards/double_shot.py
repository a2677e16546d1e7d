"""Double Shot, compiled from cards/battlelore2/keywords.card."""

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore2 import Attack, Game


def double_shot() -> tuple[Ability, ...]:
    """After an attack by this unit, once per turn, if this unit has not moved: it may attack."""
    return (
        Ability(
            form="trigger",
            event="attack",
            timing="after",
            conditions=(
                Condition(id="event", says="an attack by this unit", test=fits),
                Condition(id="not-moved", says="this unit has not moved", test=stood),
            ),
            limit="turn",
            effect=effect,
            line=38,
        ),
    )


def fits(g: Game, c: Context[Attack]) -> bool:
    return c.event.attacker == c.this


def stood(g: Game, c: Context[Attack]) -> bool:
    return not g.moved(c.this)


def effect(g: Game, c: Context[Attack]) -> None:
    if g.agree(c.you, "attack", card=c.this, line=39):
        g.attack(c.this)
