"""High Elves, compiled from cards/ring/elf.card."""

from typing import Final

from cardwright_engine.games.ring import Army

CARD: Final = Army(
    name="High Elves",
    faction="Elf",
    deck="Aragorn",
    numbers=(18, 19),
    icons=((2, "attack"), (2, "defense")),
    source="cards/ring/elf.card",
)
SOURCE_MAP: Final = ("cards/ring/elf.card", ((7, 3),))
