"""Foiled!, as compiled from cards/battlelore/rogue.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Play


def is_player(g: Game, c: Context[Play]) -> bool:
    return c.event.player == g.opponent(c.you)


def is_card(g: Game, c: Context[Play]) -> bool:
    return g.is_lore_card(c.event.card)


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
                Condition(id="player", says="your opponent plays", test=is_player),
                Condition(id="card", says="a lore card as victim", test=is_card),
            ),
            effect=react,
        ),
    ),
)
