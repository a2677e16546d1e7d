"""Gandalf the Grey, compiled from cards/ring/wizard.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Character, Game


def on_way(g: Game, c: Context[Any]) -> Iterator[tuple[int, int]]:
    for way in g.paths():
        if g.on(c.this, way):
            for path in g.paths():
                if g.path_number(path) == g.path_number(way) + 1 and g.can_activate(c.you, path):
                    yield (way, path)


def use(g: Game, c: Context[Any], way: int, path: int) -> None:
    g.activate(c.you, path)


CARD: Final = Character(
    name="Gandalf the Grey",
    faction="Wizard",
    deck="Frodo",
    numbers=(51,),
    icons=((2, "attack"), (2, "defense"), (3, "path defense")),
    paths=(1, 2, 3, 4, 5, 6, 7, 8, 9),
    abilities=(Ability(form="action", targets=on_way, effect=use, line=9),),
    source="cards/ring/wizard.card",
)
