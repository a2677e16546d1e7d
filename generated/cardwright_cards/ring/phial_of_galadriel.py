"""Phial of Galadriel, compiled from cards/ring/elf.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Game, Item


def changes_path_defense(g: Game, c: Context[Any], piece: int) -> bool:
    return piece == g.only(path for path in g.paths() if g.on(c.this, path))


CARD: Final = Item(
    name="Phial of Galadriel",
    faction="Elf",
    deck="Aragorn",
    numbers=(29,),
    wielders=("Frodo Baggins", "Sam Gamgee"),
    abilities=(
        Ability(
            form="static",
            conditions=(
                Condition(
                    id="on-place",
                    says="this is on a path as way",
                    test=lambda g, c: g.is_path(g.place(c.this)),
                ),
            ),
            modifiers=(
                Modifier(
                    attribute="path_defense",
                    stage=Stage.ADD,
                    applies=changes_path_defense,
                    value=lambda g, c, piece: 2,
                ),
            ),
            line=377,
        ),
    ),
    source="cards/ring/elf.card",
)
SOURCE_MAP: Final = ("cards/ring/elf.card", ((9, 377), (13, 373)))
