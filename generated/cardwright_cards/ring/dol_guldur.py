"""Dol Guldur, compiled from cards/ring/battlegrounds.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Battleground, Game


def when_activation(g: Game, c: Context[Activation]) -> None:
    for battleground in g.named("Lórien"):
        g.activate_or_reactivate(c.you, battleground)


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
            conditions=(
                Condition(
                    id="place",
                    says="this",
                    test=lambda g, c: c.event.place == c.this,
                    itself="place",
                ),
            ),
            effect=when_activation,
            line=157,
        ),
    ),
    source="cards/ring/battlegrounds.card",
)
SOURCE_MAP: Final = ("cards/ring/battlegrounds.card", ((9, 157), (14, 152)))
