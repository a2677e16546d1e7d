"""A bare board for a trial: the target in the middle of a line that leads home, and what it loses.

Both games with figures on hexes stand their units up in the same way and measure the same things.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardwright_engine.abilities import CardGame
from cardwright_engine.position import BadPosition, Position
from cardwright_engine.trial import Described, Measure, Results, Tried, stand

YOU: Final = 0  # at the near edge
OPPONENT: Final = 1
FARTHEST: Final = 7
FRIEND: Final = Described(adjectives=("ordered",))
BESIDE: Final = "with an ordered friendly unit beside it"

MEASURES: Final = (
    Measure(name="figures lost"),
    Measure(name="eliminated", kind="whether"),
    Measure(name="hexes retreated"),
    Measure(name="figures lost by the attacker"),
    Measure(name="lore gained"),
)

Gained = Callable[[tuple[Any, ...]], int]
"""How much Lore an entry of the log brings to whoever acts."""


def _row(row: int) -> str:
    return f"g{row}"  # g1 to g9 go up the middle


def stand_target(position: Position, tried: Tried, beside: Described | None) -> int:
    """Put up the target of a card, with all the room behind it, and who stands beside it."""
    friendly = tried.against.side == "friendly"
    target = stand(position, tried.against, "unit", _row(8 if friendly else 2), int(not friendly))
    if beside is not None:
        stand(position, beside, "unit", _row(9 if friendly else 1), YOU)
    return target


def stand_for_attack(position: Position, tried: Tried, attacker: Described) -> tuple[int, int]:
    """Put up who is attacked and, ordered, who attacks; their piece numbers."""
    if not 1 <= tried.distance <= FARTHEST:
        raise BadPosition(f"an attack is tried from 1 to {FARTHEST} hexes away, not from {tried.distance}")
    if tried.against.side == "friendly" or attacker.side == "enemy":
        raise BadPosition("it is your unit that attacks, and an enemy unit that is attacked")
    target = stand(position, tried.against, "unit", _row(tried.distance + 1), OPPONENT)
    unit = stand(position, attacker, "unit", _row(1), YOU)
    position.mark("ordered", unit)
    return target, unit


def measuring(
    game: CardGame[Any], gained: Gained, target: int, attacker: int = -1
) -> Callable[[CardGame[Any]], Results]:
    """How the measures are read: figures off the board, movements and Lore off the log."""
    figures = game.state.figures[target]
    of_attacker = game.state.figures[attacker] if attacker >= 0 else 0

    def measured(game: CardGame[Any]) -> Results:
        left = game.state.figures
        log = game.log or []
        return (
            figures - left[target],
            int(left[target] == 0),
            sum(1 for entry in log if entry[:2] == ("retreat", target)),
            of_attacker - left[attacker] if attacker >= 0 else 0,
            sum(map(gained, log)),
        )

    return measured
