"""Push Center, compiled from cards/battlelore/command_sections.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import CommandCard, Game


def play(g: Game, c: Context[Any]) -> None:
    for unit in g.choose(
        c.you,
        [
            unit
            for unit in g.units_of(c.you)
            if g.in_section(unit, "center", c.you) and g.can_order(c.you, unit)
        ],
        "order",
        minimum=0,
        maximum=3,
        card=c.this,
        line=145,
    ):
        g.order(c.you, unit)


CARD: Final = CommandCard(
    name="Push Center",
    sections=("center",),
    orders=3,
    abilities=(Ability(form="play", steps=("command",), effect=play, line=144),),
    source="cards/battlelore/command_sections.card",
)
SOURCE_MAP: Final = ("cards/battlelore/command_sections.card", ((9, 144), (10, 145), (26, 141)))
