"""Hands of Mercy, compiled from cards/battlelore/cleric_mending.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def play(g: Game, c: Context[Any]) -> None:
    patients = g.choose(
        c.you,
        [unit for unit in g.units_of(c.you) if g.wounded(unit)],
        "patients",
        minimum=0,
        maximum=g.level(c.this) + 1,
        card=c.this,
        line=10,
    )
    for unit in patients:
        g.heal(c.you, unit, 1)


CARD: Final = LoreCard(
    name="Hands of Mercy",
    classes=("Cleric",),
    cost=5,
    abilities=(
        Ability(
            form="play",
            steps=("command",),
            manner="alongside command card",
            effect=play,
            line=9,
        ),
    ),
    source="cards/battlelore/cleric_mending.card",
)
SOURCE_MAP: Final = ("cards/battlelore/cleric_mending.card", ((9, 9), (10, 10), (20, 11), (23, 5)))
