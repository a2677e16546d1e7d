"""The Doors of Durin, compiled from cards/ring/paths.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Game, Path


def activated(g: Game, c: Context[Activation]) -> bool:
    return c.event.place == c.this


def text(g: Game, c: Context[Activation]) -> None:
    for player in g.faction_players("Monstrous"):
        if g.can_forsake(player, 1) and g.agree(player, "forsake", card=c.this, line=9):
            g.forsake(player, 1)
            g.put(player, 1, "path_attack", c.this)


CARD: Final = Path(
    name="The Doors of Durin",
    number=4,
    victory_points=2,
    path_defense=1,
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
    source="cards/ring/paths.card",
)
