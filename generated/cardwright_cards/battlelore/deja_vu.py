"""Déjà Vu!, compiled from cards/battlelore/rogue.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Play


def is_card(g: Game, c: Context[Play]) -> bool:
    return g.is_lore_card(c.event.card) and c.event.card != c.this


def after_play(g: Game, c: Context[Play]) -> None:
    if g.cancelled(c.bound[0]):
        g.put_back(c.you, c.this, "hand", c.you)
    else:
        g.put_back(c.you, c.bound[0], "hand", c.you)


AFTER_PLAY: Final = Ability(
    form="trigger",
    event="play",
    timing="after",
    conditions=(
        Condition(id="player", says="you", test=lambda g, c: c.event.player == c.you),
        Condition(id="card", says="spell", test=lambda g, c: c.event.card == c.bound[0]),
    ),
    effect=after_play,
    id="Déjà Vu!/1",
    line=71,
)


def react(g: Game, c: Context[Play]) -> None:
    g.last(c, AFTER_PLAY, "turn", c.event.card)


CARD: Final = LoreCard(
    name="Déjà Vu!",
    classes=("Rogue",),
    number=3,
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
                Condition(id="card", says="another lore card as spell", test=is_card),
            ),
            effect=react,
            line=69,
        ),
    ),
    lasting=(AFTER_PLAY,),
    source="cards/battlelore/rogue.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/rogue.card",
    ((9, 69), (13, 71), (14, 72), (15, 73), (17, 75), (20, 71), (34, 69), (35, 71), (38, 65)),
)
