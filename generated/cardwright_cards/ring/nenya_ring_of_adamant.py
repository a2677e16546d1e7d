"""Nenya, Ring of Adamant, compiled from cards/ring/elf.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Game, Item


def pay(g: Game, c: Context[Any]) -> None:
    g.cycle(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    for ward in g.choose(c.you, g.active_locations(), "ward", card=c.this, line=337):
        if g.is_path(ward):
            g.put(c.you, 1, "path_defense", ward)
        else:
            g.put(c.you, 1, "defense", ward)


CARD: Final = Item(
    name="Nenya, Ring of Adamant",
    faction="Elf",
    deck="Aragorn",
    numbers=(28,),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    wielders=("Galadriel",),
    abilities=(
        Ability(
            form="action",
            zones=("reserve",),
            cost=(lambda g, c: g.can_cycle(c.you, c.this), pay),
            effect=action,
            line=336,
        ),
    ),
    source="cards/ring/elf.card",
)
SOURCE_MAP: Final = (
    "cards/ring/elf.card",
    ((9, 336), (14, 337), (15, 338), (16, 339), (18, 341), (21, 331)),
)
