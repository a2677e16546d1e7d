"""Fireball, as compiled from cards/battlelore/wizard.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def targets(g: Game, c: Context[Any]) -> Iterator[tuple[int]]:
    for target in g.units():
        if g.enemy(target, c.you):
            yield (target,)


def play(g: Game, c: Context[Any], target: int) -> None:
    rolled = g.roll(c.you, g.level(c.this) + 2)
    if rolled.count("lore") > 0:
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
            turn="either",
            manner="alongside command card",
            targets=targets,
            effect=play,
        ),
    ),
)
