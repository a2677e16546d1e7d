"""Gríma Wormtongue, compiled from cards/ring/isengard.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.ring import Character, Game


def pay(g: Game, c: Context[Any]) -> None:
    g.eliminate(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    if g.either(c.you, 2, card=c.this, line=166) == 1:
        for character in g.choose(
            c.you,
            [
                character
                for character in g.draw_deck(c.you)
                if g.is_character(character) and g.title(character) == "Saruman"
            ],
            "take",
            card=c.this,
            line=167,
        ):
            g.take(c.you, character)
    else:
        for character in g.choose(
            c.you,
            [
                character
                for character in g.cards()
                if g.is_character(character)
                and g.faction(character) == "Rohan"
                and g.in_play(character)
                and g.can_eliminate(c.you, character)
            ],
            "eliminate",
            card=c.this,
            line=169,
        ):
            g.eliminate(c.you, character)


CARD: Final = Character(
    name="Gríma Wormtongue",
    faction="Isengard",
    deck="Saruman",
    numbers=(66,),
    icons=((1, "path attack"),),
    paths=(1, 2, 5, 6),
    abilities=(
        Ability(
            form="action",
            zones=("reserve",),
            cost=(lambda g, c: g.can_eliminate(c.you, c.this), pay),
            effect=action,
            line=165,
        ),
    ),
    source="cards/ring/isengard.card",
)
SOURCE_MAP: Final = (
    "cards/ring/isengard.card",
    ((9, 165), (14, 166), (15, 167), (28, 169), (45, 159)),
)
