"""Where an offset is: its line and column, both counted from 1.

A line ends at a line feed; a carriage return before it belongs to the line
end. Columns count characters, as editors show them for plain text.
"""

from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache

from cardwright.text.source import Source, Span


@dataclass(frozen=True, slots=True, order=True)
class Position:
    """A place as people name it."""

    line: int
    column: int


def position(source: Source, offset: int) -> Position:
    """The line and column of an offset; the end of the text is a place too."""
    starts = _line_starts(source)
    line = bisect_right(starts, offset)
    return Position(line, offset - starts[line - 1] + 1)


def span_positions(span: Span) -> tuple[Position, Position]:
    """Where a span starts, and where the first character after it stands."""
    return position(span.source, span.start), position(span.source, span.end)


def line_span(source: Source, line: int) -> Span:
    """A line without its line end."""
    starts = _line_starts(source)
    start = starts[line - 1]
    if line == len(starts):
        return Span(source, start, len(source.text))
    end = starts[line] - 1
    if end > start and source.text[end - 1] == "\r":
        end -= 1
    return Span(source, start, end)


def line_text(source: Source, line: int) -> str:
    """The characters of a line, without its line end."""
    span = line_span(source, line)
    return source.text[span.start : span.end]


@lru_cache(maxsize=256)
def _line_starts(source: Source) -> tuple[int, ...]:
    starts = [0]
    at = source.text.find("\n")
    while at >= 0:
        starts.append(at + 1)
        at = source.text.find("\n", at + 1)
    return tuple(starts)
