"""Probe Center, as compiled from cards/battlelore/command.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import CommandCard, Game


def play(g: Game, c: Context[Any]) -> None:
    units = [unit for unit in g.units() if g.friendly(unit, c.you) and g.in_section(unit, "center", c.you)]
    for unit in g.choose(c.you, units, "unit", minimum=0, maximum=2, card=c.this):
        g.order(c.you, unit)


CARD: Final = CommandCard(
    name="Probe Center",
    sections=("center",),
    orders=2,
    abilities=(Ability(form="play", steps=("command",), turn="either", effect=play),),
)
