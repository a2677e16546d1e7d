"""Boromir, compiled from cards/ring/dunedain.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Entry, Game, Play


def played(g: Game, c: Context[Play]) -> bool:
    return c.event.card == c.this


def draw(g: Game, c: Context[Play]) -> None:
    g.draw(c.you, 1)


def to_path(g: Game, c: Context[Entry]) -> bool:
    return c.event.card == c.this and c.event.place in g.paths()


def forsake(g: Game, c: Context[Entry]) -> None:
    g.forsake(c.you, 1)


CARD: Final = Character(
    name="Boromir",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(7,),
    icons=((1, "defense"), (1, "leadership attack"), (1, "path defense")),
    paths=(3, 4, 5, 6),
    abilities=(
        Ability(
            form="trigger",
            event="play",
            timing="when",
            conditions=(Condition(id="this", says="this is played", test=played),),
            effect=draw,
            line=9,
        ),
        Ability(
            form="trigger",
            event="entry",
            timing="when",
            conditions=(Condition(id="this", says="this comes to a path", test=to_path),),
            effect=forsake,
            line=9,
        ),
    ),
    source="cards/ring/dunedain.card",
)
