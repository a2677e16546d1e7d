"""What a choice offers, as numbered lines. In a long menu, options that begin alike stand together."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from cardwright.play.telling import Telling
from cardwright_engine.choices import Choice

_LONG: Final = 12  # more options than that are gathered
_ALIKE: Final = 3  # so many that begin alike
_GAP: Final = 2

_Numbered = tuple[int, str, str]


def menu_to_text(telling: Telling, choice: Choice, width: int) -> list[str]:
    """The options of a choice, numbered from 1."""
    options: list[_Numbered] = [
        (number, *telling.option_in_two(option, choice))
        for number, option in enumerate(choice.options, start=1)
    ]
    lines: list[str] = []
    for start, alike in groupby(options, key=lambda option: option[1]):
        group = list(alike)
        if len(options) > _LONG and len(group) >= _ALIKE and start:
            lines.extend(_gathered(start, group, width))
        else:
            lines.extend(_single(option, width) for option in group)
    return lines


def _single(option: _Numbered, width: int) -> str:
    number, start, end = option
    told = " ".join(filter(None, (start, end)))
    return textwrap.fill(
        told,
        max(width, 20),
        initial_indent=f"{number:4}  ",
        subsequent_indent=" " * 8,
        break_on_hyphens=False,
    )


def _gathered(start: str, group: list[_Numbered], width: int) -> Iterator[str]:
    """`move a unit at b2 to`, and under it `3  b3   4  b4`, in columns."""
    yield f"      {start}"
    cells = [f"{number:4}  {end}" for number, _, end in group]
    widest = max(map(len, cells)) + _GAP
    beside = max(1, (width + _GAP) // widest)
    for first in range(0, len(cells), beside):
        yield "".join(cell.ljust(widest) for cell in cells[first : first + beside]).rstrip()
