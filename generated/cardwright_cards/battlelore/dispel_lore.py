"""Dispel Lore, compiled from cards/battlelore/of_unknown_class.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Play


def react(g: Game, c: Context[Play]) -> None:
    g.cancel(c.you, c.event.card)
    g.discard(c.you, c.event.card)


CARD: Final = LoreCard(
    name="Dispel Lore",
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
            line=129,
        ),
    ),
    source="cards/battlelore/of_unknown_class.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/of_unknown_class.card",
    ((9, 129), (10, 130), (11, 131), (14, 125)),
)
