"""Battle March, compiled from cards/battlelore2/command.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore2 import CommandCard, Game


def play(g: Game, c: Context[Any]) -> None:
    for unit in g.choose(
        c.you,
        [
            unit
            for unit in g.units()
            if g.friendly(unit, c.you) and not g.weak(unit) and g.orderable(c.you, unit)
        ],
        "order",
        minimum=3,
        maximum=3,
        card=c.this,
        line=131,
    ):
        g.order(c.you, unit)


CARD: Final = CommandCard(
    name="Battle March",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=130),),
    source="cards/battlelore2/command.card",
)
SOURCE_MAP: Final = ("cards/battlelore2/command.card", ((9, 130), (10, 131), (26, 126)))
