"""Cry Havoc!, compiled from cards/battlelore/of_unknown_class.card."""

from typing import Final

from cardwright_engine.card import Ability, Condition, Context
from cardwright_engine.games.battlelore import Game, LoreCard, Roll


def after_roll(g: Game, c: Context[Roll]) -> None:
    g.use(c.you, ("lore",), "hits")


CARD: Final = LoreCard(
    name="Cry Havoc!",
    abilities=(
        Ability(
            form="trigger",
            event="roll",
            timing="after",
            conditions=(
                Condition(
                    id="attacker",
                    says="by a friendly unit",
                    test=lambda g, c: g.friendly(c.event.attacker, c.you),
                ),
            ),
            effect=after_roll,
            line=9,
        ),
    ),
    source="cards/battlelore/of_unknown_class.card",
)
SOURCE_MAP: Final = ("cards/battlelore/of_unknown_class.card", ((9, 9), (10, 10), (13, 5)))
