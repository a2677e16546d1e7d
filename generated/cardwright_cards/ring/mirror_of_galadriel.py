"""Mirror of Galadriel, compiled from cards/ring/elf.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Ruling
from cardwright_engine.games.ring import Game, Item


def allows_see(g: Game, c: Context[Any], card: int) -> bool:
    return g.controller(card) == c.you and card in g.draw_deck(c.you)[:1]


CARD: Final = Item(
    name="Mirror of Galadriel",
    faction="Elf",
    deck="Aragorn",
    numbers=(27,),
    wielders=("Galadriel",),
    abilities=(
        Ability(
            form="static",
            conditions=(
                Condition(id="play", says="this is in play", test=lambda g, c: g.in_play(c.this)),
            ),
            rulings=(Ruling(verb="see", allows=True, applies=allows_see),),
            line=306,
        ),
    ),
    source="cards/ring/elf.card",
)
SOURCE_MAP: Final = ("cards/ring/elf.card", ((9, 306), (13, 302)))
