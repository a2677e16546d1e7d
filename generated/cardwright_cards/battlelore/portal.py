"""Portal, compiled from cards/battlelore/wizard.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def targets(g: Game, c: Context[Any]) -> Iterator[tuple[int, int]]:
    for target in g.units():
        for goal in g.hexes():
            if g.vacant(goal) and g.passable(goal) and g.within(goal, g.level(c.this) + 3, target):
                yield (target, goal)


def play(g: Game, c: Context[Any], target: int, goal: int) -> None:
    g.move(c.you, target, goal)


CARD: Final = LoreCard(
    name="Portal",
    classes=("Wizard",),
    cost=7,
    abilities=(
        Ability(
            form="play",
            steps=("command",),
            manner="alongside command card",
            targets=targets,
            effect=play,
            line=133,
        ),
    ),
    source="cards/battlelore/wizard.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/wizard.card",
    ((10, 133), (11, 134), (12, 135), (14, 133), (18, 136), (21, 129)),
)
