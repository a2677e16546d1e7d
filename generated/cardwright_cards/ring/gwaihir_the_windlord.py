"""Gwaihir the Windlord, compiled from cards/ring/wizard.card."""

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
            if g.is_character(character)
            and g.title(character) in ("Gandalf the Grey", "Gandalf the White")
        ],
        "take",
        card=c.this,
        line=73,
    ):
        g.take(c.you, character)


CARD: Final = Character(
    name="Gwaihir the Windlord",
    faction="Wizard",
    deck="Frodo",
    numbers=(53,),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    paths=(9,),
    abilities=(
        Ability(
            form="action",
            zones=("reserve",),
            cost=(lambda g, c: g.can_cycle(c.you, c.this), pay),
            effect=action,
            line=72,
        ),
    ),
    source="cards/ring/wizard.card",
)
SOURCE_MAP: Final = ("cards/ring/wizard.card", ((9, 72), (14, 73), (29, 67)))
