"""The Doors of Durin, compiled from cards/ring/paths.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Game, Path


def when_activation(g: Game, c: Context[Activation]) -> None:
    monstrous_player = g.only(g.faction_players("Monstrous"))
    if g.can_forsake(monstrous_player, 1) and g.agree(
        monstrous_player,
        "forsake",
        card=c.this,
        line=339,
    ):
        g.forsake(monstrous_player, 1)
        g.put(c.you, 1, "path_attack", c.this)


CARD: Final = Path(
    name="The Doors of Durin",
    number=4,
    victory_points=2,
    path_defense=1,
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
            line=338,
        ),
    ),
    source="cards/ring/paths.card",
)
SOURCE_MAP: Final = ("cards/ring/paths.card", ((9, 338), (10, 339), (18, 340), (21, 334)))
