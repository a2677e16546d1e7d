"""Mists of Terror, compiled from cards/battlelore/of_unknown_class.card."""

from typing import Final

from cardwright_engine.card import Ability, Modifier, Ruling, Stage
from cardwright_engine.games.battlelore import LoreCard

CARD: Final = LoreCard(
    name="Mists of Terror",
    abilities=(
        Ability(
            form="static",
            modifiers=(
                Modifier(
                    attribute="boldness",
                    stage=Stage.SET,
                    applies=lambda g, c, piece: g.enemy(piece, c.you),
                    value=lambda g, c, piece: 0,
                ),
            ),
            rulings=(
                Ruling(
                    verb="ignore",
                    allows=False,
                    applies=lambda g, c, unit: g.enemy(unit, c.you),
                ),
            ),
            line=197,
        ),
    ),
    source="cards/battlelore/of_unknown_class.card",
)
SOURCE_MAP: Final = ("cards/battlelore/of_unknown_class.card", ((8, 193),))
