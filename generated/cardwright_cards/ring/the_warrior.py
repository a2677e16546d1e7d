"""The Warrior, compiled from cards/ring/mordor.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Character, Game


def pay(g: Game, c: Context[Any]) -> None:
    g.cycle(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    for battleground in g.choose(c.you, g.active_battlegrounds(), "put", card=c.this, line=744):
        g.put(c.you, 1, "defense", battleground)


CARD: Final = Character(
    name="The Warrior",
    faction="Mordor",
    deck="Witch-king",
    numbers=(111,),
    traits=("Nazgûl",),
    icons=((1, "leadership attack"), (1, "path attack")),
    paths=(1, 2, 3, 5, 6, 7, 8, 9),
    abilities=(
        Ability(
            form="action",
            zones=("reserve",),
            cost=(lambda g, c: g.can_cycle(c.you, c.this), pay),
            effect=action,
            line=743,
        ),
    ),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = ("cards/ring/mordor.card", ((9, 743), (14, 744), (18, 738)))
