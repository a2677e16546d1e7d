"""Faramir, compiled from cards/ring/dunedain.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Entry, Game


def is_place(g: Game, c: Context[Entry]) -> bool:
    return g.is_path(c.event.place) and g.path_number(c.event.place) == 7


def when_entry(g: Game, c: Context[Entry]) -> None:
    for path in g.choose(
        c.you,
        [path for path in g.paths() if g.path_number(path) == 7 and g.can_activate(c.you, path)],
        "activate",
        minimum=0,
        card=c.this,
        line=317,
    ):
        g.activate(c.you, path)


CARD: Final = Character(
    name="Faramir",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(9,),
    icons=((1, "defense"), (1, "leadership attack"), (1, "path defense")),
    paths=(7, 8),
    abilities=(
        Ability(
            form="trigger",
            event="entry",
            timing="when",
            conditions=(
                Condition(id="player", says="you", test=lambda g, c: c.event.player == c.you),
                Condition(
                    id="card",
                    says="this",
                    test=lambda g, c: c.event.card == c.this,
                    itself="card",
                ),
                Condition(id="place", says="to a path with 7 number", test=is_place),
            ),
            effect=when_entry,
            line=317,
        ),
    ),
    source="cards/ring/dunedain.card",
)
SOURCE_MAP: Final = ("cards/ring/dunedain.card", ((9, 317), (25, 312)))
