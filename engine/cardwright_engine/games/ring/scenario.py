"""Who sits at the table, with which decks, and how far the journey goes.

A further scenario is a further entry of `SCENARIOS`; what it changes beyond these numbers (the Duel's
path scoring, its Ring tokens) is not written yet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SIDES: Final = ("free", "shadow")


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """One player, who is a deck (F087). He draws `opening` cards, then cycles `cycled` of them, and
    draws `draws` in each draw step."""

    name: str
    side: str
    decks: tuple[str, ...]
    opening: int = 7
    cycled: int = 2
    draws: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """`order` is the turn order, by seat; the first in it starts."""

    id: str
    seats: tuple[Seat, ...]
    order: tuple[int, ...]
    last_path: int = 9


TRILOGY: Final = Scenario(
    id="trilogy",
    seats=(
        Seat(name="Frodo", side="free", decks=("Frodo",), draws=3),
        Seat(name="Witch-king", side="shadow", decks=("Witch-king",), draws=4),
        Seat(name="Aragorn", side="free", decks=("Aragorn",), draws=3),
        Seat(name="Saruman", side="shadow", decks=("Saruman",), draws=4),
    ),
    order=(0, 1, 2, 3),
)

SCENARIOS: Final = {scenario.id: scenario for scenario in (TRILOGY,)}
