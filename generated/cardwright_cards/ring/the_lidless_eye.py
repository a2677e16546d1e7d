"""The Lidless Eye, compiled from cards/ring/mordor.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Ruling, Stage
from cardwright_engine.games.ring import Character, Game, Play


def is_battleground(g: Game, c: Context[Any]) -> bool:
    return any(g.side(battleground) == "shadow" for battleground in g.active_battlegrounds())


def forbids_play(g: Game, c: Context[Any], card: int, place: int) -> bool:
    return card == c.this and g.is_path(place)


def when_play(g: Game, c: Context[Play]) -> None:
    for player in g.side_players("shadow"):
        g.draw(player, 1)


CARD: Final = Character(
    name="The Lidless Eye",
    faction="Mordor",
    deck="Witch-king",
    numbers=(108,),
    icons=((1, "path attack"),),
    paths=(9,),
    abilities=(
        Ability(
            form="static",
            conditions=(
                Condition(
                    id="battleground",
                    says="there is an active Shadow battleground",
                    test=is_battleground,
                ),
            ),
            rulings=(
                Ruling(verb="play", allows=False, applies=forbids_play, about=0, printed=True),
                Ruling(verb="move", allows=False, applies=forbids_play, about=0, printed=True),
            ),
            line=595,
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
            ),
            effect=when_play,
            line=596,
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
            line=597,
        ),
    ),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = ("cards/ring/mordor.card", ((9, 595), (17, 596), (22, 590)))
