"""All Along the Line, compiled from cards/battlelore/house_command.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import CommandCard, Game


def play(g: Game, c: Context[Any]) -> None:
    for unit in g.choose(
        c.you,
        [
            unit
            for unit in g.units_of(c.you)
            if g.in_section(unit, "left", c.you) and g.can_order(c.you, unit)
        ],
        "order",
        card=c.this,
        line=10,
    ):
        g.order(c.you, unit)
    for unit in g.choose(
        c.you,
        [
            unit
            for unit in g.units_of(c.you)
            if g.in_section(unit, "center", c.you) and g.can_order(c.you, unit)
        ],
        "order",
        card=c.this,
        line=11,
    ):
        g.order(c.you, unit)
    for unit in g.choose(
        c.you,
        [
            unit
            for unit in g.units_of(c.you)
            if g.in_section(unit, "right", c.you) and g.can_order(c.you, unit)
        ],
        "order",
        card=c.this,
        line=12,
    ):
        g.order(c.you, unit)


CARD: Final = CommandCard(
    name="All Along the Line",
    sections=("left", "center", "right"),
    orders=1,
    abilities=(Ability(form="play", steps=("command",), effect=play, line=9),),
    source="cards/battlelore/house_command.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/house_command.card",
    ((9, 9), (10, 10), (22, 11), (34, 12), (48, 6)),
)
