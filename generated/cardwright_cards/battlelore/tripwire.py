"""Tripwire, compiled from cards/battlelore/house_lore.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Move


def react(g: Game, c: Context[Move]) -> None:
    rolled = g.roll(c.you, g.level(c.this))
    g.hit(c.you, c.event.unit, rolled.count(g.banner(c.event.unit)))


CARD: Final = LoreCard(
    name="Tripwire",
    classes=("Rogue",),
    cost=2,
    abilities=(
        Ability(
            form="react",
            event="move",
            timing="after",
            steps=("movement",),
            turn="opponent",
            conditions=(
                Condition(
                    id="unit",
                    says="by an enemy unit",
                    test=lambda g, c: g.enemy(c.event.unit, c.you),
                ),
            ),
            effect=react,
            line=375,
        ),
    ),
    source="cards/battlelore/house_lore.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/house_lore.card",
    ((9, 375), (10, 376), (11, 377), (14, 371)),
)
