"""Andúril, compiled from cards/ring/dunedain.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Game, Item


def use(g: Game, c: Context[Any]) -> None:
    options = [
        place
        for place in g.battlegrounds()
        if g.shows(place, "Dúnedain") and g.can_activate_or_reactivate(c.you, place)
    ]
    for field in g.choose(c.you, options, "field", card=c.this, line=9):
        g.activate_or_reactivate(c.you, field)
        g.move(c.you, g.wielder(c.this), field, manner="at once")


CARD: Final = Item(
    name="Andúril",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(13,),
    wielders=("Strider", "Aragorn"),
    traits=("Weapon",),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    abilities=(Ability(form="action", zones=("reserve",), effect=use, line=8),),
    source="cards/ring/dunedain.card",
)
