"""Hush, compiled from cards/battlelore/wizard_ways.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Play


def is_price(g: Game, c: Context[Play]) -> bool:
    return g.price(c.event.card) <= g.level(c.this) + 3


def react(g: Game, c: Context[Play]) -> None:
    g.cancel(c.you, c.event.card)
    g.discard(c.you, c.event.card)


CARD: Final = LoreCard(
    name="Hush",
    classes=("Wizard",),
    cost=2,
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
                    says="a lore card as spell",
                    test=lambda g, c: g.is_lore_card(c.event.card),
                ),
                Condition(
                    id="price",
                    says="the price of spell is at most (level + 3)",
                    test=is_price,
                ),
            ),
            effect=react,
            line=207,
        ),
    ),
    source="cards/battlelore/wizard_ways.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/wizard_ways.card",
    ((9, 207), (14, 208), (15, 209), (18, 203)),
)
