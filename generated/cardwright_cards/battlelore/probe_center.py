"""Probe Center, compiled from cards/battlelore/command.card."""

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
        maximum=2,
        card=c.this,
        line=59,
    ):
        g.order(c.you, unit)


CARD: Final = CommandCard(
    name="Probe Center",
    sections=("center",),
    orders=2,
    abilities=(Ability(form="play", steps=("command",), effect=play, line=58),),
    source="cards/battlelore/command.card",
)
SOURCE_MAP: Final = ("cards/battlelore/command.card", ((9, 58), (10, 59), (26, 55)))
