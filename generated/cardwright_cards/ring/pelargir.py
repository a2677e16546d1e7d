"""Pelargir, compiled from cards/ring/battlegrounds.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Battleground, Game


def when_activation(g: Game, c: Context[Activation]) -> None:
    dunedain_player = g.only(g.faction_players("Dúnedain"))
    if g.can_forsake(dunedain_player, 1) and g.agree(
        dunedain_player,
        "forsake",
        card=c.this,
        line=55,
    ):
        g.forsake(dunedain_player, 1)
        g.draw(dunedain_player, 1)


CARD: Final = Battleground(
    name="Pelargir",
    side="free",
    victory_points=1,
    defense=1,
    defenders=("Dúnedain", "Wizard"),
    attackers=("Southron",),
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
            line=54,
        ),
    ),
    source="cards/ring/battlegrounds.card",
)
SOURCE_MAP: Final = ("cards/ring/battlegrounds.card", ((9, 54), (10, 55), (18, 56), (21, 49)))
