"""Landslip, compiled from cards/battlelore/wizard_storms.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def play(g: Game, c: Context[Any]) -> None:
    for victim in [
        unit
        for unit in g.units()
        if any(g.at(unit, hex) for hex in g.hexes() if g.terrain(hex) == "hill")
    ]:
        rolled = g.roll(c.you, g.level(c.this))
        g.hit(c.you, victim, rolled.count(g.banner(victim), "bonus strike"))


CARD: Final = LoreCard(
    name="Landslip",
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
    source="cards/battlelore/wizard_storms.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/wizard_storms.card",
    ((9, 9), (10, 10), (15, 11), (16, 12), (19, 5)),
)
