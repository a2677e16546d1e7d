"""Nock and Loose, compiled from cards/battlelore/house_command.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context, Modifier, Ruling, Stage
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
    rulings=(Ruling(verb="move", allows=False, applies=lambda g, c, unit, hex: unit in c.bound),),
    id="Nock and Loose/1",
    line=87,
)


def play(g: Game, c: Context[Any]) -> None:
    archers = g.choose(
        c.you,
        [
            unit
            for unit in g.units_of(c.you)
            if g.weapon(unit) == "bow" and g.can_order(c.you, unit)
        ],
        "archers",
        minimum=0,
        maximum=3,
        card=c.this,
        line=86,
    )
    for unit in archers:
        g.order(c.you, unit)
    g.last(c, IN_FORCE, "turn", *archers)


CARD: Final = CommandCard(
    name="Nock and Loose",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=85),),
    lasting=(IN_FORCE,),
    source="cards/battlelore/house_command.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/house_command.card",
    ((8, 87), (24, 85), (25, 86), (40, 87), (43, 83)),
)
