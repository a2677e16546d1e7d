"""Minas Tirith, compiled from cards/ring/battlegrounds.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Battleground, Game


def when_activation(g: Game, c: Context[Activation]) -> None:
    dunedain_player = g.only(g.faction_players("Dúnedain"))
    if g.can_forsake(dunedain_player, 1) and g.agree(
        dunedain_player,
        "forsake",
        card=c.this,
        line=9,
    ):
        g.forsake(dunedain_player, 1)
        g.draw(dunedain_player, 3)


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
            conditions=(
                Condition(
                    id="place",
                    says="this",
                    test=lambda g, c: c.event.place == c.this,
                    itself="place",
                ),
            ),
            effect=when_activation,
            line=8,
        ),
    ),
    source="cards/ring/battlegrounds.card",
)
SOURCE_MAP: Final = ("cards/ring/battlegrounds.card", ((9, 8), (10, 9), (18, 10), (21, 3)))
