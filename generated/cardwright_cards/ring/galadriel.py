"""Galadriel, compiled from cards/ring/elf.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.events import StepEvent
from cardwright_engine.games.ring import Character, Game, Play


def when_play(g: Game, c: Context[Play]) -> None:
    g.draw(c.you, 1)


def is_draw(g: Game, c: Context[StepEvent]) -> bool:
    return c.event.step == "draw" and c.event.player == c.you


def when_draw(g: Game, c: Context[StepEvent]) -> None:
    g.draw(c.you, 1)
    for card in g.choose(
        c.you,
        [card for card in g.hand(c.you) if g.can_cycle(c.you, card)],
        "cycle",
        card=c.this,
        line=153,
    ):
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
            conditions=(
                Condition(id="player", says="you", test=lambda g, c: c.event.player == c.you),
                Condition(
                    id="card",
                    says="this",
                    test=lambda g, c: c.event.card == c.this,
                    itself="card",
                ),
            ),
            effect=when_play,
            line=150,
        ),
        Ability(
            form="trigger",
            event="step",
            timing="when",
            zones=("reserve",),
            conditions=(Condition(id="draw", says="in the draw step", test=is_draw),),
            effect=when_draw,
            line=151,
        ),
    ),
    source="cards/ring/elf.card",
)
SOURCE_MAP: Final = ("cards/ring/elf.card", ((10, 150), (14, 151), (19, 152), (20, 153), (30, 145)))
