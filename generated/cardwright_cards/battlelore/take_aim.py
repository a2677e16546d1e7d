"""Take Aim, compiled from cards/battlelore/warrior.card."""

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
            attribute="ranged-dice",
            stage=Stage.ADD,
            applies=lambda g, c, piece: piece == c.bound[0],
            value=lambda g, c, piece: 3,
        ),
    ),
    id="Take Aim/1",
    line=245,
)


def play(g: Game, c: Context[Any], target: int) -> None:
    g.last(c, IN_FORCE, "turn", target)


CARD: Final = LoreCard(
    name="Take Aim",
    classes=("Warrior",),
    number=3,
    cost=2,
    abilities=(Ability(form="play", steps=("combat",), targets=targets, effect=play, line=243),),
    lasting=(IN_FORCE,),
    source="cards/battlelore/warrior.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/warrior.card",
    ((10, 243), (11, 244), (13, 243), (16, 245), (31, 243), (32, 245), (35, 239)),
)
