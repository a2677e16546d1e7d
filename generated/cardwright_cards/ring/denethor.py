"""Denethor, compiled from cards/ring/dunedain.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Character, Game


def pay(g: Game, c: Context[Any]) -> None:
    g.forsake(c.you, 1)


def action(g: Game, c: Context[Any]) -> None:
    for character in g.choose(
        c.you,
        [
            character
            for character in g.draw_deck(c.you)
            if g.is_character(character) and g.title(character) in ("Boromir", "Faramir")
        ],
        "take",
        card=c.this,
        line=261,
    ):
        g.take(c.you, character)


CARD: Final = Character(
    name="Denethor",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(8,),
    icons=((1, "leadership attack"), (1, "leadership defense")),
    abilities=(
        Ability(
            form="action",
            zones=("reserve",),
            cost=(lambda g, c: g.can_forsake(c.you, 1), pay),
            effect=action,
            line=260,
        ),
    ),
    source="cards/ring/dunedain.card",
)
SOURCE_MAP: Final = ("cards/ring/dunedain.card", ((9, 260), (14, 261), (28, 255)))
