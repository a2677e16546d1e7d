"""Fatty Bolger, compiled from cards/ring/hobbit.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Forsaking, Game


def instead_of_forsaking(g: Game, c: Context[Forsaking]) -> None:
    g.cycle(c.you, c.this)


def pay(g: Game, c: Context[Any]) -> None:
    g.eliminate(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    g.draw(c.you, 3)


CARD: Final = Character(
    name="Fatty Bolger",
    faction="Hobbit",
    deck="Frodo",
    numbers=(34,),
    icons=((1, "path defense"),),
    paths=(1, 2),
    abilities=(
        Ability(
            form="replace",
            event="forsaking",
            timing="instead of",
            conditions=(
                Condition(
                    id="card",
                    says="this",
                    test=lambda g, c: c.event.card == c.this,
                    itself="card",
                ),
                Condition(
                    id="reserve",
                    says="this is in reserve",
                    test=lambda g, c: g.in_reserve(c.this),
                ),
            ),
            effect=instead_of_forsaking,
            line=56,
        ),
        Ability(
            form="action",
            zones=("reserve",),
            cost=(lambda g, c: g.can_eliminate(c.you, c.this), pay),
            effect=action,
            line=57,
        ),
    ),
    source="cards/ring/hobbit.card",
)
SOURCE_MAP: Final = ("cards/ring/hobbit.card", ((9, 56), (13, 57), (18, 58), (21, 51)))
