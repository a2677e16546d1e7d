"""Black Rider's Mount, compiled from cards/ring/mordor.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Game, Item, Play


def to_reserve(g: Game, c: Context[Play]) -> bool:
    return c.event.card == c.this and g.in_reserve(c.event.wielder)


def ride(g: Game, c: Context[Play]) -> None:
    rider = c.event.wielder
    options = [path for path in g.paths() if g.active(path) and g.can_move(c.you, rider, path, "at once")]
    for path in g.choose(c.you, options, "path", minimum=0, card=c.this, line=9):
        g.move(c.you, rider, path, manner="at once")


CARD: Final = Item(
    name="Black Rider's Mount",
    faction="Mordor",
    deck="Witch-king",
    numbers=(114,),
    wielders=("any Nazgûl",),
    traits=("Mount",),
    icons=((1, "path attack"),),
    abilities=(
        Ability(
            form="trigger",
            event="play",
            timing="when",
            conditions=(
                Condition(id="this", says="this is played onto a character in reserve", test=to_reserve),
            ),
            effect=ride,
            line=9,
        ),
    ),
    source="cards/ring/mordor.card",
)
