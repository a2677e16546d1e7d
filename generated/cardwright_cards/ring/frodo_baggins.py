"""Frodo Baggins, compiled from cards/ring/hobbit.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Elimination, Game


def instead_of_elimination(g: Game, c: Context[Elimination]) -> None:
    for item in [item for item in g.cards() if g.is_item(item) and g.on(item, c.this)]:
        g.eliminate(c.you, item)
    g.cycle(c.you, c.this)


CARD: Final = Character(
    name="Frodo Baggins",
    faction="Hobbit",
    deck="Frodo",
    numbers=(35,),
    icons=((1, "path defense"),),
    paths=(1, 2, 3, 4, 5, 6, 7, 8, 9),
    abilities=(
        Ability(
            form="replace",
            event="elimination",
            timing="instead of",
            conditions=(
                Condition(
                    id="card",
                    says="this",
                    test=lambda g, c: c.event.card == c.this,
                    itself="card",
                ),
            ),
            effect=instead_of_elimination,
            line=117,
        ),
    ),
    source="cards/ring/hobbit.card",
)
SOURCE_MAP: Final = ("cards/ring/hobbit.card", ((9, 117), (10, 118), (12, 119), (15, 112)))
