"""Shadowfax, compiled from cards/ring/rohan.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Game, Item


def action(g: Game, c: Context[Any]) -> None:
    for field in g.choose(
        c.you,
        [
            battleground
            for battleground in g.battlegrounds()
            if g.can_activate_or_reactivate(c.you, battleground)
        ],
        "field",
        card=c.this,
        line=228,
    ):
        g.activate_or_reactivate(c.you, field)
        g.move(c.you, g.wielder(c.this), field, manner="at once")


CARD: Final = Item(
    name="Shadowfax",
    faction="Rohan",
    deck="Frodo",
    numbers=(49,),
    traits=("Mount",),
    icons=((1, "attack"), (1, "defense")),
    wielders=("Gandalf the Grey", "Gandalf the White"),
    abilities=(Ability(form="action", zones=("reserve",), effect=action, line=227),),
    source="cards/ring/rohan.card",
)
SOURCE_MAP: Final = ("cards/ring/rohan.card", ((9, 227), (10, 228), (22, 229), (25, 222)))
