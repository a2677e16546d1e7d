"""The Black Captain, compiled from cards/ring/mordor.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.ring import EventCard, Game


def is_reserve(g: Game, c: Context[Any]) -> bool:
    return any(piece in g.reserve(c.you) for piece in g.named("The Witch-king"))


def play(g: Game, c: Context[Any]) -> None:
    for field in g.choose(
        c.you,
        [
            battleground
            for battleground in g.battlegrounds()
            if g.shows(battleground, "Mordor") and g.can_activate_or_reactivate(c.you, battleground)
        ],
        "field",
        card=c.this,
        line=966,
    ):
        g.activate_or_reactivate(c.you, field)
        if g.agree(c.you, "move", card=c.this, line=967):
            for character in g.named("The Witch-king"):
                g.move(c.you, character, field, manner="at once")


CARD: Final = EventCard(
    name="The Black Captain",
    faction="Mordor",
    deck="Witch-king",
    numbers=(118,),
    abilities=(
        Ability(
            form="play",
            steps=("action",),
            conditions=(
                Condition(
                    id="reserve",
                    says='"The Witch-king" is in your reserve',
                    test=is_reserve,
                ),
            ),
            effect=play,
            line=965,
        ),
    ),
    source="cards/ring/mordor.card",
)
SOURCE_MAP: Final = ("cards/ring/mordor.card", ((9, 965), (14, 966), (26, 967), (31, 962)))
