"""The Messenger, compiled from cards/ring/mordor.card."""

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
            for character in g.cycle_pile(c.you)
            if g.is_character(character) and g.has_trait(character, "Nazgûl")
        ],
        "take",
        card=c.this,
        line=650,
    ):
        g.take(c.you, character)


CARD: Final = Character(
    name="The Messenger",
    faction="Mordor",
    deck="Witch-king",
    numbers=(109,),
    traits=("Nazgûl",),
    icons=((1, "leadership attack"), (1, "path attack")),
    paths=(1, 2, 3, 5, 6, 7, 8, 9),
    abilities=(
        Ability(
            form="action",
            zones=("reserve",),
            cost=(lambda g, c: g.can_cycle(c.you, c.this), pay),
            effect=action,
            line=649,
        ),
    ),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = ("cards/ring/mordor.card", ((9, 649), (14, 650), (28, 643)))
