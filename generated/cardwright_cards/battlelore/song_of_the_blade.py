"""Song of the Blade, compiled from cards/battlelore/warrior_steel.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.battlelore import Game, LoreCard, Play


def is_card(g: Game, c: Context[Play]) -> bool:
    return g.is_lore_card(c.event.card) and c.event.card != c.this


def is_unit(g: Game, c: Context[Play]) -> bool:
    return any(g.ordered(unit) for unit in g.units_of(c.you))


IN_FORCE: Final = Ability(
    form="static",
    modifiers=(
        Modifier(
            attribute="melee-dice",
            stage=Stage.ADD,
            applies=lambda g, c, piece: piece == c.bound[0],
            value=lambda g, c, piece: g.level(c.this),
        ),
    ),
    id="Song of the Blade/1",
    line=345,
)


def react(g: Game, c: Context[Play]) -> None:
    for singer in g.choose(
        c.you,
        [unit for unit in g.units_of(c.you) if g.ordered(unit)],
        "singer",
        card=c.this,
        line=344,
    ):
        g.last(c, IN_FORCE, "turn", singer)


CARD: Final = LoreCard(
    name="Song of the Blade",
    classes=("Warrior",),
    cost=1,
    abilities=(
        Ability(
            form="react",
            event="play",
            timing="when",
            steps=("combat",),
            turn="either",
            manner="alongside lore card",
            conditions=(
                Condition(id="player", says="you", test=lambda g, c: c.event.player == c.you),
                Condition(id="card", says="another lore card", test=is_card),
                Condition(id="unit", says="there is an ordered friendly unit", test=is_unit),
            ),
            effect=react,
            line=343,
        ),
    ),
    lasting=(IN_FORCE,),
    source="cards/battlelore/warrior_steel.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/warrior_steel.card",
    ((9, 343), (17, 345), (32, 343), (33, 344), (40, 345), (43, 339)),
)
