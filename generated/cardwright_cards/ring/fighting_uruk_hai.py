"""Fighting Uruk-hai, compiled from cards/ring/isengard.card."""

from typing import Final

from cardwright_engine.games.ring import Army

CARD: Final = Army(
    name="Fighting Uruk-hai",
    faction="Isengard",
    deck="Saruman",
    numbers=(62,),
    icons=((1, "attack"), (2, "defense")),
    source="cards/ring/isengard.card",
)
SOURCE_MAP: Final = ("cards/ring/isengard.card", ((7, 3),))
