"""Arwen, compiled from cards/ring/elf.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Character, Game, Play


def when_play(g: Game, c: Context[Play]) -> None:
    g.draw(c.you, 1)


def changes_defense(g: Game, c: Context[Any], piece: int) -> bool:
    return g.title(piece) in ("Strider", "Aragorn")


CARD: Final = Character(
    name="Arwen",
    faction="Elf",
    deck="Aragorn",
    numbers=(20,),
    icons=((1, "leadership defense"),),
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
            line=27,
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
                    attribute="defense",
                    stage=Stage.ADD,
                    applies=changes_defense,
                    value=lambda g, c, piece: 1,
                ),
                Modifier(
                    attribute="path_defense",
                    stage=Stage.ADD,
                    applies=changes_defense,
                    value=lambda g, c, piece: 1,
                ),
            ),
            line=28,
        ),
    ),
    source="cards/ring/elf.card",
)
SOURCE_MAP: Final = ("cards/ring/elf.card", ((9, 27), (13, 28), (17, 23)))
