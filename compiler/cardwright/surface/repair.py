"""A change of some tokens that makes a statement whole, and what to say about it."""

from collections.abc import Callable
from dataclasses import dataclass

from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.surface.table import Token


@dataclass(frozen=True, slots=True)
class Repair:
    """Other tokens for those from `start` up to `end`, and what to say about it."""

    start: int
    end: int
    tokens: tuple[Token, ...]
    finding: Callable[[], Diagnostic]
