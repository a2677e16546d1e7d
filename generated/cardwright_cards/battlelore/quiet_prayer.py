"""Quiet Prayer, compiled from cards/battlelore/cleric_prayer.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def play(g: Game, c: Context[Any]) -> None:
    g.gain(c.you, g.level(c.this) + 3)


CARD: Final = LoreCard(
    name="Quiet Prayer",
    classes=("Cleric",),
    cost=0,
    abilities=(
        Ability(
            form="play",
            steps=("command",),
            manner="instead of command card",
            effect=play,
            line=9,
        ),
    ),
    source="cards/battlelore/cleric_prayer.card",
)
SOURCE_MAP: Final = ("cards/battlelore/cleric_prayer.card", ((9, 9), (10, 10), (13, 5)))
