"""Onslaught, compiled from cards/battlelore2/command.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.events import StepEvent
from cardwright_engine.games.battlelore2 import CommandCard, Game


def play(g: Game, c: Context[Any]) -> None:
    units = [
        unit
        for unit in g.units()
        if g.infantry(unit) and g.controller(unit) == c.you and g.orderable(c.you, unit)
    ]
    vanguard = g.choose(c.you, units, "vanguard", minimum=3, maximum=3, card=c.this, line=82)
    for unit in vanguard:
        g.order(c.you, unit)
    g.last(c, AFTER_MOVE_STEP, "move", *vanguard)


def is_move(g: Game, c: Context[StepEvent]) -> bool:
    return c.event.step == "move"


def after_move_step(g: Game, c: Context[StepEvent]) -> None:
    for runner in c.bound:
        g.move(runner, -1, 1)


AFTER_MOVE_STEP: Final = Ability(
    form="trigger",
    event="step",
    timing="after",
    conditions=(Condition(id="move", says="after the move step", test=is_move),),
    effect=after_move_step,
    id="Onslaught/1",
    line=83,
)

CARD: Final = CommandCard(
    name="Onslaught",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=81),),
    lasting=(AFTER_MOVE_STEP,),
    source="cards/battlelore2/command.card",
)
