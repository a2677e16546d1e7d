"""Elven Cloak, compiled from cards/ring/elf.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Elimination, Game, Item


def is_card(g: Game, c: Context[Elimination]) -> bool:
    return g.is_character(c.event.card) and any(
        g.attached(attached, c.event.card) for attached in (c.this,)
    )


def instead_of_elimination(g: Game, c: Context[Elimination]) -> None:
    g.cycle(c.you, c.event.card)


CARD: Final = Item(
    name="Elven Cloak",
    faction="Elf",
    deck="Aragorn",
    numbers=(25,),
    icons=((1, "path defense"),),
    wielders=("any Hobbit", "any Elf"),
    abilities=(
        Ability(
            form="replace",
            event="elimination",
            timing="instead of",
            conditions=(
                Condition(id="card", says="(a character with this)", test=is_card),
                Condition(
                    id="path-combat",
                    says="in path combat",
                    test=lambda g, c: c.event.combat == "path",
                ),
            ),
            effect=instead_of_elimination,
            line=234,
        ),
    ),
    source="cards/ring/elf.card",
)
SOURCE_MAP: Final = ("cards/ring/elf.card", ((9, 234), (19, 229)))
