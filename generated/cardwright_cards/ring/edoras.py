"""Edoras, compiled from cards/ring/battlegrounds.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Battleground, Game


def when_activation(g: Game, c: Context[Activation]) -> None:
    for battleground in g.named("Helm's Deep"):
        g.activate(c.you, battleground)


CARD: Final = Battleground(
    name="Edoras",
    side="free",
    victory_points=1,
    defense=1,
    defenders=("Rohan", "Wizard"),
    attackers=("Isengard",),
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
            line=81,
        ),
    ),
    source="cards/ring/battlegrounds.card",
)
SOURCE_MAP: Final = ("cards/ring/battlegrounds.card", ((9, 81), (14, 76)))
