"""Field Command, compiled from cards/battlelore/of_unknown_class.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def play(g: Game, c: Context[Any]) -> None:
    for unit in g.choose(
        c.you,
        [unit for unit in g.units_of(c.you) if g.can_order(c.you, unit)],
        "order",
        minimum=0,
        maximum=g.command(c.you),
        card=c.this,
        line=62,
    ):
        g.order(c.you, unit)


CARD: Final = LoreCard(
    name="Field Command",
    cost=5,
    abilities=(
        Ability(
            form="play",
            steps=("command",),
            manner="instead of command card",
            effect=play,
            line=61,
        ),
    ),
    source="cards/battlelore/of_unknown_class.card",
)
SOURCE_MAP: Final = ("cards/battlelore/of_unknown_class.card", ((9, 61), (10, 62), (22, 57)))
