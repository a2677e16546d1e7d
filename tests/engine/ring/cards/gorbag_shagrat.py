"""Gorbag & Shagrat, compiled from cards/ring/mordor.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Entry, Game


def to_path(g: Game, c: Context[Entry]) -> bool:
    return c.event.card == c.this and c.event.place in g.paths()


def quarrel(g: Game, c: Context[Entry]) -> None:
    cycled = g.choose(c.you, g.hand(c.you), "card", minimum=0, card=c.this, line=9)
    for card in cycled:
        g.cycle(c.you, card)
    if cycled:
        g.put(c.you, 2 if g.title(c.event.place) == "Cirith Ungol" else 1, "path_attack", c.this)


CARD: Final = Character(
    name="Gorbag & Shagrat",
    faction="Mordor",
    deck="Witch-king",
    numbers=(100,),
    icons=((1, "leadership defense"),),
    paths=(8, 9),
    abilities=(
        Ability(
            form="trigger",
            event="entry",
            timing="when",
            conditions=(Condition(id="this", says="this comes to a path", test=to_path),),
            effect=quarrel,
            line=9,
        ),
    ),
    source="cards/ring/mordor.card",
)
