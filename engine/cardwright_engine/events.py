"""What happens, and what it carries.

A game's package declares a class for each of its events, with the pieces and numbers that the event
carries as fields. An event object lives only inside a beat; a state never holds one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(slots=True, kw_only=True)
class Event:
    """`id` is the event's id in the game's vocabulary; `cancelled` is set by what cancels it."""

    id: ClassVar[str] = ""
    cancelled: bool = False


@dataclass(slots=True, kw_only=True)
class StepEvent(Event):
    """A step of a turn: answered before, when or after it. `player` is whose turn it is."""

    id: ClassVar[str] = "step"
    step: str
    player: int


@dataclass(slots=True, kw_only=True)
class Nothing(Event):
    """The event of an ability that answers none."""

    id: ClassVar[str] = "nothing"
