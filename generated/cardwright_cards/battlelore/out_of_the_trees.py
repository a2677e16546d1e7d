"""Out of the Trees, compiled from cards/battlelore/command_tactics.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context, Modifier, Stage
from cardwright_engine.games.battlelore import CommandCard, Game

IN_FORCE: Final = Ability(
    form="static",
    modifiers=(
        Modifier(
            attribute="dice",
            stage=Stage.ADD,
            applies=lambda g, c, piece: piece == c.bound[0],
            value=lambda g, c, piece: 1,
        ),
    ),
    id="Out of the Trees/1",
    line=211,
)


def play(g: Game, c: Context[Any]) -> None:
    for hunter in [
        unit
        for unit in g.units_of(c.you)
        if any(g.at(unit, hex) for hex in g.hexes() if g.terrain(hex) == "woods")
    ]:
        g.order(c.you, hunter)
        g.last(c, IN_FORCE, "turn", hunter)


CARD: Final = CommandCard(
    name="Out of the Trees",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=208),),
    lasting=(IN_FORCE,),
    source="cards/battlelore/command_tactics.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/command_tactics.card",
    ((8, 211), (23, 208), (24, 209), (29, 210), (30, 211), (33, 206)),
)
