"""Run, compiled from cards/battlelore/warrior.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context, Modifier, Stage
from cardwright_engine.games.battlelore import Game, LoreCard


def targets(g: Game, c: Context[Any]) -> Iterator[tuple[int]]:
    for target in g.units_of(c.you):
        if g.ordered(target):
            yield (target,)


IN_FORCE: Final = Ability(
    form="static",
    modifiers=(
        Modifier(
            attribute="moves",
            stage=Stage.ADD,
            applies=lambda g, c, piece: piece == c.bound[0],
            value=lambda g, c, piece: 1,
        ),
    ),
    id="Run/1",
    line=330,
)


def play(g: Game, c: Context[Any], target: int) -> None:
    g.last(c, IN_FORCE, "turn", target)


CARD: Final = LoreCard(
    name="Run",
    classes=("Warrior",),
    number=5,
    cost=2,
    abilities=(Ability(form="play", steps=("movement",), targets=targets, effect=play, line=328),),
    lasting=(IN_FORCE,),
    source="cards/battlelore/warrior.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/warrior.card",
    ((10, 328), (11, 329), (13, 328), (16, 330), (31, 328), (32, 330), (35, 324)),
)
