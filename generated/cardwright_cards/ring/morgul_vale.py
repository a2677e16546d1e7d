"""Morgul Vale, compiled from cards/ring/paths.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Game, Path


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
            and g.can_play(mordor_player, character, manner="without cycling")
        ],
        "play",
        minimum=0,
        card=c.this,
        line=734,
    ):
        g.play(mordor_player, character, -1, -1, manner="without cycling")
        drawn.remove(character)
    for card in drawn:
        g.cycle(mordor_player, card)


CARD: Final = Path(
    name="Morgul Vale",
    number=8,
    victory_points=2,
    path_defense=0,
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
            line=732,
        ),
    ),
    source="cards/ring/paths.card",
)
SOURCE_MAP: Final = (
    "cards/ring/paths.card",
    ((9, 732), (10, 733), (12, 734), (28, 733), (29, 735), (32, 729)),
)
