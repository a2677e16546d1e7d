"""Back Roads, compiled from cards/battlelore/rogue_tricks.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def targets(g: Game, c: Context[Any]) -> Iterator[tuple[int, int]]:
    for runner in g.units_of(c.you):
        if g.troop_type(runner) == "foot":
            for goal in g.hexes():
                if (
                    g.vacant(goal)
                    and g.passable(goal)
                    and g.within(goal, g.level(c.this) + 3, runner)
                    and any(g.adjacent(goal, unit) for unit in g.units_of(c.you))
                ):
                    yield (runner, goal)


def play(g: Game, c: Context[Any], runner: int, goal: int) -> None:
    g.move(c.you, runner, goal)


CARD: Final = LoreCard(
    name="Back Roads",
    classes=("Rogue",),
    cost=3,
    abilities=(Ability(form="play", steps=("movement",), targets=targets, effect=play, line=77),),
    source="cards/battlelore/rogue_tricks.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/rogue_tricks.card",
    ((10, 77), (11, 78), (13, 79), (20, 77), (24, 80), (27, 73)),
)
