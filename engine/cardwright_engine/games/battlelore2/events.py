"""What happens in the game and can be answered.

The beginning and the end of each step are events too, called by the words of the step: `before`
and `when` for its beginning, `after` for its end.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final

from cardwright_engine.dice import Dice
from cardwright_engine.events import Event


@dataclass(slots=True, kw_only=True)
class Attack(Event):
    """`when`: it was declared; `after`: its whole combat is over. A counter is no attack."""

    id: ClassVar[str] = "attack"
    attacker: int
    target: int
    ranged: bool


@dataclass(slots=True, kw_only=True)
class Roll(Event):
    """The dice of a combat; `after`: they can be changed (step 3)."""

    id: ClassVar[str] = "roll"
    attacker: int
    target: int
    ranged: bool
    dice: Dice = field(default_factory=Dice)


@dataclass(slots=True, kw_only=True)
class Commit(Event):
    """A die is given to an ability of the unit that rolled it (step 4)."""

    id: ClassVar[str] = "commit"
    face: str
    unit: int
    target: int
    ranged: bool


@dataclass(slots=True, kw_only=True)
class Retreat(Event):
    """A unit must go back `hexes` hexes from the attacker (step 8)."""

    id: ClassVar[str] = "retreat"
    unit: int
    attacker: int
    hexes: int


@dataclass(slots=True, kw_only=True)
class Advance(Event):
    """A unit takes the hex that its target left (step 11)."""

    id: ClassVar[str] = "advance"
    unit: int
    gap: int


@dataclass(slots=True, kw_only=True)
class Elimination(Event):
    """A unit lost its last figure; `attacker` is -1 when no unit did it."""

    id: ClassVar[str] = "elimination"
    unit: int
    attacker: int


@dataclass(slots=True, kw_only=True)
class Pass(Event):
    """A unit moves through the hex of another."""

    id: ClassVar[str] = "pass"
    rider: int
    victim: int


@dataclass(slots=True, kw_only=True)
class Move(Event):
    """A unit has moved of its own will, or by an order."""

    id: ClassVar[str] = "move"
    unit: int
    goal: int


class CommandStep(Event):
    id: ClassVar[str] = "command step"


class OrderStep(Event):
    id: ClassVar[str] = "order step"


class MoveStep(Event):
    id: ClassVar[str] = "move step"


class AttackStep(Event):
    id: ClassVar[str] = "attack step"


class VPStep(Event):
    id: ClassVar[str] = "VP step"


class DrawStep(Event):
    id: ClassVar[str] = "draw step"


class LoreStep(Event):
    id: ClassVar[str] = "lore step"


STEP_EVENTS: Final[Mapping[str, type[Event]]] = {
    "command": CommandStep,
    "order": OrderStep,
    "move": MoveStep,
    "attack": AttackStep,
    "vp": VPStep,
    "draw": DrawStep,
    "lore": LoreStep,
}
