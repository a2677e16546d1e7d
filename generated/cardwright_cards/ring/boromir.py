"""Boromir, compiled from cards/ring/dunedain.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Entry, Game, Play


def when_play(g: Game, c: Context[Play]) -> None:
    g.draw(c.you, 1)


def when_entry(g: Game, c: Context[Entry]) -> None:
    g.forsake(c.you, 1)


CARD: Final = Character(
    name="Boromir",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(7,),
    icons=((1, "defense"), (1, "leadership attack"), (1, "path defense")),
    paths=(3, 4, 5, 6),
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
            line=220,
        ),
        Ability(
            form="trigger",
            event="entry",
            timing="when",
            conditions=(
                Condition(id="player", says="you", test=lambda g, c: c.event.player == c.you),
                Condition(
                    id="card",
                    says="this",
                    test=lambda g, c: c.event.card == c.this,
                    itself="card",
                ),
                Condition(id="place", says="to a path", test=lambda g, c: g.is_path(c.event.place)),
            ),
            effect=when_entry,
            line=221,
        ),
    ),
    source="cards/ring/dunedain.card",
)
SOURCE_MAP: Final = ("cards/ring/dunedain.card", ((9, 220), (13, 221), (17, 215)))
