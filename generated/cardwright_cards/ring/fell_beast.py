"""Fell Beast, compiled from cards/ring/mordor.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Game, Item, Play


def when_play(g: Game, c: Context[Play]) -> None:
    for battleground in g.choose(
        c.you,
        [
            battleground
            for battleground in g.active_battlegrounds()
            if g.can_move(c.you, c.event.wielder, battleground, manner="at once")
        ],
        "move",
        minimum=0,
        card=c.this,
        line=825,
    ):
        g.move(c.you, c.event.wielder, battleground, manner="at once")


CARD: Final = Item(
    name="Fell Beast",
    faction="Mordor",
    deck="Witch-king",
    numbers=(115,),
    traits=("Mount",),
    icons=((1, "attack"), (1, "defense")),
    wielders=("any Nazgûl",),
    abilities=(
        Ability(
            form="trigger",
            event="play",
            timing="when",
            conditions=(
                Condition(id="player", says="you", test=lambda g, c: c.event.player == c.you),
                Condition(
                    id="card",
                    says="this",
                    test=lambda g, c: c.event.card == c.this,
                    itself="card",
                ),
                Condition(
                    id="wielder",
                    says="onto a character in reserve as rider",
                    test=lambda g, c: g.in_reserve(c.event.wielder),
                ),
            ),
            effect=when_play,
            line=824,
        ),
    ),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = ("cards/ring/mordor.card", ((9, 824), (10, 825), (25, 818)))
