"""A Better Offer, compiled from cards/battlelore/rogue_tricks.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Play


def react(g: Game, c: Context[Play]) -> None:
    g.take(c.you, g.level(c.this) + 1, g.opponent(c.you))


CARD: Final = LoreCard(
    name="A Better Offer",
    classes=("Rogue",),
    cost=1,
    abilities=(
        Ability(
            form="react",
            event="play",
            timing="when",
            turn="either",
            conditions=(
                Condition(
                    id="player",
                    says="your opponent",
                    test=lambda g, c: c.event.player == g.opponent(c.you),
                ),
                Condition(
                    id="card",
                    says="a lore card",
                    test=lambda g, c: g.is_lore_card(c.event.card),
                ),
            ),
            effect=react,
            line=9,
        ),
    ),
    source="cards/battlelore/rogue_tricks.card",
)
SOURCE_MAP: Final = ("cards/battlelore/rogue_tricks.card", ((9, 9), (10, 10), (13, 5)))
