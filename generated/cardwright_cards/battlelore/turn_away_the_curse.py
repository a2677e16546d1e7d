"""Turn Away the Curse, compiled from cards/battlelore/cleric_prayer.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Play


def react(g: Game, c: Context[Play]) -> None:
    g.cancel(c.you, c.event.card)
    g.put_back(c.you, c.event.card, "hand", g.opponent(c.you))


CARD: Final = LoreCard(
    name="Turn Away the Curse",
    classes=("Cleric",),
    cost=4,
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
                    says="a lore card as curse",
                    test=lambda g, c: g.is_lore_card(c.event.card),
                ),
            ),
            effect=react,
            line=57,
        ),
    ),
    source="cards/battlelore/cleric_prayer.card",
)
SOURCE_MAP: Final = ("cards/battlelore/cleric_prayer.card", ((9, 57), (10, 58), (11, 59), (14, 53)))
