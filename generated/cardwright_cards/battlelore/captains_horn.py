"""Captain's Horn, compiled from cards/battlelore/warrior_steel.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Context, Modifier, Stage
from cardwright_engine.games.battlelore import Game, LoreCard

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
    id="Captain's Horn/1",
    line=203,
)


def play(g: Game, c: Context[Any]) -> None:
    company = g.choose(
        c.you,
        [
            unit
            for unit in g.units_of(c.you)
            if g.troop_type(unit) == "foot" and g.can_order(c.you, unit)
        ],
        "company",
        minimum=0,
        maximum=g.level(c.this) + 2,
        card=c.this,
        line=202,
    )
    for unit in company:
        g.order(c.you, unit)
    g.last(c, IN_FORCE, "turn", *company)


CARD: Final = LoreCard(
    name="Captain's Horn",
    classes=("Warrior",),
    cost=6,
    abilities=(
        Ability(
            form="play",
            steps=("command",),
            manner="instead of command card",
            effect=play,
            line=201,
        ),
    ),
    lasting=(IN_FORCE,),
    source="cards/battlelore/warrior_steel.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/warrior_steel.card",
    ((8, 203), (23, 201), (24, 202), (39, 203), (42, 197)),
)
