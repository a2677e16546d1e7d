"""Dimrill Dale, compiled from cards/ring/paths.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Game, Path


def when_activation(g: Game, c: Context[Activation]) -> None:
    for player in g.side_players("shadow"):
        for _ in range(2):
            if g.hand(player):
                for card in g.choose(
                    player,
                    [card for card in g.hand(player) if g.can_cycle(player, card)],
                    "cycle",
                    card=c.this,
                    line=429,
                ):
                    g.cycle(player, card)
            else:
                g.forsake(player, 1)


CARD: Final = Path(
    name="Dimrill Dale",
    number=5,
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
            line=425,
        ),
    ),
    source="cards/ring/paths.card",
)
SOURCE_MAP: Final = (
    "cards/ring/paths.card",
    ((9, 425), (10, 426), (11, 427), (12, 428), (13, 429), (22, 431), (25, 421)),
)
