"""Amon Hen, compiled from cards/ring/paths.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Game, Path


def when_activation(g: Game, c: Context[Activation]) -> None:
    mordor_player = g.only(g.faction_players("Mordor"))
    g.draw(mordor_player, 1)
    for card in g.choose(
        mordor_player,
        [card for card in g.hand(mordor_player) if g.can_cycle(mordor_player, card)],
        "cycle",
        card=c.this,
        line=497,
    ):
        g.cycle(mordor_player, card)


CARD: Final = Path(
    name="Amon Hen",
    number=6,
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
            line=497,
        ),
    ),
    source="cards/ring/paths.card",
)
SOURCE_MAP: Final = ("cards/ring/paths.card", ((9, 497), (22, 494)))
