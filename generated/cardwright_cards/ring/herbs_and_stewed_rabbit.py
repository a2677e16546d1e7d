"""Herbs and Stewed Rabbit, compiled from cards/ring/hobbit.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Game, Item


def pay(g: Game, c: Context[Any]) -> None:
    g.eliminate(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    for character in g.choose(
        c.you,
        [
            character
            for character in g.cycle_pile(c.you)
            if g.is_character(character) and g.faction(character) == "Hobbit"
        ],
        "take",
        card=c.this,
        line=293,
    ):
        g.take(c.you, character)
    g.draw(c.you, 1)


CARD: Final = Item(
    name="Herbs and Stewed Rabbit",
    faction="Hobbit",
    deck="Frodo",
    numbers=(39,),
    wielders=("Frodo Baggins", "Sam Gamgee"),
    abilities=(
        Ability(
            form="action",
            cost=(lambda g, c: g.can_eliminate(c.you, c.this), pay),
            effect=action,
            line=292,
        ),
    ),
    source="cards/ring/hobbit.card",
)
SOURCE_MAP: Final = ("cards/ring/hobbit.card", ((9, 292), (14, 293), (26, 294), (29, 288)))
