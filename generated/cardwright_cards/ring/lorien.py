"""Lórien, compiled from cards/ring/battlegrounds.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Battleground, Game


def when_activation(g: Game, c: Context[Activation]) -> None:
    for battleground in g.named("Dol Guldur"):
        g.activate_or_reactivate(c.you, battleground)


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
            conditions=(
                Condition(
                    id="place",
                    says="this",
                    test=lambda g, c: c.event.place == c.this,
                    itself="place",
                ),
            ),
            effect=when_activation,
            line=133,
        ),
    ),
    source="cards/ring/battlegrounds.card",
)
SOURCE_MAP: Final = ("cards/ring/battlegrounds.card", ((9, 133), (14, 128)))
