"""Woven of All Colours, compiled from cards/ring/isengard.card."""

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
    name="Woven of All Colours",
    faction="Isengard",
    deck="Saruman",
    numbers=(71,),
    wielders=("Saruman",),
    abilities=(
        Ability(
            form="replace",
            event="elimination",
            timing="instead of",
            conditions=(
                Condition(id="card", says="(a character with this)", test=is_card),
                Condition(id="combat", says="in combat", test=lambda g, c: c.event.in_combat),
            ),
            effect=instead_of_elimination,
            line=299,
        ),
    ),
    source="cards/ring/isengard.card",
)
SOURCE_MAP: Final = ("cards/ring/isengard.card", ((9, 299), (19, 295)))
