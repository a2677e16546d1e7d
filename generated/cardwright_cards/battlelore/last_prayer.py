"""Last Prayer, compiled from cards/battlelore/house_lore.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Elimination, Game, LoreCard, Roll


def instead_of_elimination(g: Game, c: Context[Elimination]) -> None:
    g.gain(c.you, 1)


INSTEAD_OF_ELIMINATION: Final = Ability(
    form="replace",
    event="elimination",
    timing="instead of",
    conditions=(
        Condition(id="unit", says="defender", test=lambda g, c: c.event.unit == c.bound[0]),
    ),
    effect=instead_of_elimination,
    id="Last Prayer/1",
    line=255,
)


def react(g: Game, c: Context[Roll]) -> None:
    g.last(c, INSTEAD_OF_ELIMINATION, "battle", c.event.defender)


CARD: Final = LoreCard(
    name="Last Prayer",
    classes=("Cleric",),
    cost=3,
    abilities=(
        Ability(
            form="react",
            event="roll",
            timing="before",
            turn="either",
            conditions=(
                Condition(
                    id="attacker",
                    says="by an enemy unit",
                    test=lambda g, c: g.enemy(c.event.attacker, c.you),
                ),
                Condition(
                    id="defender",
                    says="against a friendly unit",
                    test=lambda g, c: g.friendly(c.event.defender, c.you),
                ),
            ),
            effect=react,
            line=253,
        ),
    ),
    lasting=(INSTEAD_OF_ELIMINATION,),
    source="cards/battlelore/house_lore.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/house_lore.card",
    ((9, 255), (10, 256), (13, 255), (26, 253), (27, 255), (30, 249)),
)
