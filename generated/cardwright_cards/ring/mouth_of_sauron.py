"""Mouth of Sauron, compiled from cards/ring/mordor.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Ruling, Stage
from cardwright_engine.games.ring import Character, Game


def is_battleground(g: Game, c: Context[Any]) -> bool:
    return any(g.side(battleground) == "shadow" for battleground in g.active_battlegrounds())


def forbids_play(g: Game, c: Context[Any], card: int, place: int) -> bool:
    return card == c.this and g.is_path(place)


CARD: Final = Character(
    name="Mouth of Sauron",
    faction="Mordor",
    deck="Witch-king",
    numbers=(102,),
    icons=((1, "leadership attack"), (1, "leadership defense"), (1, "path attack")),
    paths=(7, 8, 9),
    abilities=(
        Ability(
            form="static",
            conditions=(
                Condition(
                    id="battleground",
                    says="there is an active Shadow battleground",
                    test=is_battleground,
                ),
            ),
            rulings=(
                Ruling(verb="play", allows=False, applies=forbids_play, about=0, printed=True),
                Ruling(verb="move", allows=False, applies=forbids_play, about=0, printed=True),
            ),
            line=397,
        ),
        Ability(
            form="static",
            conditions=(
                Condition(
                    id="reserve",
                    says="this is in reserve",
                    test=lambda g, c: g.in_reserve(c.this),
                ),
            ),
            modifiers=(
                Modifier(
                    attribute="draw_count",
                    stage=Stage.ADD,
                    applies=lambda g, c, piece: piece == c.you,
                    value=lambda g, c, piece: 1,
                ),
            ),
            line=398,
        ),
    ),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = ("cards/ring/mordor.card", ((9, 397), (17, 392)))
