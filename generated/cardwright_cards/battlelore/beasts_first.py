"""Beasts First, compiled from cards/battlelore/command_tactics.card."""

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
    id="Beasts First/1",
    line=177,
)


def play(g: Game, c: Context[Any]) -> None:
    beast = g.choose(
        c.you,
        [
            creature
            for creature in g.units_of(c.you)
            if g.is_creature(creature) and g.can_order(c.you, creature)
        ],
        "beast",
        minimum=0,
        maximum=2,
        card=c.this,
        line=176,
    )
    for creature in beast:
        g.order(c.you, creature)
    g.last(c, IN_FORCE, "turn", *beast)


CARD: Final = CommandCard(
    name="Beasts First",
    abilities=(Ability(form="play", steps=("command",), effect=play, line=175),),
    lasting=(IN_FORCE,),
    source="cards/battlelore/command_tactics.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/command_tactics.card",
    ((8, 177), (23, 175), (24, 176), (39, 177), (42, 173)),
)
