"""Words That Hold, compiled from cards/battlelore/cleric_prayer.card."""

from typing import Any, Final

from cardwright_engine.card import Ability, Condition, Context, Modifier, Stage
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


def changes_boldness_2(g: Game, c: Context[Any], piece: int) -> bool:
    return g.friendly(piece, c.you) and g.adjacent(piece, c.bound[0])


IN_FORCE: Final = Ability(
    form="static",
    modifiers=(
        Modifier(
            attribute="boldness",
            stage=Stage.ADD,
            applies=lambda g, c, piece: piece == c.bound[0],
            value=lambda g, c, piece: g.level(c.this),
        ),
        Modifier(
            attribute="boldness",
            stage=Stage.ADD,
            applies=changes_boldness_2,
            value=lambda g, c, piece: g.level(c.this),
        ),
    ),
    id="Words That Hold/1",
    line=123,
)


def react(g: Game, c: Context[Roll]) -> None:
    g.last(c, IN_FORCE, "turn", c.event.defender)


CARD: Final = LoreCard(
    name="Words That Hold",
    classes=("Cleric",),
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
            line=122,
        ),
    ),
    lasting=(IN_FORCE,),
    source="cards/battlelore/cleric_prayer.card",
)
SOURCE_MAP: Final = (
    "cards/battlelore/cleric_prayer.card",
    ((9, 125), (13, 123), (34, 122), (35, 123), (38, 118)),
)
