"""Lightning Surge, compiled from cards/battlelore2/lore.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Ruling
from cardwright_engine.games.battlelore2 import Game, LoreCard, Pass


def play(g: Game, c: Context[Any]) -> None:
    g.last(c, PASS_THROUGH, "turn")
    g.last(c, STUN, "turn")


def passes(g: Game, c: Context[Any], rider: int, victim: int) -> bool:
    return g.knight(rider) and g.controller(rider) == c.you and g.enemy(victim, c.you)


def fits(g: Game, c: Context[Pass]) -> bool:
    return passes(g, c, c.event.rider, c.event.victim)


def stun(g: Game, c: Context[Pass]) -> None:
    g.stun(c.you, c.event.victim)


PASS_THROUGH: Final = Ability(
    form="static",
    rulings=(Ruling(verb="pass", allows=True, applies=passes),),
    id="Lightning Surge/1",
    line=11,
)

STUN: Final = Ability(
    form="trigger",
    event="pass",
    timing="when",
    conditions=(Condition(id="event", says="a Knight of yours passes through an enemy unit", test=fits),),
    effect=stun,
    id="Lightning Surge/2",
    line=12,
)

CARD: Final = LoreCard(
    name="Lightning Surge",
    faction="Daqan",
    cost=5,
    abilities=(Ability(form="play", steps=("move", "attack", "vp", "draw", "lore"), effect=play, line=9),),
    lasting=(PASS_THROUGH, STUN),
    source="cards/battlelore2/lore.card",
)
