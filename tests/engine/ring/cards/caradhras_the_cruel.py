"""Caradhras the Cruel, compiled from cards/ring/monstrous.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Character, Game, Play


def to_caradhras(g: Game, c: Context[Play]) -> bool:
    return c.event.card == c.this and c.event.place >= 0 and g.title(c.event.place) == "Caradhras"


def turn_the_road(g: Game, c: Context[Play]) -> None:
    options = [path for path in g.paths() if g.path_number(path) == 4 and g.can_activate(c.you, path)]
    for path in g.choose(c.you, options, "path", card=c.this, line=9):
        g.activate(c.you, path)


def can_pay(g: Game, c: Context[Any]) -> bool:
    return g.can_eliminate(c.you, c.this)


def pay(g: Game, c: Context[Any]) -> None:
    g.eliminate(c.you, c.this)


def use(g: Game, c: Context[Any]) -> None:
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
            conditions=(Condition(id="this", says="this is played to Caradhras", test=to_caradhras),),
            effect=turn_the_road,
            line=9,
        ),
        Ability(form="action", zones=("reserve",), cost=(can_pay, pay), effect=use, line=11),
    ),
    source="cards/ring/monstrous.card",
)
