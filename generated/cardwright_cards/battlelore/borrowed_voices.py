"""Borrowed Voices, compiled from cards/battlelore/wizard_ways.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import Game, LoreCard


def play(g: Game, c: Context[Any]) -> None:
    g.copy(c.you, g.last_command_card(g.opponent(c.you)))


CARD: Final = LoreCard(
    name="Borrowed Voices",
    classes=("Wizard",),
    cost=3,
    abilities=(
        Ability(
            form="play",
            steps=("command",),
            manner="instead of command card",
            effect=play,
            line=147,
        ),
    ),
    source="cards/battlelore/wizard_ways.card",
)
SOURCE_MAP: Final = ("cards/battlelore/wizard_ways.card", ((9, 147), (10, 148), (13, 143)))
