"""Lances Down, compiled from cards/battlelore/command_tactics.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context, Modifier, Stage
from cardwright_engine.games.battlelore import CommandCard, Game


def changes_moves(g: Game, c: Context[Any], piece: int) -> bool:
    return g.friendly(piece, c.you) and g.weapon(piece) == "lance"


IN_FORCE: Final = Ability(
    form="static",
    modifiers=(
        Modifier(
            attribute="moves",
            stage=Stage.ADD,
            applies=changes_moves,
            value=lambda g, c, piece: 1,
        ),
    ),
    id="Lances Down/1",
    line=145,
)


def play(g: Game, c: Context[Any]) -> None:
    for unit in [unit for unit in g.units_of(c.you) if g.weapon(unit) == "lance"]:
        g.order(c.you, unit)
    g.last(c, IN_FORCE, "turn")


CARD: Final = CommandCard(
    name="Lances Down",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=143),),
    lasting=(IN_FORCE,),
    source="cards/battlelore/command_tactics.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/command_tactics.card",
    ((9, 146), (13, 145), (28, 143), (29, 144), (31, 145), (34, 141)),
)
