"""Tricks of the toy game, as the compiler would write them."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from play.toy_game import Game, Play, Trick


def _tax(g: Game, c: Context[Any]) -> None:
    g.take(c.you, 2, g.opponent(c.you))


def _stars(g: Game, c: Context[Any]) -> None:
    rolled = g.roll(c.you, 2)
    g.gain(c.you, rolled.count("star"))


def _sale(g: Game, c: Context[Any]) -> None:
    for card in g.choose(c.you, g.hand(c.you), "sold", card=c.this):
        g.give_up(c.you, card)
        g.gain(c.you, 3)


def _shield(g: Game, c: Context[Play]) -> None:
    g.cancel(c.you, c.event)


def _luck(g: Game, c: Context[Any]) -> None:
    if g.agree(c.you, "optional", card=c.this):
        g.gain(c.you, 1)


def _broken(g: Game, c: Context[Any]) -> None:
    raise ZeroDivisionError("division by zero")


CARDS: Final = {
    card.name: card
    for card in (
        Trick(name="Tax", cost=1, abilities=(Ability(form="play", steps=("main",), effect=_tax),)),
        Trick(name="Stars", cost=0, abilities=(Ability(form="play", steps=("main",), effect=_stars),)),
        Trick(name="Sale", cost=0, abilities=(Ability(form="play", steps=("main",), effect=_sale),)),
        Trick(
            name="Shield",
            cost=1,
            abilities=(Ability(form="react", event="play", timing="when", effect=_shield),),
        ),
        Trick(name="Luck", cost=0, abilities=(Ability(form="play", steps=("main",), effect=_luck),)),
        Trick(name="Broken", cost=0, abilities=(Ability(form="play", steps=("main",), effect=_broken),)),
    )
}
