"""Osgiliath, compiled from cards/ring/paths.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Game, Path


def when_activation(g: Game, c: Context[Activation]) -> None:
    dunedain_player = g.only(g.faction_players("Dúnedain"))
    if g.can_forsake(dunedain_player, 1) and g.agree(
        dunedain_player,
        "forsake",
        card=c.this,
        line=623,
    ):
        g.forsake(dunedain_player, 1)
        g.draw(dunedain_player, 3)


CARD: Final = Path(
    name="Osgiliath",
    number=7,
    victory_points=1,
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
            line=622,
        ),
    ),
    source="cards/ring/paths.card",
)
SOURCE_MAP: Final = ("cards/ring/paths.card", ((9, 622), (10, 623), (18, 624), (21, 619)))
