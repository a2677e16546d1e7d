"""Thunder of Hooves, compiled from cards/battlelore/house_command.card."""

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
    id="Thunder of Hooves/1",
    line=185,
)


def play(g: Game, c: Context[Any]) -> None:
    riders = g.choose(
        c.you,
        [
            unit
            for unit in g.units_of(c.you)
            if g.troop_type(unit) == "mounted" and g.can_order(c.you, unit)
        ],
        "riders",
        minimum=0,
        maximum=3,
        card=c.this,
        line=184,
    )
    for unit in riders:
        g.order(c.you, unit)
    g.last(c, IN_FORCE, "turn", *riders)


CARD: Final = CommandCard(
    name="Thunder of Hooves",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=183),),
    lasting=(IN_FORCE,),
    source="cards/battlelore/house_command.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/house_command.card",
    ((8, 185), (23, 183), (24, 184), (39, 185), (42, 181)),
)
