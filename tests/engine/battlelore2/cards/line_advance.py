"""Line Advance, compiled from cards/battlelore2/command.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore2 import CommandCard, Game


def play(g: Game, c: Context[Any]) -> None:
    left = [unit for unit in g.units() if in_section(g, c, unit, "left")]
    for unit in g.choose(c.you, left, "unit", card=c.this, line=8):
        g.order(c.you, unit)
    center = [unit for unit in g.units() if in_section(g, c, unit, "center")]
    for unit in g.choose(c.you, center, "unit", card=c.this, line=9):
        g.order(c.you, unit)
    right = [unit for unit in g.units() if in_section(g, c, unit, "right")]
    for unit in g.choose(c.you, right, "unit", card=c.this, line=10):
        g.order(c.you, unit)


def in_section(g: Game, c: Context[Any], unit: int, section: str) -> bool:
    return g.controller(unit) == c.you and g.in_section(unit, section, c.you) and g.orderable(c.you, unit)


CARD: Final = CommandCard(
    name="Line Advance",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=7),),
    source="cards/battlelore2/command.card",
)
