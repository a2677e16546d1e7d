"""Saruman's Staff, compiled from cards/ring/isengard.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Modifier, Stage
from cardwright_engine.games.ring import Item

CARD: Final = Item(
    name="Saruman's Staff",
    faction="Isengard",
    deck="Saruman",
    numbers=(70,),
    traits=("Weapon",),
    icons=((1, "attack"), (1, "defense"), (1, "path attack")),
    wielders=("Saruman",),
    abilities=(
        Ability(
            form="static",
            conditions=(
                Condition(id="play", says="this is in play", test=lambda g, c: g.in_play(c.this)),
            ),
            modifiers=(
                Modifier(
                    attribute="carryover_limit",
                    stage=Stage.ADD,
                    applies=lambda g, c, piece: piece == c.you,
                    value=lambda g, c, piece: 1,
                ),
            ),
            line=265,
        ),
    ),
    source="cards/ring/isengard.card",
)
SOURCE_MAP: Final = ("cards/ring/isengard.card", ((8, 260),))
