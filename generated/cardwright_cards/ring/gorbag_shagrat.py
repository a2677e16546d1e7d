"""Gorbag & Shagrat, compiled from cards/ring/mordor.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Entry, Game


def when_entry(g: Game, c: Context[Entry]) -> None:
    for card in g.choose(
        c.you,
        [card for card in g.hand(c.you) if g.can_cycle(c.you, card)],
        "cycle",
        minimum=0,
        card=c.this,
        line=86,
    ):
        g.cycle(c.you, card)
        if g.title(c.event.place) == "Cirith Ungol":
            g.put(c.you, 2, "path_attack", c.this)
        else:
            g.put(c.you, 1, "path_attack", c.this)


CARD: Final = Character(
    name="Gorbag & Shagrat",
    faction="Mordor",
    deck="Witch-king",
    numbers=(100,),
    icons=((1, "leadership defense"),),
    paths=(8, 9),
    abilities=(
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
                Condition(
                    id="place",
                    says="to a path as way",
                    test=lambda g, c: g.is_path(c.event.place),
                ),
            ),
            effect=when_entry,
            line=85,
        ),
    ),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = (
    "cards/ring/mordor.card",
    ((9, 85), (10, 86), (19, 88), (20, 89), (22, 91), (25, 80)),
)
