"""Every Hand, compiled from cards/battlelore/command_tactics.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import CommandCard, Game


def play(g: Game, c: Context[Any]) -> None:
    for unit in g.choose(
        c.you,
        [unit for unit in g.units_of(c.you) if g.can_order(c.you, unit)],
        "order",
        minimum=0,
        maximum=g.command(c.you),
        card=c.this,
        line=322,
    ):
        g.order(c.you, unit)


CARD: Final = CommandCard(
    name="Every Hand",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=321),),
    source="cards/battlelore/command_tactics.card",
)
SOURCE_MAP: Final = ("cards/battlelore/command_tactics.card", ((9, 321), (10, 322), (22, 319)))
