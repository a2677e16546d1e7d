"""Ent-Draught, compiled from cards/ring/wizard.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Game, Item


def pay(g: Game, c: Context[Any]) -> None:
    g.eliminate(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    hobbit_player = g.only(g.faction_players("Hobbit"))
    for character in g.choose(
        hobbit_player,
        [
            character
            for character in g.cycle_pile(hobbit_player)
            if g.is_character(character) and g.faction(character) == "Hobbit"
        ],
        "take",
        minimum=0,
        maximum=2,
        card=c.this,
        line=297,
    ):
        g.take(hobbit_player, character)


CARD: Final = Item(
    name="Ent-Draught",
    faction="Wizard",
    deck="Frodo",
    numbers=(57,),
    icons=((1, "path defense"),),
    wielders=("any Ent",),
    abilities=(
        Ability(
            form="action",
            user=lambda g, c: g.only(g.faction_players("Hobbit")),
            cost=(lambda g, c: g.can_eliminate(c.you, c.this), pay),
            effect=action,
            line=296,
        ),
    ),
    source="cards/ring/wizard.card",
)
SOURCE_MAP: Final = ("cards/ring/wizard.card", ((9, 296), (14, 297), (31, 289)))
