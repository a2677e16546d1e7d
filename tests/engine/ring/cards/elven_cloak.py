"""Elven Cloak, compiled from cards/ring/elf.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Elimination, Game, Item


def hidden(g: Game, c: Context[Elimination]) -> bool:
    return c.event.card == g.wielder(c.this) and c.event.combat == "path"


def survive(g: Game, c: Context[Elimination]) -> None:
    g.cycle(c.you, g.wielder(c.this))


CARD: Final = Item(
    name="Elven Cloak",
    faction="Elf",
    deck="Aragorn",
    numbers=(25,),
    wielders=("any Hobbit", "any Elf"),
    icons=((1, "path defense"),),
    abilities=(
        Ability(
            form="replace",
            event="elimination",
            timing="instead of",
            conditions=(
                Condition(id="elimination", says="path combat eliminates the wielder of this", test=hidden),
            ),
            effect=survive,
            line=7,
        ),
    ),
    source="cards/ring/elf.card",
)
