"""Pippin Took, compiled from cards/ring/hobbit.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Ruling
from cardwright_engine.games.ring import Character, Elimination, Game


def allows_play(g: Game, c: Context[Any], card: int, place: int) -> bool:
    return card == c.this and g.is_battleground(place) and g.shows(place, "Dúnedain")


def allows_support(g: Game, c: Context[Any], army: int, character: int) -> bool:
    return g.is_army(army) and g.faction(army) == "Dúnedain" and character == c.this


def instead_of_elimination(g: Game, c: Context[Elimination]) -> None:
    g.cycle(c.you, c.this)


CARD: Final = Character(
    name="Pippin Took",
    faction="Hobbit",
    deck="Frodo",
    numbers=(37,),
    icons=((1, "leadership defense"), (1, "path defense")),
    paths=(1, 2, 3, 4, 5, 6, 7, 8, 9),
    abilities=(
        Ability(
            form="static",
            rulings=(
                Ruling(verb="play", allows=True, applies=allows_play, about=0, printed=True),
                Ruling(verb="move", allows=True, applies=allows_play, about=0, printed=True),
            ),
            line=197,
        ),
        Ability(
            form="static",
            rulings=(
                Ruling(verb="support", allows=True, applies=allows_support, about=1, printed=True),
            ),
            line=198,
        ),
        Ability(
            form="replace",
            event="elimination",
            timing="instead of",
            conditions=(
                Condition(
                    id="card",
                    says="this",
                    test=lambda g, c: c.event.card == c.this,
                    itself="card",
                ),
                Condition(
                    id="path-combat",
                    says="in path combat",
                    test=lambda g, c: c.event.combat == "path",
                ),
            ),
            effect=instead_of_elimination,
            line=199,
        ),
    ),
    source="cards/ring/hobbit.card",
)
SOURCE_MAP: Final = ("cards/ring/hobbit.card", ((9, 197), (13, 198), (17, 199), (21, 192)))
