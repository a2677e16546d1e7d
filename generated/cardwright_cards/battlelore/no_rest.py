"""No Rest, compiled from cards/battlelore/command_tactics.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context, Modifier, Stage
from cardwright_engine.games.battlelore import CommandCard, Game

IN_FORCE: Final = Ability(
    form="static",
    modifiers=(
        Modifier(
            attribute="attacks",
            stage=Stage.ADD,
            applies=lambda g, c, piece: piece in c.bound,
            value=lambda g, c, piece: 1,
        ),
    ),
    id="No Rest/1",
    line=281,
)


def play(g: Game, c: Context[Any]) -> None:
    vanguard = g.choose(
        c.you,
        [unit for unit in g.units_of(c.you) if g.can_order(c.you, unit)],
        "vanguard",
        minimum=0,
        maximum=2,
        card=c.this,
        line=280,
    )
    for unit in vanguard:
        g.order(c.you, unit)
    g.last(c, IN_FORCE, "turn", *vanguard)


CARD: Final = CommandCard(
    name="No Rest",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=279),),
    lasting=(IN_FORCE,),
    source="cards/battlelore/command_tactics.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/command_tactics.card",
    ((8, 281), (23, 279), (24, 280), (35, 281), (38, 277)),
)
