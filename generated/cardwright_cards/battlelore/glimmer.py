"""Glimmer, compiled from cards/battlelore/house_lore.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def targets(g: Game, c: Context[Any]) -> Iterator[tuple[int]]:
    for target in g.enemies_of(c.you):
        yield (target,)


def play(g: Game, c: Context[Any], target: int) -> None:
    rolled = g.roll(c.you, g.level(c.this) - 1)
    g.hit(c.you, target, rolled.count(g.banner(target)))


CARD: Final = LoreCard(
    name="Glimmer",
    classes=("Wizard",),
    cost=1,
    abilities=(Ability(form="play", steps=("combat",), targets=targets, effect=play, line=100),),
    source="cards/battlelore/house_lore.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/house_lore.card",
    ((10, 100), (11, 101), (12, 100), (16, 102), (17, 103), (20, 96)),
)
