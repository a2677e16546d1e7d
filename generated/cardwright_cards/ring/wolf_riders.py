"""Wolf-Riders, compiled from cards/ring/isengard.card."""

from typing import Final

from cardwright_engine.games.ring import Army

CARD: Final = Army(
    name="Wolf-Riders",
    faction="Isengard",
    deck="Saruman",
    numbers=(63,),
    icons=((2, "attack"), (1, "defense")),
    source="cards/ring/isengard.card",
)
SOURCE_MAP: Final = ("cards/ring/isengard.card", ((7, 138),))
