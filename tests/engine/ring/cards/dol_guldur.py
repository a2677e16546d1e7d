"""Dol Guldur, compiled from cards/ring/battlegrounds.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Battleground, Game


def activated(g: Game, c: Context[Activation]) -> bool:
    return c.event.place == c.this


def text(g: Game, c: Context[Activation]) -> None:
    for place in g.battlegrounds():
        if g.title(place) == "Lórien":
            g.activate_or_reactivate(c.you, place)


CARD: Final = Battleground(
    name="Dol Guldur",
    side="shadow",
    victory_points=1,
    defense=2,
    defenders=("Mordor",),
    attackers=("Elf", "Wizard"),
    abilities=(
        Ability(
            form="trigger",
            event="activation",
            timing="when",
            conditions=(Condition(id="activation", says="this is activated", test=activated),),
            effect=text,
            line=8,
        ),
    ),
    source="cards/ring/battlegrounds.card",
)
