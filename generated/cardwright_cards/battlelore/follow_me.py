"""Follow Me!, compiled from cards/battlelore/warrior_steel.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def play(g: Game, c: Context[Any]) -> None:
    for unit in g.choose(
        c.you,
        [
            unit
            for unit in g.units_of(c.you)
            if g.troop_type(unit) == "foot" and g.can_order(c.you, unit)
        ],
        "order",
        minimum=0,
        maximum=g.level(c.this),
        card=c.this,
        line=146,
    ):
        g.order(c.you, unit)


CARD: Final = LoreCard(
    name="Follow Me!",
    classes=("Warrior",),
    cost=4,
    abilities=(Ability(form="play", steps=("movement",), effect=play, line=145),),
    source="cards/battlelore/warrior_steel.card",
)
SOURCE_MAP: Final = ("cards/battlelore/warrior_steel.card", ((9, 145), (10, 146), (26, 141)))
