"""Gandalf the Grey, compiled from cards/ring/wizard.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Game


def is_path(g: Game, c: Context[Any]) -> bool:
    return any(
        g.unused(path) and g.path_number(path) == g.path_number(g.only(g.active_paths())) + 1
        for path in g.paths()
    )


def action(g: Game, c: Context[Any]) -> None:
    for path in g.choose(
        c.you,
        [
            path
            for path in g.paths()
            if g.path_number(path) == g.path_number(g.only(g.active_paths())) + 1
            and g.can_activate(c.you, path)
        ],
        "activate",
        card=c.this,
        line=10,
    ):
        g.activate(c.you, path)


CARD: Final = Character(
    name="Gandalf the Grey",
    faction="Wizard",
    deck="Frodo",
    numbers=(51,),
    icons=((2, "attack"), (2, "defense"), (3, "path defense")),
    paths=(1, 2, 3, 4, 5, 6, 7, 8, 9),
    abilities=(
        Ability(
            form="action",
            conditions=(
                Condition(
                    id="place",
                    says="on a path",
                    test=lambda g, c: g.is_path(g.place(c.this)),
                ),
                Condition(
                    id="path",
                    says="there is an unused path with (number of the active path + 1) number",
                    test=is_path,
                ),
            ),
            effect=action,
            line=9,
        ),
    ),
    source="cards/ring/wizard.card",
)
SOURCE_MAP: Final = ("cards/ring/wizard.card", ((9, 9), (17, 10), (32, 3)))
