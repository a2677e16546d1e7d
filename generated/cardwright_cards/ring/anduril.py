"""Andúril, compiled from cards/ring/dunedain.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Game, Item


def action(g: Game, c: Context[Any]) -> None:
    for field in g.choose(
        c.you,
        [
            battleground
            for battleground in g.battlegrounds()
            if g.shows(battleground, "Dúnedain")
            and g.can_activate_or_reactivate(c.you, battleground)
        ],
        "field",
        card=c.this,
        line=531,
    ):
        g.activate_or_reactivate(c.you, field)
        g.move(c.you, g.wielder(c.this), field, manner="at once")


CARD: Final = Item(
    name="Andúril",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(13,),
    traits=("Weapon",),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    wielders=("Strider", "Aragorn"),
    abilities=(Ability(form="action", zones=("reserve",), effect=action, line=530),),
    source="cards/ring/dunedain.card",
)
SOURCE_MAP: Final = ("cards/ring/dunedain.card", ((9, 530), (10, 531), (23, 532), (26, 525)))
