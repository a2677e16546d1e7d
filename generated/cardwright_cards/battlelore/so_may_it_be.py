"""So May It Be, compiled from cards/battlelore/cleric_mending.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Play


def is_card(g: Game, c: Context[Play]) -> bool:
    return g.is_lore_card(c.event.card) and c.event.card != c.this


def is_unit(g: Game, c: Context[Play]) -> bool:
    return any(g.wounded(unit) for unit in g.units_of(c.you))


def react(g: Game, c: Context[Play]) -> None:
    for target in g.choose(
        c.you,
        [unit for unit in g.units_of(c.you) if g.wounded(unit)],
        "target",
        card=c.this,
        line=142,
    ):
        g.heal(c.you, target, g.level(c.this))


CARD: Final = LoreCard(
    name="So May It Be",
    classes=("Cleric",),
    cost=1,
    abilities=(
        Ability(
            form="react",
            event="play",
            timing="when",
            turn="either",
            manner="alongside lore card",
            conditions=(
                Condition(id="player", says="you", test=lambda g, c: c.event.player == c.you),
                Condition(id="card", says="another lore card", test=is_card),
                Condition(id="unit", says="there is a wounded friendly unit", test=is_unit),
            ),
            effect=react,
            line=141,
        ),
    ),
    source="cards/battlelore/cleric_mending.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/cleric_mending.card",
    ((9, 141), (18, 142), (25, 143), (28, 137)),
)
