"""Out of the Ditch, compiled from cards/battlelore/rogue_tricks.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Move


def is_unit_2(g: Game, c: Context[Move]) -> bool:
    return any(
        g.troop_type(unit) == "foot" and g.adjacent(unit, c.event.unit)
        for unit in g.units_of(c.you)
    )


def react(g: Game, c: Context[Move]) -> None:
    for ambusher in g.choose(
        c.you,
        [
            unit
            for unit in g.units_of(c.you)
            if g.troop_type(unit) == "foot" and g.adjacent(unit, c.event.unit)
        ],
        "ambusher",
        card=c.this,
        line=243,
    ):
        g.attack(c.you, c.event.unit, ambusher)


CARD: Final = LoreCard(
    name="Out of the Ditch",
    classes=("Rogue",),
    cost=5,
    abilities=(
        Ability(
            form="react",
            event="move",
            timing="after",
            steps=("movement",),
            turn="opponent",
            conditions=(
                Condition(
                    id="unit",
                    says="by an enemy unit",
                    test=lambda g, c: g.enemy(c.event.unit, c.you),
                ),
                Condition(
                    id="unit-2",
                    says="there is a friendly foot unit adjacent to runner",
                    test=is_unit_2,
                ),
            ),
            effect=react,
            line=242,
        ),
    ),
    source="cards/battlelore/rogue_tricks.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/rogue_tricks.card",
    ((9, 242), (17, 243), (28, 244), (31, 238)),
)
