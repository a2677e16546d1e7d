"""Torn Dispatch, compiled from cards/battlelore/house_lore.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Play


def react(g: Game, c: Context[Play]) -> None:
    g.cancel(c.you, c.event.card)


CARD: Final = LoreCard(
    name="Torn Dispatch",
    classes=("Rogue",),
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
                    says="a command card as dispatch",
                    test=lambda g, c: g.is_command_card(c.event.card),
                ),
            ),
            effect=react,
            line=338,
        ),
    ),
    source="cards/battlelore/house_lore.card",
)
SOURCE_MAP: Final = ("cards/battlelore/house_lore.card", ((9, 338), (10, 339), (13, 334)))
