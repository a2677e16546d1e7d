"""Pick Pocket, compiled from cards/battlelore/rogue.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def play(g: Game, c: Context[Any]) -> None:
    g.take(c.you, g.level(c.this) + 1, g.opponent(c.you))


CARD: Final = LoreCard(
    name="Pick Pocket",
    classes=("Rogue",),
    number=1,
    cost=1,
    abilities=(Ability(form="play", steps=("command",), effect=play, line=7),),
    source="cards/battlelore/rogue.card",
)
SOURCE_MAP: Final = ("cards/battlelore/rogue.card", ((9, 7), (10, 8), (13, 3)))
