"""Field Command, as compiled from cards/battlelore/of_unknown_class.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def play(g: Game, c: Context[Any]) -> None:
    units = [unit for unit in g.units() if g.friendly(unit, c.you)]
    for unit in g.choose(c.you, units, "unit", minimum=0, maximum=g.command(c.you), card=c.this):
        g.order(c.you, unit)


CARD: Final = LoreCard(
    name="Field Command",
    cost=5,
    abilities=(
        Ability(
            form="play", steps=("command",), turn="either", manner="instead of command card", effect=play
        ),
    ),
)
