"""Harad, compiled from cards/ring/battlegrounds.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Battleground, Game


def when_activation(g: Game, c: Context[Activation]) -> None:
    for player in g.side_players("shadow"):
        g.draw(player, 1)


CARD: Final = Battleground(
    name="Harad",
    side="shadow",
    victory_points=1,
    defense=1,
    defenders=("Southron",),
    attackers=("Dúnedain", "Wizard"),
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
            line=214,
        ),
    ),
    source="cards/ring/battlegrounds.card",
)
SOURCE_MAP: Final = ("cards/ring/battlegrounds.card", ((9, 214), (14, 209)))
