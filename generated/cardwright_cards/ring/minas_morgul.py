"""Minas Morgul, compiled from cards/ring/battlegrounds.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Battleground, Game


def when_activation(g: Game, c: Context[Activation]) -> None:
    mordor_player = g.only(g.faction_players("Mordor"))
    drawn = list(g.draw(mordor_player, 5))
    for character in g.choose(
        mordor_player,
        [
            character
            for character in drawn
            if g.is_character(character)
            and g.has_trait(character, "Nazgûl")
            and g.can_play(
                mordor_player,
                character,
                g.reserve_place(mordor_player),
                manner="without cycling",
            )
        ],
        "play",
        minimum=0,
        card=c.this,
        line=337,
    ):
        g.play(
            mordor_player,
            character,
            g.reserve_place(mordor_player),
            -1,
            manner="without cycling",
        )
        drawn.remove(character)
    for card in drawn:
        g.cycle(mordor_player, card)


CARD: Final = Battleground(
    name="Minas Morgul",
    side="shadow",
    victory_points=2,
    defense=2,
    defenders=("Mordor",),
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
            line=335,
        ),
    ),
    source="cards/ring/battlegrounds.card",
)
SOURCE_MAP: Final = (
    "cards/ring/battlegrounds.card",
    ((9, 335), (10, 336), (12, 337), (39, 336), (40, 338), (43, 330)),
)
