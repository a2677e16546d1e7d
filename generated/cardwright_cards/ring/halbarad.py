"""Halbarad, compiled from cards/ring/dunedain.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Character, Game


def pay(g: Game, c: Context[Any]) -> None:
    g.cycle(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    for character in g.choose(
        c.you,
        [
            character
            for character in g.draw_deck(c.you)
            if g.is_character(character) and g.title(character) in ("Strider", "Aragorn")
        ],
        "take",
        card=c.this,
        line=375,
    ):
        g.take(c.you, character)


CARD: Final = Character(
    name="Halbarad",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(10,),
    icons=((1, "defense"), (1, "leadership attack"), (1, "path defense")),
    paths=(2, 3),
    abilities=(
        Ability(
            form="action",
            zones=("reserve",),
            cost=(lambda g, c: g.can_cycle(c.you, c.this), pay),
            effect=action,
            line=374,
        ),
    ),
    source="cards/ring/dunedain.card",
)
SOURCE_MAP: Final = ("cards/ring/dunedain.card", ((9, 374), (14, 375), (28, 369)))
