"""Reasons why something may not be done, with the values of their clauses."""

from __future__ import annotations

from cardwright_engine.position import Refused

Reasons = tuple[Refused, ...]


def refused(reason: str, **values: int | str) -> Refused:
    """One reason; `reason` is an id of the vocabulary's refusals or of a condition of a card."""
    return Refused(reason, tuple(values.items()))
