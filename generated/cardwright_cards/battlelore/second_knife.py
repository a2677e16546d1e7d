"""Second Knife, compiled from cards/battlelore/rogue_tricks.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


def is_attacker(g: Game, c: Context[Roll]) -> bool:
    return g.ordered(c.event.attacker) and g.friendly(c.event.attacker, c.you)


def after_roll(g: Game, c: Context[Roll]) -> None:
    g.add(c.you, g.level(c.this))


CARD: Final = LoreCard(
    name="Second Knife",
    classes=("Rogue",),
    cost=3,
    abilities=(
        Ability(
            form="play",
            event="roll",
            timing="after",
            conditions=(
                Condition(id="attacker", says="by an ordered friendly unit", test=is_attacker),
                Condition(id="melee", says="in melee", test=lambda g, c: c.event.melee),
            ),
            effect=after_roll,
            line=154,
        ),
    ),
    source="cards/battlelore/rogue_tricks.card",
)
SOURCE_MAP: Final = ("cards/battlelore/rogue_tricks.card", ((9, 154), (14, 155), (17, 150)))
