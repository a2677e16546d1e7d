"""Fingers in the Dark, compiled from cards/battlelore/house_lore.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def play(g: Game, c: Context[Any]) -> None:
    rolled = g.roll(c.you, g.level(c.this) + 1)
    g.take(c.you, rolled.count("lore"), g.opponent(c.you))


CARD: Final = LoreCard(
    name="Fingers in the Dark",
    classes=("Rogue",),
    cost=2,
    abilities=(Ability(form="play", steps=("combat",), effect=play, line=306),),
    source="cards/battlelore/house_lore.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/house_lore.card",
    ((9, 306), (10, 307), (11, 308), (14, 302)),
)
