"""Never Tired, compiled from cards/battlelore/house_lore.card."""

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
            attribute="attacks",
            stage=Stage.ADD,
            applies=lambda g, c, piece: piece == c.bound[0],
            value=lambda g, c, piece: 1,
        ),
    ),
    id="Never Tired/1",
    line=453,
)


def play(g: Game, c: Context[Any], target: int) -> None:
    g.last(c, IN_FORCE, "turn", target)


CARD: Final = LoreCard(
    name="Never Tired",
    classes=("Warrior",),
    cost=6,
    abilities=(Ability(form="play", steps=("combat",), targets=targets, effect=play, line=451),),
    lasting=(IN_FORCE,),
    source="cards/battlelore/house_lore.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/house_lore.card",
    ((10, 451), (11, 452), (13, 451), (16, 453), (31, 451), (32, 453), (35, 447)),
)
