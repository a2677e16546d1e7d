"""Dread, compiled from cards/battlelore/house_lore.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context, Ruling
from cardwright_engine.games.battlelore import Game, LoreCard


def targets(g: Game, c: Context[Any]) -> Iterator[tuple[int]]:
    for target in g.enemies_of(c.you):
        yield (target,)


def forbids_ignore_2(g: Game, c: Context[Any], unit: int) -> bool:
    return g.enemy(unit, c.you) and g.adjacent(unit, c.bound[0])


IN_FORCE: Final = Ability(
    form="static",
    rulings=(
        Ruling(verb="ignore", allows=False, applies=lambda g, c, unit: unit == c.bound[0]),
        Ruling(verb="ignore", allows=False, applies=forbids_ignore_2),
    ),
    id="Dread/1",
    line=193,
)


def play(g: Game, c: Context[Any], target: int) -> None:
    g.last(c, IN_FORCE, "turn", target)


CARD: Final = LoreCard(
    name="Dread",
    classes=("Cleric",),
    cost=5,
    abilities=(
        Ability(
            form="play",
            steps=("command",),
            manner="alongside command card",
            targets=targets,
            effect=play,
            line=191,
        ),
    ),
    lasting=(IN_FORCE,),
    source="cards/battlelore/house_lore.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/house_lore.card",
    ((10, 191), (11, 192), (12, 191), (15, 195), (19, 193), (30, 191), (31, 193), (34, 187)),
)
