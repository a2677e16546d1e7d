"""Mounted Charge, compiled from cards/battlelore/command_tactics.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import CommandCard, Game


def play(g: Game, c: Context[Any]) -> None:
    for unit in g.choose(
        c.you,
        [
            unit
            for unit in g.units_of(c.you)
            if g.troop_type(unit) == "mounted" and g.can_order(c.you, unit)
        ],
        "order",
        minimum=0,
        maximum=4,
        card=c.this,
        line=7,
    ):
        g.order(c.you, unit)


CARD: Final = CommandCard(
    name="Mounted Charge",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=6),),
    source="cards/battlelore/command_tactics.card",
)
SOURCE_MAP: Final = ("cards/battlelore/command_tactics.card", ((9, 6), (10, 7), (26, 4)))
