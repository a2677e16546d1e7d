"""Devilry of Saruman, compiled from cards/ring/isengard.card."""

from typing import Final

from cardwright_engine.games.ring import Army

CARD: Final = Army(
    name="Devilry of Saruman",
    faction="Isengard",
    deck="Saruman",
    numbers=(61,),
    icons=((3, "attack"),),
    source="cards/ring/isengard.card",
)
SOURCE_MAP: Final = ("cards/ring/isengard.card", ((7, 116),))
