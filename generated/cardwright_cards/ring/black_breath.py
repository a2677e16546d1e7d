"""Black Breath, compiled from cards/ring/mordor.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Game, Item


def is_place(g: Game, c: Context[Any]) -> bool:
    return any(g.on(c.this, location) for location in g.locations())


def pay(g: Game, c: Context[Any]) -> None:
    g.cycle(c.you, g.wielder(c.this))


def action(g: Game, c: Context[Any]) -> None:
    g.gain(c.you, 1)


CARD: Final = Item(
    name="Black Breath",
    faction="Mordor",
    deck="Witch-king",
    numbers=(113,),
    wielders=("any Nazgûl",),
    abilities=(
        Ability(
            form="action",
            conditions=(Condition(id="place", says="on a location", test=is_place),),
            cost=(lambda g, c: g.can_cycle(c.you, g.wielder(c.this)), pay),
            effect=action,
            line=780,
        ),
    ),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = ("cards/ring/mordor.card", ((9, 780), (21, 776)))
