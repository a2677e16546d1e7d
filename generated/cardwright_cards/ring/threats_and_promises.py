"""Threats and Promises, compiled from cards/ring/isengard.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import EventCard, Game


def is_reserve(g: Game, c: Context[Any]) -> bool:
    return any(piece in g.reserve(c.you) for piece in g.named("Saruman"))


def play(g: Game, c: Context[Any]) -> None:
    for field in g.choose(
        c.you,
        [
            battleground
            for battleground in g.battlegrounds()
            if g.shows(battleground, "Isengard")
            and g.can_activate_or_reactivate(c.you, battleground)
        ],
        "field",
        card=c.this,
        line=348,
    ):
        g.activate_or_reactivate(c.you, field)
        if g.agree(c.you, "move", card=c.this, line=349):
            for character in g.named("Saruman"):
                g.move(c.you, character, field, manner="at once")


CARD: Final = EventCard(
    name="Threats and Promises",
    faction="Isengard",
    deck="Saruman",
    numbers=(72,),
    abilities=(
        Ability(
            form="play",
            steps=("action",),
            conditions=(
                Condition(id="reserve", says='"Saruman" is in your reserve', test=is_reserve),
            ),
            effect=play,
            line=347,
        ),
    ),
    source="cards/ring/isengard.card",
)
SOURCE_MAP: Final = ("cards/ring/isengard.card", ((9, 347), (14, 348), (27, 349), (32, 344)))
