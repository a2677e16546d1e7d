"""Voice of Thunder, compiled from cards/battlelore/cleric_wrath.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def targets(g: Game, c: Context[Any]) -> Iterator[tuple[int]]:
    for target in g.enemies_of(c.you):
        if any(g.adjacent(target, unit) for unit in g.units_of(c.you)):
            yield (target,)


def play(g: Game, c: Context[Any], target: int) -> None:
    rolled = g.roll(c.you, g.level(c.this) + 1)
    g.retreat(c.you, target, rolled.count("flag"))


CARD: Final = LoreCard(
    name="Voice of Thunder",
    classes=("Cleric",),
    cost=3,
    abilities=(Ability(form="play", steps=("combat",), targets=targets, effect=play, line=82),),
    source="cards/battlelore/cleric_wrath.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/cleric_wrath.card",
    ((10, 82), (11, 83), (13, 82), (17, 84), (18, 85), (21, 78)),
)
