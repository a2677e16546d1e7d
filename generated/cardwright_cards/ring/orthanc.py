"""Orthanc, compiled from cards/ring/battlegrounds.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Battleground, Game


def when_activation(g: Game, c: Context[Activation]) -> None:
    isengard_player = g.only(g.faction_players("Isengard"))
    if (
        any(piece in g.draw_deck(isengard_player) for piece in g.named("Saruman"))
        or any(piece in g.cycle_pile(isengard_player) for piece in g.named("Saruman"))
    ) and g.agree(isengard_player, "take", card=c.this, line=420):
        for character in g.named("Saruman"):
            g.take(isengard_player, character)
    g.recycle(isengard_player)


CARD: Final = Battleground(
    name="Orthanc",
    side="shadow",
    victory_points=2,
    defense=2,
    defenders=("Isengard",),
    attackers=("Rohan", "Wizard"),
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
            line=418,
        ),
    ),
    source="cards/ring/battlegrounds.card",
)
SOURCE_MAP: Final = (
    "cards/ring/battlegrounds.card",
    ((9, 418), (10, 419), (15, 420), (17, 422), (20, 413)),
)
