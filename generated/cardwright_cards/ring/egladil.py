"""Egladil, compiled from cards/ring/paths.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import Activation, Game, Path


def when_activation(g: Game, c: Context[Activation]) -> None:
    for player in g.side_players("free"):
        g.draw(player, 2)
        for card in g.choose(
            player,
            [card for card in g.hand(player) if g.can_cycle(player, card)],
            "cycle",
            card=c.this,
            line=371,
        ):
            g.cycle(player, card)


CARD: Final = Path(
    name="Egladil",
    number=5,
    victory_points=1,
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
            line=368,
        ),
    ),
    source="cards/ring/paths.card",
)
SOURCE_MAP: Final = (
    "cards/ring/paths.card",
    ((9, 368), (10, 369), (11, 370), (12, 371), (22, 365)),
)
