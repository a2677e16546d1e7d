"""Bow of the Galadhrim, compiled from cards/ring/elf.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Ruling
from cardwright_engine.games.ring import Game, Item


def forbids_play(g: Game, c: Context[Any], card: int, place: int) -> bool:
    return (
        card == c.this
        and g.is_character(place)
        and any(
            g.attached(attached, place)
            for attached in [
                item for item in g.cards() if g.is_item(item) and g.has_trait(item, "Weapon")
            ]
        )
    )


def forbids_play_2(g: Game, c: Context[Any], card: int, place: int) -> bool:
    return (
        g.controller(card) in g.side_players("free")
        and g.is_item(card)
        and g.has_trait(card, "Weapon")
        and place == g.wielder(c.this)
    )


def forbids_play_card(g: Game, c: Context[Any], card: int) -> bool:
    return (
        g.controller(card) in g.side_players("free")
        and g.is_item(card)
        and g.has_trait(card, "Weapon")
    )


CARD: Final = Item(
    name="Bow of the Galadhrim",
    faction="Elf",
    deck="Aragorn",
    numbers=(24,),
    traits=("Weapon",),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    wielders=("any Elf",),
    abilities=(
        Ability(
            form="static",
            rulings=(Ruling(verb="play", allows=False, applies=forbids_play, about=0),),
            line=190,
        ),
        Ability(
            form="static",
            conditions=(
                Condition(id="play", says="this is in play", test=lambda g, c: g.in_play(c.this)),
            ),
            rulings=(
                Ruling(verb="play", allows=False, applies=forbids_play_2, first=forbids_play_card),
            ),
            line=191,
        ),
    ),
    source="cards/ring/elf.card",
)
SOURCE_MAP: Final = ("cards/ring/elf.card", ((9, 190), (22, 191), (39, 185)))
