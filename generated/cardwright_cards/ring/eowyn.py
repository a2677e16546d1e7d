"""Éowyn, compiled from cards/ring/rohan.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Game, Play


def when_play(g: Game, c: Context[Play]) -> None:
    for character in g.choose(
        c.you,
        [
            character
            for character in g.cards()
            if g.is_character(character)
            and g.has_trait(character, "Nazgûl")
            and g.on(character, c.event.place)
            and g.can_eliminate(c.you, character)
        ],
        "eliminate",
        minimum=0,
        card=c.this,
        line=92,
    ):
        g.eliminate(c.you, character)


def when_play_2(g: Game, c: Context[Play]) -> None:
    for character in g.choose(
        c.you,
        [
            character
            for character in g.cycle_pile(c.you)
            if g.is_character(character)
            and g.title(character) in ("Merry Brandybuck", "Pippin Took")
        ],
        "take",
        minimum=0,
        card=c.this,
        line=93,
    ):
        g.take(c.you, character)


CARD: Final = Character(
    name="Éowyn",
    faction="Rohan",
    deck="Frodo",
    numbers=(47,),
    icons=((1, "leadership attack"), (1, "leadership defense")),
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
                    id="place",
                    says="to a battleground as field",
                    test=lambda g, c: g.is_battleground(c.event.place),
                ),
            ),
            effect=when_play,
            line=92,
        ),
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
                Condition(id="to-reserve", says="to reserve", test=lambda g, c: c.event.reserve),
            ),
            effect=when_play_2,
            line=93,
        ),
    ),
    source="cards/ring/rohan.card",
)
SOURCE_MAP: Final = ("cards/ring/rohan.card", ((9, 92), (28, 93), (45, 87)))
