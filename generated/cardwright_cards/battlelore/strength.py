"""Strength, compiled from cards/battlelore/warrior.card."""

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
            attribute="dice",
            stage=Stage.ADD,
            applies=lambda g, c, piece: piece == c.bound[0],
            value=lambda g, c, piece: 1,
        ),
    ),
    id="Strength/1",
    line=184,
)


def play(g: Game, c: Context[Any], target: int) -> None:
    g.last(c, IN_FORCE, "turn", target)


CARD: Final = LoreCard(
    name="Strength",
    classes=("Warrior",),
    number=1,
    cost=1,
    abilities=(Ability(form="play", steps=("combat",), targets=targets, effect=play, line=182),),
    lasting=(IN_FORCE,),
    source="cards/battlelore/warrior.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/warrior.card",
    ((10, 182), (11, 183), (13, 182), (16, 184), (31, 182), (32, 184), (35, 178)),
)
