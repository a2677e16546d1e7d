"""Onslaught, compiled from cards/battlelore2/command.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.events import StepEvent
from cardwright_engine.games.battlelore2 import CommandCard, Game


def after_move(g: Game, c: Context[StepEvent]) -> None:
    for runner in c.bound:
        g.move(runner, -1, 1, -1, -1)


AFTER_MOVE: Final = Ability(
    form="trigger",
    event="step",
    timing="after",
    conditions=(
        Condition(id="move", says="after the move step", test=lambda g, c: c.event.step == "move"),
    ),
    effect=after_move,
    id="Onslaught/1",
    line=83,
)


def play(g: Game, c: Context[Any]) -> None:
    vanguard = g.choose(
        c.you,
        [
            unit
            for unit in g.units()
            if g.infantry(unit) and g.friendly(unit, c.you) and g.orderable(c.you, unit)
        ],
        "vanguard",
        minimum=3,
        maximum=3,
        card=c.this,
        line=82,
    )
    for unit in vanguard:
        g.order(c.you, unit)
    g.last(c, AFTER_MOVE, "move", *vanguard)


CARD: Final = CommandCard(
    name="Onslaught",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=81),),
    lasting=(AFTER_MOVE,),
    source="cards/battlelore2/command.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore2/command.card",
    ((10, 83), (11, 84), (12, 85), (15, 83), (28, 81), (29, 82), (44, 83), (47, 77)),
)
