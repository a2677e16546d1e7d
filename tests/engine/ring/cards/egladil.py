"""Egladil, compiled from cards/ring/paths.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Game, Path


def activated(g: Game, c: Context[Activation]) -> bool:
    return c.event.place == c.this


def text(g: Game, c: Context[Activation]) -> None:
    for player in g.side_players("free"):
        g.draw(player, 2)
        for card in g.choose(player, g.hand(player), "card", card=c.this, line=9):
            g.cycle(player, card)


CARD: Final = Path(
    name="Egladil",
    number=5,
    victory_points=1,
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
