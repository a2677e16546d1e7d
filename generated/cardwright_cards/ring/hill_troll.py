"""Hill-Troll, compiled from cards/ring/monstrous.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Character, Game


def pay(g: Game, c: Context[Any]) -> None:
    g.eliminate(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    for player in g.side_players("free"):
        g.forsake(player, 1)


CARD: Final = Character(
    name="Hill-Troll",
    faction="Monstrous",
    deck="Saruman",
    numbers=(82,),
    icons=((1, "attack"), (1, "defense"), (1, "path attack")),
    paths=(2, 3, 4, 5, 6, 7, 8, 9),
    abilities=(
        Ability(
            form="action",
            zones=("reserve",),
            cost=(lambda g, c: g.can_eliminate(c.you, c.this), pay),
            effect=action,
            line=349,
        ),
    ),
    source="cards/ring/monstrous.card",
)
SOURCE_MAP: Final = ("cards/ring/monstrous.card", ((9, 349), (14, 350), (18, 344)))
