"""Whirl of Steel, compiled from cards/battlelore/warrior_steel.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def targets(g: Game, c: Context[Any]) -> Iterator[tuple[int]]:
    for fighter in g.units_of(c.you):
        if g.ordered(fighter):
            yield (fighter,)


def play(g: Game, c: Context[Any], fighter: int) -> None:
    for victim in [unit for unit in g.enemies_of(c.you) if g.adjacent(unit, fighter)]:
        rolled = g.roll(c.you, g.level(c.this))
        g.hit(c.you, victim, rolled.count(g.banner(victim), "bonus strike"))


CARD: Final = LoreCard(
    name="Whirl of Steel",
    classes=("Warrior",),
    cost=4,
    abilities=(Ability(form="play", steps=("combat",), targets=targets, effect=play, line=265),),
    source="cards/battlelore/warrior_steel.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/warrior_steel.card",
    ((10, 265), (11, 266), (13, 265), (17, 267), (18, 268), (19, 269), (22, 261)),
)
