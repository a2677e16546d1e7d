"""Lembas, compiled from cards/ring/elf.card."""

from collections.abc import Iterator
from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Game, Item


def user(g: Game, c: Context[Any]) -> int:
    return g.faction_players("Hobbit")[0]


def on_way(g: Game, c: Context[Any]) -> Iterator[tuple[int]]:
    for way in g.paths():
        if g.on(c.this, way):
            yield (way,)


def can_pay(g: Game, c: Context[Any]) -> bool:
    return g.can_eliminate(c.you, c.this)


def pay(g: Game, c: Context[Any]) -> None:
    g.eliminate(c.you, c.this)


def use(g: Game, c: Context[Any], way: int) -> None:
    hobbits = [
        card for card in g.cards() if g.is_character(card) and g.faction(card) == "Hobbit" and g.on(card, way)
    ]
    g.lose(c.you, len(hobbits))


CARD: Final = Item(
    name="Lembas",
    faction="Elf",
    deck="Aragorn",
    numbers=(26,),
    wielders=("any Hobbit",),
    abilities=(Ability(form="action", user=user, targets=on_way, cost=(can_pay, pay), effect=use, line=7),),
    source="cards/ring/elf.card",
)
