"""The Beguiler, compiled from cards/ring/mordor.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Character, Game


def pay(g: Game, c: Context[Any]) -> None:
    g.cycle(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    for player in g.side_players("free"):
        if g.hand(player):
            for card in g.choose(
                player,
                [card for card in g.hand(player) if g.can_cycle(player, card)],
                "cycle",
                card=c.this,
                line=473,
            ):
                g.cycle(player, card)
        else:
            g.forsake(player, 1)


CARD: Final = Character(
    name="The Beguiler",
    faction="Mordor",
    deck="Witch-king",
    numbers=(103,),
    traits=("Nazgûl",),
    icons=((1, "leadership attack"), (1, "path attack")),
    paths=(1, 2, 3, 5, 6, 7, 8, 9),
    abilities=(
        Ability(
            form="action",
            zones=("reserve",),
            cost=(lambda g, c: g.can_cycle(c.you, c.this), pay),
            effect=action,
            line=470,
        ),
    ),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = (
    "cards/ring/mordor.card",
    ((9, 470), (14, 471), (15, 472), (16, 473), (25, 475), (28, 464)),
)
