"""Morgul Blade, compiled from cards/ring/mordor.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Game, Item


def pay(g: Game, c: Context[Any]) -> None:
    g.eliminate(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    g.gain(c.you, 1)


CARD: Final = Item(
    name="Morgul Blade",
    faction="Mordor",
    deck="Witch-king",
    numbers=(116,),
    traits=("Weapon",),
    wielders=("any Nazgûl",),
    abilities=(
        Ability(
            form="action",
            conditions=(
                Condition(
                    id="place",
                    says="on a path",
                    test=lambda g, c: g.is_path(g.place(c.this)),
                ),
            ),
            cost=(lambda g, c: g.can_eliminate(c.you, c.this), pay),
            effect=action,
            line=888,
        ),
    ),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = ("cards/ring/mordor.card", ((9, 888), (17, 884)))
