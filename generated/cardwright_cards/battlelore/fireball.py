"""Fireball, compiled from cards/battlelore/wizard.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def targets(g: Game, c: Context[Any]) -> Iterator[tuple[int]]:
    for target in g.enemies_of(c.you):
        yield (target,)


def play(g: Game, c: Context[Any], target: int) -> None:
    rolled = g.roll(c.you, g.level(c.this) + 2)
    if rolled.count("lore") >= 1:
        g.eliminate(c.you, target)
    else:
        g.hit(c.you, target, rolled.count(g.banner(target)))


CARD: Final = LoreCard(
    name="Fireball",
    classes=("Wizard",),
    number=14,
    cost=10,
    abilities=(
        Ability(
            form="play",
            steps=("command",),
            manner="alongside command card",
            targets=targets,
            effect=play,
            line=9,
        ),
    ),
    source="cards/battlelore/wizard.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/wizard.card",
    ((10, 9), (11, 10), (12, 9), (16, 11), (17, 12), (18, 13), (20, 15), (23, 3)),
)
