"""Strider, compiled from cards/ring/dunedain.card."""

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
    name="Strider",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(12,),
    icons=((1, "attack"), (1, "defense"), (2, "path defense")),
    paths=(2, 3, 4, 5, 6),
    abilities=(Ability(form="action", targets=on_way, effect=use, line=9),),
    source="cards/ring/dunedain.card",
)
