"""Gollum, compiled from cards/ring/monstrous.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Elimination, Game


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
        line=300,
    ):
        g.activate(c.you, path)


def instead_of_elimination(g: Game, c: Context[Elimination]) -> None:
    g.cycle(c.you, c.this)


CARD: Final = Character(
    name="Gollum",
    faction="Monstrous",
    deck="Saruman",
    numbers=(81,),
    icons=((1, "path attack"),),
    paths=(6, 7, 8, 9),
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
            line=299,
        ),
        Ability(
            form="replace",
            event="elimination",
            timing="instead of",
            conditions=(
                Condition(
                    id="card",
                    says="this",
                    test=lambda g, c: c.event.card == c.this,
                    itself="card",
                ),
                Condition(
                    id="path-combat",
                    says="in path combat",
                    test=lambda g, c: c.event.combat == "path",
                ),
            ),
            effect=instead_of_elimination,
            line=302,
        ),
    ),
    source="cards/ring/monstrous.card",
)
SOURCE_MAP: Final = ("cards/ring/monstrous.card", ((9, 299), (17, 300), (32, 302), (36, 294)))
