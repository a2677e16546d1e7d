"""Merry Brandybuck, compiled from cards/ring/hobbit.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Ruling
from cardwright_engine.games.ring import Character, Elimination, Game


def to_rohan(g: Game, c: Context[Any], card: int, place: int) -> bool:
    return card == c.this and place in g.battlegrounds() and g.shows(place, "Rohan")


def by_rohan(g: Game, c: Context[Any], army: int, character: int) -> bool:
    return character == c.this and g.faction(army) == "Rohan"


def on_the_way(g: Game, c: Context[Elimination]) -> bool:
    return c.event.card == c.this and c.event.combat == "path"


def survive(g: Game, c: Context[Elimination]) -> None:
    g.cycle(c.you, c.this)


CARD: Final = Character(
    name="Merry Brandybuck",
    faction="Hobbit",
    deck="Frodo",
    numbers=(36,),
    icons=((1, "leadership defense"), (1, "path defense")),
    paths=(1, 2, 3, 4, 5, 6, 7, 8, 9),
    abilities=(
        Ability(
            form="static",
            rulings=(
                Ruling(verb="play", allows=True, applies=to_rohan),
                Ruling(verb="move", allows=True, applies=to_rohan),
            ),
            line=8,
        ),
        Ability(form="static", rulings=(Ruling(verb="support", allows=True, applies=by_rohan),), line=9),
        Ability(
            form="replace",
            event="elimination",
            timing="instead of",
            conditions=(Condition(id="elimination", says="path combat eliminates this", test=on_the_way),),
            effect=survive,
            line=10,
        ),
    ),
    source="cards/ring/hobbit.card",
)
