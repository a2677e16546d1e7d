"""Helm's Deep, compiled from cards/ring/battlegrounds.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Battleground, Game


def when_activation(g: Game, c: Context[Activation]) -> None:
    rohan_player = g.only(g.faction_players("Rohan"))
    drawn = list(g.draw(rohan_player, 5))
    for card in g.choose(
        rohan_player,
        [
            card
            for card in drawn
            if (g.is_army(card) or g.is_character(card))
            and g.can_play(rohan_player, card, c.this, manner="without cycling")
        ],
        "play",
        minimum=0,
        card=c.this,
        line=107,
    ):
        g.play(rohan_player, card, c.this, -1, manner="without cycling")
        drawn.remove(card)
    for card in drawn:
        g.cycle(rohan_player, card)


CARD: Final = Battleground(
    name="Helm's Deep",
    side="free",
    victory_points=2,
    defense=2,
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
            line=105,
        ),
    ),
    source="cards/ring/battlegrounds.card",
)
SOURCE_MAP: Final = (
    "cards/ring/battlegrounds.card",
    ((9, 105), (10, 106), (12, 107), (27, 106), (28, 108), (31, 100)),
)
