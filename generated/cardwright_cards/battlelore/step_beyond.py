"""Step Beyond, compiled from cards/battlelore/house_lore.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def targets(g: Game, c: Context[Any]) -> Iterator[tuple[int, int]]:
    for target in g.units_of(c.you):
        for goal in g.hexes():
            if g.vacant(goal) and g.passable(goal) and g.within(goal, g.level(c.this) + 1, target):
                yield (target, goal)


def play(g: Game, c: Context[Any], target: int, goal: int) -> None:
    g.move(c.you, target, goal)


CARD: Final = LoreCard(
    name="Step Beyond",
    classes=("Wizard",),
    cost=6,
    abilities=(
        Ability(
            form="play",
            steps=("command",),
            manner="alongside command card",
            targets=targets,
            effect=play,
            line=56,
        ),
    ),
    source="cards/battlelore/house_lore.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/house_lore.card",
    ((10, 56), (11, 57), (12, 58), (14, 56), (18, 59), (21, 52)),
)
