"""Odds on the face of a card: the little of them that has room there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cardwright.emit.sheet_nodes import OddsTable

_MEASURES: Final = 2
_LINE: Final = 45  # letters of small text that take as much room as a line of the table


def brief(tables: Sequence[OddsTable], room: int) -> OddsTable | None:
    """The first target with the first things that are measured, which is what a card is played for;
    nothing where the text leaves too little `room`, in letters. The reference has it all."""
    if not tables:
        return None
    table = replace(tables[0], measures=tables[0].measures[:_MEASURES])
    return table if table.measures and room_of(table) <= room else None


def room_of(table: OddsTable) -> int:
    """How many letters of text have no room beside a table on a card: a line a measure, and its head."""
    return _LINE * (1 + len(table.measures))
