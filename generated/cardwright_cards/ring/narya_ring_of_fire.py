"""Narya, Ring of Fire, compiled from cards/ring/wizard.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Game, Item


def pay(g: Game, c: Context[Any]) -> None:
    g.cycle(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    for player in g.side_players("shadow"):
        if g.hand(player):
            for card in g.choose(
                player,
                [card for card in g.hand(player) if g.can_cycle(player, card)],
                "cycle",
                card=c.this,
                line=413,
            ):
                g.cycle(player, card)
        else:
            g.forsake(player, 1)


CARD: Final = Item(
    name="Narya, Ring of Fire",
    faction="Wizard",
    deck="Frodo",
    numbers=(60,),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    wielders=("Gandalf the Grey", "Gandalf the White"),
    abilities=(
        Ability(
            form="action",
            zones=("reserve",),
            cost=(lambda g, c: g.can_cycle(c.you, c.this), pay),
            effect=action,
            line=410,
        ),
    ),
    source="cards/ring/wizard.card",
)
SOURCE_MAP: Final = (
    "cards/ring/wizard.card",
    ((9, 410), (14, 411), (15, 412), (16, 413), (25, 415), (28, 404)),
)
