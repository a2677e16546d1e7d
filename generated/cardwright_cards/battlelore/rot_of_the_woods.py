"""Rot of the Woods, compiled from cards/battlelore/house_lore.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def play(g: Game, c: Context[Any]) -> None:
    for victim in [
        unit
        for unit in g.units()
        if any(g.at(unit, hex) for hex in g.hexes() if g.terrain(hex) == "woods")
    ]:
        rolled = g.roll(c.you, g.level(c.this))
        g.hit(c.you, victim, rolled.count(g.banner(victim)))


CARD: Final = LoreCard(
    name="Rot of the Woods",
    classes=("Wizard",),
    cost=8,
    abilities=(
        Ability(
            form="play",
            steps=("command",),
            manner="alongside command card",
            effect=play,
            line=9,
        ),
    ),
    source="cards/battlelore/house_lore.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/house_lore.card",
    ((9, 9), (10, 10), (15, 11), (16, 12), (19, 5)),
)
