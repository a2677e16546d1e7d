"""Minas Tirith, compiled from cards/ring/battlegrounds.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Battleground, Game


def activated(g: Game, c: Context[Activation]) -> bool:
    return c.event.place == c.this


def text(g: Game, c: Context[Activation]) -> None:
    for player in g.faction_players("Dúnedain"):
        if g.can_forsake(player, 1) and g.agree(player, "forsake", card=c.this, line=9):
            g.forsake(player, 1)
            g.draw(player, 3)


CARD: Final = Battleground(
    name="Minas Tirith",
    side="free",
    victory_points=3,
    defense=3,
    defenders=("Dúnedain", "Wizard"),
    attackers=("Mordor", "Southron"),
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
