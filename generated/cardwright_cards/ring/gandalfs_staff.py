"""Gandalf's Staff, compiled from cards/ring/wizard.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Modifier, Stage
from cardwright_engine.games.ring import Item

CARD: Final = Item(
    name="Gandalf's Staff",
    faction="Wizard",
    deck="Frodo",
    numbers=(58,),
    traits=("Weapon",),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    wielders=("Gandalf the Grey", "Gandalf the White"),
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
            line=342,
        ),
    ),
    source="cards/ring/wizard.card",
)
SOURCE_MAP: Final = ("cards/ring/wizard.card", ((8, 337),))
