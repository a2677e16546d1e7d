"""Emyn Muil, compiled from cards/ring/paths.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Game, Path


def when_activation(g: Game, c: Context[Activation]) -> None:
    for player in g.side_players("free"):
        g.forsake(player, 1)


CARD: Final = Path(
    name="Emyn Muil",
    number=6,
    victory_points=2,
    path_defense=0,
    abilities=(
        Ability(
            form="trigger",
            event="activation",
            timing="when",
            conditions=(
                Condition(
                    id="place",
                    says="this",
                    test=lambda g, c: c.event.place == c.this,
                    itself="place",
                ),
            ),
            effect=when_activation,
            line=543,
        ),
    ),
    source="cards/ring/paths.card",
)
SOURCE_MAP: Final = ("cards/ring/paths.card", ((9, 543), (14, 540)))
