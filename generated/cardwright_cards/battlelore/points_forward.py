"""Points Forward, compiled from cards/battlelore/command_tactics.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context, Modifier, Stage
from cardwright_engine.games.battlelore import CommandCard, Game

IN_FORCE: Final = Ability(
    form="static",
    modifiers=(
        Modifier(
            attribute="melee-dice",
            stage=Stage.ADD,
            applies=lambda g, c, piece: piece in c.bound,
            value=lambda g, c, piece: 1,
        ),
    ),
    id="Points Forward/1",
    line=110,
)


def play(g: Game, c: Context[Any]) -> None:
    blade = g.choose(
        c.you,
        [
            unit
            for unit in g.units_of(c.you)
            if g.weapon(unit) == "long sword" and g.can_order(c.you, unit)
        ],
        "blade",
        minimum=0,
        maximum=3,
        card=c.this,
        line=109,
    )
    for unit in blade:
        g.order(c.you, unit)
    g.last(c, IN_FORCE, "turn", *blade)


CARD: Final = CommandCard(
    name="Points Forward",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=108),),
    lasting=(IN_FORCE,),
    source="cards/battlelore/command_tactics.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/command_tactics.card",
    ((8, 110), (23, 108), (24, 109), (39, 110), (42, 106)),
)
