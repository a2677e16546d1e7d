"""Counter Attack, compiled from cards/battlelore/command.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import CommandCard, Game


def play(g: Game, c: Context[Any]) -> None:
    g.copy(c.you, g.last_command_card(g.opponent(c.you)))


CARD: Final = CommandCard(
    name="Counter Attack",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=131),),
    source="cards/battlelore/command.card",
)
SOURCE_MAP: Final = ("cards/battlelore/command.card", ((9, 131), (10, 132), (13, 129)))
