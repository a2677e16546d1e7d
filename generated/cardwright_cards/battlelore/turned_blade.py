"""Turned Blade, compiled from cards/battlelore/house_lore.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


def react(g: Game, c: Context[Roll]) -> None:
    g.prevent(c.you, 1, ("bonus strike",))
    g.prevent(c.you, g.level(c.this), (g.banner(c.event.defender),))


CARD: Final = LoreCard(
    name="Turned Blade",
    classes=("Warrior",),
    cost=2,
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
                Condition(id="melee", says="in melee", test=lambda g, c: c.event.melee),
            ),
            effect=react,
            line=416,
        ),
    ),
    source="cards/battlelore/house_lore.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/house_lore.card",
    ((9, 416), (10, 417), (11, 418), (14, 412)),
)
