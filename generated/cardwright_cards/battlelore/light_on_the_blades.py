"""Light on the Blades, compiled from cards/battlelore/cleric_wrath.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


def is_attacker(g: Game, c: Context[Roll]) -> bool:
    return g.ordered(c.event.attacker) and g.friendly(c.event.attacker, c.you)


IN_FORCE: Final = Ability(
    form="static",
    modifiers=(
        Modifier(
            attribute="dice",
            stage=Stage.ADD,
            applies=lambda g, c, piece: piece == c.bound[0],
            value=lambda g, c, piece: g.level(c.this),
        ),
    ),
    id="Light on the Blades/1",
    line=152,
)


def after_roll(g: Game, c: Context[Roll]) -> None:
    g.use(c.you, ("lore",), "hits")


AFTER_ROLL: Final = Ability(
    form="trigger",
    event="roll",
    timing="after",
    conditions=(
        Condition(
            id="attacker",
            says="by attacker",
            test=lambda g, c: c.event.attacker == c.bound[0],
        ),
    ),
    effect=after_roll,
    id="Light on the Blades/2",
    line=154,
)


def before_roll(g: Game, c: Context[Roll]) -> None:
    g.last(c, IN_FORCE, "battle", c.event.attacker)
    g.last(c, AFTER_ROLL, "battle", c.event.attacker)


CARD: Final = LoreCard(
    name="Light on the Blades",
    classes=("Cleric",),
    cost=4,
    abilities=(
        Ability(
            form="play",
            event="roll",
            timing="before",
            conditions=(
                Condition(id="attacker", says="by an ordered friendly unit", test=is_attacker),
                Condition(id="melee", says="in melee", test=lambda g, c: c.event.melee),
            ),
            effect=before_roll,
            line=151,
        ),
    ),
    lasting=(IN_FORCE, AFTER_ROLL),
    source="cards/battlelore/cleric_wrath.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/cleric_wrath.card",
    (
        (9, 151),
        (13, 152),
        (28, 154),
        (29, 155),
        (32, 154),
        (49, 151),
        (50, 152),
        (51, 154),
        (54, 147),
    ),
)
