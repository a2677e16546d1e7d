"""Clear Water, compiled from cards/battlelore/house_lore.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def targets(g: Game, c: Context[Any]) -> Iterator[tuple[int]]:
    for target in g.units_of(c.you):
        if g.wounded(target):
            yield (target,)


def play(g: Game, c: Context[Any], target: int) -> None:
    g.heal(c.you, target, g.level(c.this))


CARD: Final = LoreCard(
    name="Clear Water",
    classes=("Cleric",),
    cost=4,
    abilities=(Ability(form="play", steps=("command",), targets=targets, effect=play, line=142),),
    source="cards/battlelore/house_lore.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/house_lore.card",
    ((10, 142), (11, 143), (13, 142), (17, 144), (20, 138)),
)
