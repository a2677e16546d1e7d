"""Rising Ford, compiled from cards/battlelore/wizard_storms.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def play(g: Game, c: Context[Any]) -> None:
    for victim in [
        unit
        for unit in g.units()
        if any(g.at(unit, hex) for hex in g.hexes() if g.terrain(hex) == "fordable stream")
    ]:
        rolled = g.roll(c.you, g.level(c.this) + 1)
        g.hit(c.you, victim, rolled.count(g.banner(victim)))
        if rolled.count("flag") >= 1:
            g.retreat(c.you, victim, 1)


CARD: Final = LoreCard(
    name="Rising Ford",
    classes=("Wizard",),
    cost=6,
    abilities=(
        Ability(
            form="play",
            steps=("command",),
            manner="alongside command card",
            effect=play,
            line=83,
        ),
    ),
    source="cards/battlelore/wizard_storms.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/wizard_storms.card",
    ((9, 83), (10, 84), (15, 85), (16, 86), (17, 87), (18, 88), (21, 79)),
)
