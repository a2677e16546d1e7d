"""Wind at Your Back, compiled from cards/battlelore/wizard_ways.card."""

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
            value=lambda g, c, piece: g.level(c.this),
        ),
    ),
    id="Wind at Your Back/1",
    line=11,
)


def play(g: Game, c: Context[Any], target: int) -> None:
    g.last(c, IN_FORCE, "turn", target)


CARD: Final = LoreCard(
    name="Wind at Your Back",
    classes=("Wizard",),
    cost=3,
    abilities=(Ability(form="play", steps=("movement",), targets=targets, effect=play, line=9),),
    lasting=(IN_FORCE,),
    source="cards/battlelore/wizard_ways.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/wizard_ways.card",
    ((10, 9), (11, 10), (13, 9), (16, 11), (31, 9), (32, 11), (35, 5)),
)
