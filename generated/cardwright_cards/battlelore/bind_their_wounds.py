"""Bind Their Wounds, compiled from cards/battlelore/command_tactics.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import CommandCard, Game


def play(g: Game, c: Context[Any]) -> None:
    veterans = g.choose(
        c.you,
        [unit for unit in g.units_of(c.you) if g.wounded(unit) and g.can_order(c.you, unit)],
        "veterans",
        minimum=0,
        maximum=2,
        card=c.this,
        line=247,
    )
    for unit in veterans:
        g.order(c.you, unit)
    for unit in veterans:
        g.heal(c.you, unit, 1)


CARD: Final = CommandCard(
    name="Bind Their Wounds",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=246),),
    source="cards/battlelore/command_tactics.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/command_tactics.card",
    ((9, 246), (10, 247), (22, 248), (25, 244)),
)
