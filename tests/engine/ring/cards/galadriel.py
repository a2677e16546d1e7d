"""Galadriel, compiled from cards/ring/elf.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.events import StepEvent
from cardwright_engine.games.ring import Character, Game, Play


def played(g: Game, c: Context[Play]) -> bool:
    return c.event.card == c.this


def draw(g: Game, c: Context[Play]) -> None:
    g.draw(c.you, 1)


def drawing(g: Game, c: Context[StepEvent]) -> bool:
    return c.event.step == "draw" and c.event.player == c.you


def look_ahead(g: Game, c: Context[StepEvent]) -> None:
    g.draw(c.you, 1)
    for card in g.choose(c.you, g.hand(c.you), "card", card=c.this, line=11):
        g.cycle(c.you, card)


CARD: Final = Character(
    name="Galadriel",
    faction="Elf",
    deck="Aragorn",
    numbers=(22,),
    icons=(
        (1, "attack"),
        (1, "defense"),
        (1, "leadership attack"),
        (1, "leadership defense"),
        (2, "path defense"),
    ),
    paths=(5,),
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
            event="step",
            timing="when",
            zones=("reserve",),
            conditions=(Condition(id="draw", says="in your draw step", test=drawing),),
            effect=look_ahead,
            line=10,
        ),
    ),
    source="cards/ring/elf.card",
)
