"""Counter Attack, as compiled from cards/battlelore/command.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context
from cardwright_engine.games.battlelore import CommandCard, Game


def play(g: Game, c: Context[Any]) -> None:
    g.copy(c.you, g.last_command_card(g.opponent(c.you)))


CARD: Final = CommandCard(
    name="Counter Attack",
    abilities=(Ability(form="play", steps=("command",), turn="either", effect=play),),
)
