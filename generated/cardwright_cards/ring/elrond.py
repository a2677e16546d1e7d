"""Elrond, compiled from cards/ring/elf.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Character, Game, Play


def when_play(g: Game, c: Context[Play]) -> None:
    g.draw(c.you, 1)


CARD: Final = Character(
    name="Elrond",
    faction="Elf",
    deck="Aragorn",
    numbers=(21,),
    icons=(
        (1, "attack"),
        (1, "defense"),
        (1, "leadership attack"),
        (1, "leadership defense"),
        (2, "path defense"),
    ),
    paths=(3,),
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
            line=75,
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
                    attribute="carryover_limit",
                    stage=Stage.ADD,
                    applies=lambda g, c, piece: piece == c.you,
                    value=lambda g, c, piece: 1,
                ),
            ),
            line=76,
        ),
    ),
    source="cards/ring/elf.card",
)
SOURCE_MAP: Final = ("cards/ring/elf.card", ((9, 75), (13, 70)))
