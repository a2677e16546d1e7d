"""Fearless, compiled from cards/battlelore/rogue_and_warrior.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Ruling, Stage
from cardwright_engine.games.battlelore import Game, LoreCard, Roll

IN_FORCE: Final = Ability(
    form="static",
    modifiers=(
        Modifier(
            attribute="boldness",
            stage=Stage.ADD,
            applies=lambda g, c, piece: piece == c.bound[0],
            value=lambda g, c, piece: 1,
        ),
    ),
    rulings=(Ruling(verb="ignore", allows=True, applies=lambda g, c, unit: unit == c.bound[0]),),
    id="Fearless/1",
    line=9,
)


def react(g: Game, c: Context[Roll]) -> None:
    g.last(c, IN_FORCE, "turn", c.event.defender)


CARD: Final = LoreCard(
    name="Fearless",
    classes=("Rogue", "Warrior"),
    number=4,
    cost=3,
    abilities=(
        Ability(
            form="react",
            event="roll",
            timing="before",
            steps=("combat",),
            turn="opponent",
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
            line=8,
        ),
    ),
    lasting=(IN_FORCE,),
    source="cards/battlelore/rogue_and_warrior.card",
)
SOURCE_MAP: Final = ("cards/battlelore/rogue_and_warrior.card", ((8, 9), (24, 8), (25, 9), (28, 4)))
