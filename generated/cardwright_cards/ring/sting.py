"""Sting, compiled from cards/ring/hobbit.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Game, Item


def is_character(g: Game, c: Context[Any]) -> bool:
    return any(
        g.is_character(character)
        and g.faction(character) == "Monstrous"
        and g.on(character, g.only(path for path in g.paths() if g.on(c.this, path)))
        for character in g.cards()
    )


CARD: Final = Item(
    name="Sting",
    faction="Hobbit",
    deck="Frodo",
    numbers=(41,),
    traits=("Weapon",),
    icons=((1, "path defense"),),
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
                Condition(
                    id="character",
                    says="a Monstrous character is on way",
                    test=is_character,
                ),
            ),
            modifiers=(
                Modifier(
                    attribute="path_defense",
                    stage=Stage.ADD,
                    applies=lambda g, c, piece: piece == c.this,
                    value=lambda g, c, piece: 1,
                    itself=True,
                ),
            ),
            line=366,
        ),
    ),
    source="cards/ring/hobbit.card",
)
SOURCE_MAP: Final = ("cards/ring/hobbit.card", ((9, 366), (18, 361)))
