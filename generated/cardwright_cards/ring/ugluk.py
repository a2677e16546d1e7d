"""Uglúk, compiled from cards/ring/isengard.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Game


def is_path(g: Game, c: Context[Any]) -> bool:
    return any(
        g.unused(path) and g.path_number(path) == g.path_number(g.only(g.active_paths()))
        for path in g.paths()
    )


def action(g: Game, c: Context[Any]) -> None:
    for path in g.choose(
        c.you,
        [
            path
            for path in g.paths()
            if g.path_number(path) == g.path_number(g.only(g.active_paths()))
            and g.can_activate(c.you, path)
        ],
        "activate",
        card=c.this,
        line=209,
    ):
        g.activate(c.you, path)


CARD: Final = Character(
    name="Uglúk",
    faction="Isengard",
    deck="Saruman",
    numbers=(68,),
    icons=((1, "leadership attack"), (1, "leadership defense"), (1, "path attack")),
    paths=(5, 6),
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
                    says="there is an unused path with (number of the active path) number",
                    test=is_path,
                ),
            ),
            effect=action,
            line=208,
        ),
    ),
    source="cards/ring/isengard.card",
)
SOURCE_MAP: Final = ("cards/ring/isengard.card", ((9, 208), (17, 209), (32, 203)))
