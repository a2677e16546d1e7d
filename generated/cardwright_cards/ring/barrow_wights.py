"""Barrow-Wights, compiled from cards/ring/monstrous.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Character, Game


def pay(g: Game, c: Context[Any]) -> None:
    g.eliminate(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    for player in g.side_players("free"):
        g.forsake(player, 1)


CARD: Final = Character(
    name="Barrow-Wights",
    faction="Monstrous",
    deck="Saruman",
    numbers=(76,),
    icons=((1, "path attack"),),
    paths=(1, 2, 3),
    abilities=(
        Ability(
            form="action",
            zones=("reserve",),
            cost=(lambda g, c: g.can_eliminate(c.you, c.this), pay),
            effect=action,
            line=144,
        ),
    ),
    source="cards/ring/monstrous.card",
)
SOURCE_MAP: Final = ("cards/ring/monstrous.card", ((9, 144), (14, 145), (18, 139)))
