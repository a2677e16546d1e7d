"""The lines of a table of odds, and how a number in it is said: one way for terminal and sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from cardwright.play.odds import Column, Measure, chance, expected


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """Something that is measured, level by level: how probable each value is, and what is expected.

    Of what is so or not so there is one value and nothing is expected.
    """

    name: str
    values: tuple[tuple[str, tuple[Fraction, ...]], ...]
    expected: tuple[Fraction, ...] = ()


def measured(measures: Sequence[Measure], columns: Sequence[Column]) -> Iterator[Measured]:
    """Everything that can be otherwise than 0."""
    for at, measure in enumerate(measures):
        values = sorted({results[at] for column in columns for results in column.odds})
        if not any(values):
            continue
        if measure.kind == "whether":
            yield Measured(name=measure.name, values=(("", _chances(columns, at, 1)),))
        else:
            yield Measured(
                name=measure.name,
                values=tuple((str(value), _chances(columns, at, value)) for value in values),
                expected=tuple(expected(column, at) for column in columns),
            )


def _chances(columns: Sequence[Column], at: int, value: int) -> tuple[Fraction, ...]:
    return tuple(chance(column, at, value) for column in columns)


def notes(columns: Sequence[Column]) -> tuple[str, ...]:
    """What else stands on the positions, each once."""
    return tuple(dict.fromkeys(column.with_ for column in columns if column.with_))


def percent(part: Fraction) -> str:
    """A probability in hundredths, with two places."""
    return f"{float(part * 100):.2f} %"


def decimal(value: Fraction) -> str:
    """What is expected, with three places where it is no whole number."""
    return f"{float(value):.3f}" if value.denominator > 1 else str(value)
