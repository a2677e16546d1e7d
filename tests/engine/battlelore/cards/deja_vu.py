"""Déjà Vu!, as compiled from cards/battlelore/rogue.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Play


def is_player(g: Game, c: Context[Play]) -> bool:
    return c.event.player == c.you


def is_card(g: Game, c: Context[Play]) -> bool:
    return g.is_lore_card(c.event.card) and c.event.card != c.this


def is_the_spell(g: Game, c: Context[Play]) -> bool:
    return c.event.card == c.bound[0]


def after_play(g: Game, c: Context[Any]) -> None:
    if g.cancelled(c.bound[0]):
        g.put_back(c.you, c.this, "hand", c.you)
    else:
        g.put_back(c.you, c.bound[0], "hand", c.you)


AFTER_PLAY: Final = Ability(
    form="trigger",
    id="Déjà Vu!/1",
    event="play",
    timing="after",
    conditions=(
        Condition(id="player", says="you play spell", test=is_player),
        Condition(id="card", says="you play spell", test=is_the_spell),
    ),
    effect=after_play,
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
                Condition(id="player", says="you play", test=is_player),
                Condition(id="card", says="another lore card", test=is_card),
            ),
            effect=react,
        ),
    ),
    lasting=(AFTER_PLAY,),
)
