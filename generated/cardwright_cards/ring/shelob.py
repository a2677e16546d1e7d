"""Shelob, compiled from cards/ring/monstrous.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.ring import Character, Entry, Game


def is_on_place(g: Game, c: Context[Any]) -> bool:
    return any(g.on(c.this, other) for other in g.named("Shelob's Lair"))


def when_entry(g: Game, c: Context[Entry]) -> None:
    for player in g.side_players("free"):
        g.forsake(player, 1)


CARD: Final = Character(
    name="Shelob",
    faction="Monstrous",
    deck="Saruman",
    numbers=(83,),
    icons=((1, "path attack"),),
    paths=(7, 8, 9),
    abilities=(
        Ability(
            form="static",
            conditions=(
                Condition(id="on-place", says='this is on "Shelob\'s Lair"', test=is_on_place),
            ),
            modifiers=(
                Modifier(
                    attribute="path_attack",
                    stage=Stage.ADD,
                    applies=lambda g, c, piece: piece == c.this,
                    value=lambda g, c, piece: 1,
                    itself=True,
                ),
            ),
            line=387,
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
            line=388,
        ),
    ),
    source="cards/ring/monstrous.card",
)
SOURCE_MAP: Final = ("cards/ring/monstrous.card", ((9, 387), (13, 388), (18, 381)))
