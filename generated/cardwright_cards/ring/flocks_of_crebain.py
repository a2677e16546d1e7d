"""Flocks of Crebain, compiled from cards/ring/monstrous.card."""

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
        line=257,
    ):
        g.activate(c.you, path)


CARD: Final = Character(
    name="Flocks of Crebain",
    faction="Monstrous",
    deck="Saruman",
    numbers=(80,),
    icons=((1, "path attack"),),
    paths=(1, 2, 3, 4, 5, 6, 7),
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
            line=256,
        ),
    ),
    source="cards/ring/monstrous.card",
)
SOURCE_MAP: Final = ("cards/ring/monstrous.card", ((9, 256), (17, 257), (32, 251)))
