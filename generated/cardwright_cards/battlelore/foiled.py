"""Foiled!, compiled from cards/battlelore/rogue.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Play


def react(g: Game, c: Context[Play]) -> None:
    g.cancel(c.you, c.event.card)
    g.discard(c.you, c.event.card)


CARD: Final = LoreCard(
    name="Foiled!",
    classes=("Rogue",),
    number=15,
    cost=3,
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
                    says="a lore card as victim",
                    test=lambda g, c: g.is_lore_card(c.event.card),
                ),
            ),
            effect=react,
            line=225,
        ),
    ),
    source="cards/battlelore/rogue.card",
)
SOURCE_MAP: Final = ("cards/battlelore/rogue.card", ((9, 225), (10, 226), (11, 227), (14, 221)))
