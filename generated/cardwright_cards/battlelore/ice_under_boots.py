"""Ice Under Boots, compiled from cards/battlelore/wizard_ways.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def targets(g: Game, c: Context[Any]) -> Iterator[tuple[int, int]]:
    for target in g.enemies_of(c.you):
        for goal in g.hexes():
            if g.vacant(goal) and g.passable(goal) and g.adjacent(goal, target):
                yield (target, goal)


def play(g: Game, c: Context[Any], target: int, goal: int) -> None:
    g.move(c.you, target, goal)


CARD: Final = LoreCard(
    name="Ice Under Boots",
    classes=("Wizard",),
    cost=4,
    abilities=(
        Ability(
            form="play",
            steps=("command",),
            manner="alongside command card",
            targets=targets,
            effect=play,
            line=84,
        ),
    ),
    source="cards/battlelore/wizard_ways.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/wizard_ways.card",
    ((10, 84), (11, 85), (12, 86), (14, 84), (18, 87), (21, 80)),
)
