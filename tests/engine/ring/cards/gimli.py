"""Gimli, compiled from cards/ring/dwarf.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Game, Play


def played(g: Game, c: Context[Play]) -> bool:
    return c.event.card == c.this


def fetch(g: Game, c: Context[Play]) -> None:
    options = [card for card in g.cycle_pile(c.you) if g.title(card) == "Dwarven Axe"]
    for card in g.choose(c.you, options, "card", minimum=0, card=c.this, line=9):
        g.take(c.you, card)


CARD: Final = Character(
    name="Gimli",
    faction="Dwarf",
    deck="Frodo",
    numbers=(31,),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    paths=(3, 4, 5, 6, 7, 8, 9),
    abilities=(
        Ability(
            form="trigger",
            event="play",
            timing="when",
            conditions=(Condition(id="this", says="this is played", test=played),),
            effect=fetch,
            line=9,
        ),
    ),
    source="cards/ring/dwarf.card",
)
