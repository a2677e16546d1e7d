"""Aragorn, compiled from cards/ring/dunedain.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Character, Forsaking, Game, Play


def when_play(g: Game, c: Context[Play]) -> None:
    g.remove(c.you, ("Strider",))


def instead_of_forsaking(g: Game, c: Context[Forsaking]) -> None:
    g.cycle(c.you, c.this)


CARD: Final = Character(
    name="Aragorn",
    faction="Dúnedain",
    deck="Aragorn",
    numbers=(6,),
    icons=((1, "attack"), (1, "defense"), (1, "leadership attack"), (1, "leadership defense")),
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
            line=180,
        ),
        Ability(
            form="static",
            conditions=(
                Condition(
                    id="reserve",
                    says="this is in reserve",
                    test=lambda g, c: g.in_reserve(c.this),
                ),
            ),
            modifiers=(
                Modifier(
                    attribute="draw_count",
                    stage=Stage.ADD,
                    applies=lambda g, c, piece: piece == c.you,
                    value=lambda g, c, piece: 1,
                ),
            ),
            line=181,
        ),
        Ability(
            form="replace",
            event="forsaking",
            timing="instead of",
            conditions=(
                Condition(
                    id="card",
                    says="this",
                    test=lambda g, c: c.event.card == c.this,
                    itself="card",
                ),
                Condition(
                    id="draw deck",
                    says="this is in your draw deck",
                    test=lambda g, c: c.this in g.draw_deck(c.you),
                ),
            ),
            effect=instead_of_forsaking,
            line=182,
        ),
    ),
    source="cards/ring/dunedain.card",
)
SOURCE_MAP: Final = ("cards/ring/dunedain.card", ((9, 180), (13, 182), (17, 176)))
