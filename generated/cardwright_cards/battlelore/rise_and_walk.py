"""Rise and Walk, compiled from cards/battlelore/cleric_mending.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context, Modifier, Stage
from cardwright_engine.games.battlelore import Game, LoreCard


def targets(g: Game, c: Context[Any]) -> Iterator[tuple[int]]:
    for target in g.units_of(c.you):
        if g.wounded(target) and g.ordered(target):
            yield (target,)


IN_FORCE: Final = Ability(
    form="static",
    modifiers=(
        Modifier(
            attribute="moves",
            stage=Stage.ADD,
            applies=lambda g, c, piece: piece == c.bound[0],
            value=lambda g, c, piece: g.level(c.this),
        ),
    ),
    id="Rise and Walk/1",
    line=81,
)


def play(g: Game, c: Context[Any], target: int) -> None:
    g.heal(c.you, target, 1)
    g.last(c, IN_FORCE, "turn", target)


CARD: Final = LoreCard(
    name="Rise and Walk",
    classes=("Cleric",),
    cost=3,
    abilities=(Ability(form="play", steps=("movement",), targets=targets, effect=play, line=78),),
    lasting=(IN_FORCE,),
    source="cards/battlelore/cleric_mending.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/cleric_mending.card",
    ((10, 78), (11, 79), (13, 78), (16, 81), (31, 78), (32, 80), (33, 81), (36, 74)),
)
