"""Echoing Word, compiled from cards/battlelore/wizard_ways.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Play


def is_card(g: Game, c: Context[Play]) -> bool:
    return g.is_lore_card(c.event.card) and c.event.card != c.this


def react(g: Game, c: Context[Play]) -> None:
    g.draw(c.you, g.level(c.this), "lore-deck", -1)


CARD: Final = LoreCard(
    name="Echoing Word",
    classes=("Wizard",),
    cost=1,
    abilities=(
        Ability(
            form="react",
            event="play",
            timing="when",
            turn="either",
            manner="alongside lore card",
            conditions=(
                Condition(id="player", says="you", test=lambda g, c: c.event.player == c.you),
                Condition(id="card", says="another lore card", test=is_card),
            ),
            effect=react,
            line=273,
        ),
    ),
    source="cards/battlelore/wizard_ways.card",
)
SOURCE_MAP: Final = ("cards/battlelore/wizard_ways.card", ((9, 273), (14, 274), (17, 269)))
