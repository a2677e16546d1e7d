"""Smite the Proud, compiled from cards/battlelore/cleric_wrath.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def targets(g: Game, c: Context[Any]) -> Iterator[tuple[int]]:
    for target in g.enemies_of(c.you):
        if g.bold(target):
            yield (target,)


def play(g: Game, c: Context[Any], target: int) -> None:
    rolled = g.roll(c.you, g.level(c.this) + 2)
    g.hit(c.you, target, rolled.count(g.banner(target)))


CARD: Final = LoreCard(
    name="Smite the Proud",
    classes=("Cleric",),
    cost=4,
    abilities=(Ability(form="play", steps=("combat",), targets=targets, effect=play, line=9),),
    source="cards/battlelore/cleric_wrath.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/cleric_wrath.card",
    ((10, 9), (11, 10), (13, 9), (17, 11), (18, 12), (21, 5)),
)
