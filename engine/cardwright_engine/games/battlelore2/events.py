"""What happens in the game and can be answered, beside its steps (`cardwright_engine.events.StepEvent`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

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
    player: int
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
