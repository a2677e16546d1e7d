"""Lórien, compiled from cards/ring/battlegrounds.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Battleground, Game


def activated(g: Game, c: Context[Activation]) -> bool:
    return c.event.place == c.this


def text(g: Game, c: Context[Activation]) -> None:
    for place in g.battlegrounds():
        if g.title(place) == "Dol Guldur":
            g.activate_or_reactivate(c.you, place)


CARD: Final = Battleground(
    name="Lórien",
    side="free",
    victory_points=2,
    defense=2,
    defenders=("Elf", "Wizard"),
    attackers=("Monstrous", "Mordor"),
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
