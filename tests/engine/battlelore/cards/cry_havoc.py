"""Cry Havoc!, as compiled from cards/battlelore/of_unknown_class.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


def is_attacker(g: Game, c: Context[Roll]) -> bool:
    return g.friendly(c.event.attacker, c.you)


def after_roll(g: Game, c: Context[Roll]) -> None:
    g.use(c.you, ("lore",), "hits")


CARD: Final = LoreCard(
    name="Cry Havoc!",
    abilities=(
        Ability(
            form="trigger",
            event="roll",
            timing="after",
            conditions=(Condition(id="attacker", says="by a friendly unit as attacker", test=is_attacker),),
            effect=after_roll,
        ),
    ),
)
