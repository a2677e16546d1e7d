"""Odds as a table for people, and as data for tools."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from cardwright.cli.odds_rows import Measured, decimal, measured, notes, percent
from cardwright.play.odds import Asked, Column, Measure, expected

_GAP: Final = "   "


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What was asked of a game, and what came of it."""

    game: str
    asked: Asked
    measures: tuple[Measure, ...]
    columns: tuple[Column, ...]


Row = tuple[str, ...]


def to_table(answer: Answer) -> str:
    """Each result with its fraction and its percentage, a column a level."""
    rows: list[Row] = []
    if answer.columns[0].level:
        rows.append(("", "", *(f"level {column.level}" for column in answer.columns)))
    rows.append(("dice", "", *(str(column.dice) for column in answer.columns)))
    for each in measured(answer.measures, answer.columns):
        rows += _rows(each)
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    lines = [_heading(answer), *(f"({note})" for note in notes(answer.columns)), ""]
    lines += [
        _GAP.join(
            cell.rjust(width) if at == 1 else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    return "".join(f"{line}\n" for line in lines)


def _heading(answer: Answer) -> str:
    asked = answer.asked
    against = f" against {asked.against}" if asked.against else ""
    if not asked.attack:
        return f"{asked.card}{against}"
    far = f" from {asked.distance} hexes away" if asked.distance > 1 else ""
    into = f"{asked.card}, played into an attack" if asked.card else "an attack"
    return f"{into} by {asked.attack}{against}{far}"


def _rows(of: Measured) -> Iterator[Row]:
    for at, (value, chances) in enumerate(of.values):
        yield ("" if at else of.name, value, *map(_chance, chances))
    if of.expected:
        yield ("", "expected", *map(_expected, of.expected))


def _chance(part: Fraction) -> str:
    return f"{part}  {percent(part)}" if part else "-"


def _expected(value: Fraction) -> str:
    return f"{value}  {decimal(value)}" if value.denominator > 1 else str(value)


def to_data(answer: Answer) -> str:
    """Everything, the results that come together included."""
    asked = answer.asked
    document = {
        "format": 1,
        "game": answer.game,
        "card": asked.card or None,
        "attack": asked.attack or None,
        "against": asked.against,
        "distance": asked.distance if asked.attack else None,
        "columns": [_column(answer, column) for column in answer.columns],
    }
    return f"{json.dumps(document, indent=2, ensure_ascii=False)}\n"


def _column(answer: Answer, column: Column) -> dict[str, Any]:
    return {
        "level": column.level or None,
        "with": column.with_ or None,
        "dice": column.dice,
        "expected": {
            measure.name: _number(expected(column, at))
            for at, measure in enumerate(answer.measures)
            if measure.kind == "number"
        },
        "outcomes": [
            {
                "results": {
                    measure.name: bool(value) if measure.kind == "whether" else value
                    for measure, value in zip(answer.measures, results, strict=True)
                },
                "probability": _number(part),
            }
            for results, part in sorted(column.odds.items())
        ],
    }


def _number(value: Fraction) -> dict[str, Any]:
    return {"fraction": str(value), "decimal": float(value)}
