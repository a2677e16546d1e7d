"""Strider, compiled from cards/ring/dunedain.card."""

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
        line=461,
    ):
        g.activate(c.you, path)


CARD: Final = Character(
    name="Strider",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(12,),
    icons=((1, "attack"), (1, "defense"), (2, "path defense")),
    paths=(2, 3, 4, 5, 6),
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
            line=460,
        ),
    ),
    source="cards/ring/dunedain.card",
)
SOURCE_MAP: Final = ("cards/ring/dunedain.card", ((9, 460), (17, 461), (32, 454)))
