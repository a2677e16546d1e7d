"""Green Cloaks, compiled from cards/battlelore/house_command.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context, Modifier, Stage
from cardwright_engine.games.battlelore import CommandCard, Game

IN_FORCE: Final = Ability(
    form="static",
    modifiers=(
        Modifier(
            attribute="moves",
            stage=Stage.ADD,
            applies=lambda g, c, piece: piece in c.bound,
            value=lambda g, c, piece: 1,
        ),
    ),
    id="Green Cloaks/1",
    line=47,
)


def play(g: Game, c: Context[Any]) -> None:
    scouts = g.choose(
        c.you,
        [
            unit
            for unit in g.units_of(c.you)
            if g.banner(unit) == "green" and g.can_order(c.you, unit)
        ],
        "scouts",
        minimum=0,
        maximum=4,
        card=c.this,
        line=46,
    )
    for unit in scouts:
        g.order(c.you, unit)
    g.last(c, IN_FORCE, "turn", *scouts)


CARD: Final = CommandCard(
    name="Green Cloaks",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=45),),
    lasting=(IN_FORCE,),
    source="cards/battlelore/house_command.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/house_command.card",
    ((8, 47), (23, 45), (24, 46), (39, 47), (42, 43)),
)
