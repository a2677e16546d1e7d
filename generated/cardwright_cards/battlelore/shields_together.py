"""Shields Together, compiled from cards/battlelore/house_command.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context, Modifier, Stage
from cardwright_engine.games.battlelore import CommandCard, Game

IN_FORCE: Final = Ability(
    form="static",
    modifiers=(
        Modifier(
            attribute="boldness",
            stage=Stage.ADD,
            applies=lambda g, c, piece: piece in c.bound,
            value=lambda g, c, piece: 1,
        ),
    ),
    id="Shields Together/1",
    line=150,
)


def play(g: Game, c: Context[Any]) -> None:
    line = g.choose(
        c.you,
        [
            unit
            for unit in g.units_of(c.you)
            if g.troop_type(unit) == "foot" and g.can_order(c.you, unit)
        ],
        "line",
        minimum=0,
        maximum=3,
        card=c.this,
        line=149,
    )
    for unit in line:
        g.order(c.you, unit)
    g.last(c, IN_FORCE, "turn", *line)


CARD: Final = CommandCard(
    name="Shields Together",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=148),),
    lasting=(IN_FORCE,),
    source="cards/battlelore/house_command.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/house_command.card",
    ((8, 150), (23, 148), (24, 149), (39, 150), (42, 146)),
)
