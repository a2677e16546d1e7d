"""Gimli, compiled from cards/ring/dwarf.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Game, Play


def when_play(g: Game, c: Context[Play]) -> None:
    for item in g.choose(
        c.you,
        [
            item
            for item in g.cycle_pile(c.you)
            if g.is_item(item) and g.title(item) == "Dwarven Axe"
        ],
        "take",
        minimum=0,
        card=c.this,
        line=8,
    ):
        g.take(c.you, item)


CARD: Final = Character(
    name="Gimli",
    faction="Dwarf",
    deck="Frodo",
    numbers=(31,),
    icons=((1, "attack"), (1, "defense"), (1, "path defense")),
    paths=(3, 4, 5, 6, 7, 8, 9),
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
            ),
            effect=when_play,
            line=8,
        ),
    ),
    source="cards/ring/dwarf.card",
)
SOURCE_MAP: Final = ("cards/ring/dwarf.card", ((9, 8), (25, 3)))
