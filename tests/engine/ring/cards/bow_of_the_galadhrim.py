"""Bow of the Galadhrim, compiled from cards/ring/elf.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context, Ruling
from cardwright_engine.games.ring import Game, Item


def armed(g: Game, c: Context[Any], card: int, place: int) -> bool:
    return card == c.this and any(g.has_trait(item, "Weapon") for item in g.items(place))


def second(g: Game, c: Context[Any], card: int, place: int) -> bool:
    return card != c.this and g.has_trait(card, "Weapon") and place == g.wielder(c.this)


CARD: Final = Item(
    name="Bow of the Galadhrim",
    faction="Elf",
    deck="Aragorn",
    numbers=(24,),
    wielders=("any Elf",),
    traits=("Weapon",),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    abilities=(
        Ability(form="static", rulings=(Ruling(verb="play", allows=False, applies=armed),), line=8),
        Ability(form="static", rulings=(Ruling(verb="play", allows=False, applies=second),), line=9),
    ),
    source="cards/ring/elf.card",
)
