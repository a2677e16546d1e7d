"""Caradhras the Cruel, compiled from cards/ring/monstrous.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Game, Play


def when_play(g: Game, c: Context[Play]) -> None:
    for path in g.choose(
        c.you,
        [path for path in g.paths() if g.path_number(path) == 4 and g.can_activate(c.you, path)],
        "activate",
        card=c.this,
        line=28,
    ):
        g.activate(c.you, path)


def pay(g: Game, c: Context[Any]) -> None:
    g.eliminate(c.you, c.this)


def action(g: Game, c: Context[Any]) -> None:
    for player in g.side_players("free"):
        g.forsake(player, 1)


CARD: Final = Character(
    name="Caradhras the Cruel",
    faction="Monstrous",
    deck="Saruman",
    numbers=(78,),
    icons=((1, "path attack"),),
    paths=(4, 5),
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
                    says='to "Caradhras"',
                    test=lambda g, c: g.title(c.event.place) == "Caradhras",
                ),
            ),
            effect=when_play,
            line=28,
        ),
        Ability(
            form="action",
            zones=("reserve",),
            cost=(lambda g, c: g.can_eliminate(c.you, c.this), pay),
            effect=action,
            line=29,
        ),
    ),
    source="cards/ring/monstrous.card",
)
SOURCE_MAP: Final = ("cards/ring/monstrous.card", ((9, 28), (20, 29), (25, 30), (29, 23)))
