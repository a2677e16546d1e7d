"""Morannon, compiled from cards/ring/battlegrounds.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Battleground, Game


def when_activation(g: Game, c: Context[Activation]) -> None:
    mordor_player = g.only(g.faction_players("Mordor"))
    drawn = list(g.draw(mordor_player, 5))
    for army in g.choose(
        mordor_player,
        [
            army
            for army in drawn
            if g.is_army(army) and g.can_play(mordor_player, army, manner="without cycling")
        ],
        "play",
        minimum=0,
        card=c.this,
        line=376,
    ):
        g.play(mordor_player, army, -1, -1, manner="without cycling")
        drawn.remove(army)
    for card in drawn:
        g.cycle(mordor_player, card)


CARD: Final = Battleground(
    name="Morannon",
    side="shadow",
    victory_points=2,
    defense=2,
    defenders=("Mordor", "Southron"),
    attackers=("Dúnedain", "Rohan", "Wizard"),
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
            line=374,
        ),
    ),
    source="cards/ring/battlegrounds.card",
)
SOURCE_MAP: Final = (
    "cards/ring/battlegrounds.card",
    ((9, 374), (10, 375), (12, 376), (26, 375), (27, 377), (30, 369)),
)
