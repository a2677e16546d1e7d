"""Red Shields, compiled from cards/battlelore/command_tactics.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context, Modifier, Stage
from cardwright_engine.games.battlelore import CommandCard, Game

IN_FORCE: Final = Ability(
    form="static",
    modifiers=(
        Modifier(
            attribute="dice",
            stage=Stage.ADD,
            applies=lambda g, c, piece: piece in c.bound,
            value=lambda g, c, piece: 1,
        ),
    ),
    id="Red Shields/1",
    line=74,
)


def play(g: Game, c: Context[Any]) -> None:
    guard = g.choose(
        c.you,
        [
            unit
            for unit in g.units_of(c.you)
            if g.banner(unit) == "red" and g.can_order(c.you, unit)
        ],
        "guard",
        minimum=0,
        maximum=2,
        card=c.this,
        line=73,
    )
    for unit in guard:
        g.order(c.you, unit)
    g.last(c, IN_FORCE, "turn", *guard)


CARD: Final = CommandCard(
    name="Red Shields",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=72),),
    lasting=(IN_FORCE,),
    source="cards/battlelore/command_tactics.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/command_tactics.card",
    ((8, 74), (23, 72), (24, 73), (39, 74), (42, 70)),
)
