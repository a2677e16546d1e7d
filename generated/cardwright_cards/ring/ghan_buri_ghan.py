"""Ghân-buri-Ghân, compiled from cards/ring/rohan.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Ruling
from cardwright_engine.games.ring import Character, Game


def allows_play(g: Game, c: Context[Any], card: int, place: int) -> bool:
    return (
        g.controller(card) in g.side_players("free")
        and g.faction(card) == "Rohan"
        and g.title(place) == "Minas Tirith"
    )


def allows_play_card(g: Game, c: Context[Any], card: int) -> bool:
    return g.controller(card) in g.side_players("free") and g.faction(card) == "Rohan"


CARD: Final = Character(
    name="Ghân-buri-Ghân",
    faction="Rohan",
    deck="Frodo",
    promo=2,
    icons=((1, "leadership defense"),),
    abilities=(
        Ability(
            form="static",
            conditions=(
                Condition(
                    id="reserve",
                    says="this is in reserve",
                    test=lambda g, c: g.in_reserve(c.this),
                ),
            ),
            rulings=(
                Ruling(verb="play", allows=True, applies=allows_play, first=allows_play_card),
                Ruling(verb="move", allows=True, applies=allows_play, first=allows_play_card),
            ),
            line=194,
        ),
    ),
    source="cards/ring/rohan.card",
)
SOURCE_MAP: Final = ("cards/ring/rohan.card", ((9, 194), (21, 190)))
