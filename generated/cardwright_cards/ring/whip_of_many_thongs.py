"""Whip of Many Thongs, compiled from cards/ring/monstrous.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Game, Item, Play


def when_play(g: Game, c: Context[Play]) -> None:
    g.draw(c.you, 1)


CARD: Final = Item(
    name="Whip of Many Thongs",
    faction="Monstrous",
    deck="Saruman",
    promo=3,
    icons=((1, "attack"), (1, "defense"), (1, "path attack")),
    wielders=("Balrog of Moria",),
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
            line=430,
        ),
    ),
    source="cards/ring/monstrous.card",
)
SOURCE_MAP: Final = ("cards/ring/monstrous.card", ((9, 430), (13, 424)))
