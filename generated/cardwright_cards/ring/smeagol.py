"""Sméagol, compiled from cards/ring/wizard.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Elimination, Game


def instead_of_elimination(g: Game, c: Context[Elimination]) -> None:
    g.cycle(c.you, c.this)


def is_path(g: Game, c: Context[Any]) -> bool:
    return any(
        g.unused(path) and g.path_number(path) == g.path_number(g.only(g.active_paths())) + 1
        for path in g.paths()
    )


def pay(g: Game, c: Context[Any]) -> None:
    g.gain(c.you, 1)


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
        line=153,
    ):
        g.activate(c.you, path)


CARD: Final = Character(
    name="Sméagol",
    faction="Wizard",
    deck="Frodo",
    numbers=(55,),
    icons=((1, "path defense"),),
    paths=(6, 7, 8, 9),
    abilities=(
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
            line=151,
        ),
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
            cost=(lambda g, c: True, pay),
            effect=action,
            line=152,
        ),
    ),
    source="cards/ring/wizard.card",
)
SOURCE_MAP: Final = ("cards/ring/wizard.card", ((9, 151), (13, 152), (25, 153), (40, 146)))
