"""Candles of Corpses, compiled from cards/ring/monstrous.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Character, Game


def is_on_place(g: Game, c: Context[Any]) -> bool:
    return any(g.on(c.this, other) for other in g.named("Dead Marshes"))


def pay(g: Game, c: Context[Any]) -> None:
    g.eliminate(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    for player in g.side_players("free"):
        g.forsake(player, 1)


CARD: Final = Character(
    name="Candles of Corpses",
    faction="Monstrous",
    deck="Saruman",
    numbers=(77,),
    icons=((1, "path attack"),),
    paths=(6, 7),
    abilities=(
        Ability(
            form="static",
            conditions=(
                Condition(id="on-place", says='this is on "Dead Marshes"', test=is_on_place),
            ),
            modifiers=(
                Modifier(
                    attribute="path_attack",
                    stage=Stage.ADD,
                    applies=lambda g, c, piece: piece == c.this,
                    value=lambda g, c, piece: 1,
                    itself=True,
                ),
            ),
            line=175,
        ),
        Ability(
            form="action",
            zones=("reserve",),
            cost=(lambda g, c: g.can_eliminate(c.you, c.this), pay),
            effect=action,
            line=176,
        ),
    ),
    source="cards/ring/monstrous.card",
)
SOURCE_MAP: Final = ("cards/ring/monstrous.card", ((9, 175), (13, 176), (18, 177), (22, 170)))
