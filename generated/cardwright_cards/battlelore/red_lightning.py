"""Red Lightning, compiled from cards/battlelore/wizard_storms.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def targets(g: Game, c: Context[Any]) -> Iterator[tuple[int]]:
    for target in g.enemies_of(c.you):
        yield (target,)


def play(g: Game, c: Context[Any], target: int) -> None:
    rolled = g.roll(c.you, g.level(c.this) + 1)
    g.hit(c.you, target, rolled.count(g.banner(target)))
    g.retreat(c.you, target, rolled.count("flag"))


CARD: Final = LoreCard(
    name="Red Lightning",
    classes=("Wizard",),
    cost=7,
    abilities=(Ability(form="play", steps=("combat",), targets=targets, effect=play, line=159),),
    source="cards/battlelore/wizard_storms.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/wizard_storms.card",
    ((10, 159), (11, 160), (12, 159), (16, 161), (17, 162), (18, 163), (21, 155)),
)
