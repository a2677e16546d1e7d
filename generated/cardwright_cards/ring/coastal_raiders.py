"""Coastal Raiders, compiled from cards/ring/southron.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Army, Game


def is_on_place(g: Game, c: Context[Any]) -> bool:
    return any(g.on(c.this, other) for other in g.named("Dol Amroth"))


def is_unused(g: Game, c: Context[Any]) -> bool:
    return any(g.unused(piece) for piece in g.named("Dol Amroth"))


def pay(g: Game, c: Context[Any]) -> None:
    g.eliminate(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    for battleground in g.named("Dol Amroth"):
        g.activate(c.you, battleground)


CARD: Final = Army(
    name="Coastal Raiders",
    faction="Southron",
    deck="Saruman",
    numbers=(84,),
    icons=((1, "attack"), (1, "defense")),
    abilities=(
        Ability(
            form="static",
            conditions=(
                Condition(id="on-place", says='this is on "Dol Amroth"', test=is_on_place),
            ),
            modifiers=(
                Modifier(
                    attribute="attack",
                    stage=Stage.ADD,
                    applies=lambda g, c, piece: piece == c.this,
                    value=lambda g, c, piece: 1,
                    itself=True,
                ),
            ),
            line=27,
        ),
        Ability(
            form="action",
            zones=("reserve",),
            conditions=(Condition(id="unused", says='"Dol Amroth" is unused', test=is_unused),),
            cost=(lambda g, c: g.can_eliminate(c.you, c.this), pay),
            effect=action,
            line=28,
        ),
    ),
    source="cards/ring/southron.card",
)
SOURCE_MAP: Final = ("cards/ring/southron.card", ((9, 27), (13, 28), (26, 23)))
