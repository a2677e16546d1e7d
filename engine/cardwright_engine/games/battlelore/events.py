"""What happens in BattleLore and can be answered."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from cardwright_engine.dice import Dice
from cardwright_engine.events import Event


@dataclass(slots=True, kw_only=True)
class Play(Event):
    """A player plays a card: `when` it lies there paid, before its effect; `after` its effect."""

    id: ClassVar[str] = "play"
    player: int
    card: int


@dataclass(slots=True, kw_only=True)
class Roll(Event):
    """The battle dice of one attack: `before` they are counted and rolled, `after` they lie there.

    `used` are faces that an effect has turned into hits, `sent` the faces whose hits another unit
    takes instead of the defender, and which unit; `prevented` how many hits of which faces nobody takes.
    """

    id: ClassVar[str] = "roll"
    attacker: int
    defender: int
    melee: bool = True
    battle_back: bool = False
    dice: Dice = field(default_factory=Dice)
    used: tuple[str, ...] = ()
    sent: tuple[tuple[str, int], ...] = ()
    prevented: tuple[tuple[int, tuple[str, ...]], ...] = ()


@dataclass(slots=True, kw_only=True)
class Move(Event):
    """A unit has come to a hex: by its own movement, a follow-on move or the text of a card, not by a
    retreat."""

    id: ClassVar[str] = "move"
    unit: int
    hex: int


@dataclass(slots=True, kw_only=True)
class Elimination(Event):
    """The last figure of a unit is removed; `player` is who did it."""

    id: ClassVar[str] = "elimination"
    unit: int
    player: int
