"""Line Advance, compiled from cards/battlelore2/command.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore2 import CommandCard, Game


def play(g: Game, c: Context[Any]) -> None:
    for unit in g.choose(
        c.you,
        [
            unit
            for unit in g.units()
            if g.friendly(unit, c.you)
            and g.in_section(unit, "left", c.you)
            and g.orderable(c.you, unit)
        ],
        "order",
        card=c.this,
        line=8,
    ):
        g.order(c.you, unit)
    for unit in g.choose(
        c.you,
        [
            unit
            for unit in g.units()
            if g.friendly(unit, c.you)
            and g.in_section(unit, "center", c.you)
            and g.orderable(c.you, unit)
        ],
        "order",
        card=c.this,
        line=9,
    ):
        g.order(c.you, unit)
    for unit in g.choose(
        c.you,
        [
            unit
            for unit in g.units()
            if g.friendly(unit, c.you)
            and g.in_section(unit, "right", c.you)
            and g.orderable(c.you, unit)
        ],
        "order",
        card=c.this,
        line=10,
    ):
        g.order(c.you, unit)


CARD: Final = CommandCard(
    name="Line Advance",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=7),),
    source="cards/battlelore2/command.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore2/command.card",
    ((9, 7), (10, 8), (24, 9), (38, 10), (54, 3)),
)
