"""Toll of the Bridge, compiled from cards/battlelore/house.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def play(g: Game, c: Context[Any]) -> None:
    g.take(c.you, g.half(g.lore(g.opponent(c.you))), g.opponent(c.you))


CARD: Final = LoreCard(
    name="Toll of the Bridge",
    classes=("Rogue",),
    cost=2,
    abilities=(Ability(form="play", steps=("command",), effect=play, line=8),),
    source="cards/battlelore/house.card",
)
SOURCE_MAP: Final = ("cards/battlelore/house.card", ((9, 8), (10, 9), (13, 4)))
