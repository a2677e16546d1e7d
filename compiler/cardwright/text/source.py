"""A text somebody wrote, and a stretch of it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Source:
    """A file of cards; `name` is its path as people are shown it, relative and with `/`."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Span:
    """The characters of a source from `start` up to, and without, `end`."""

    source: Source
    start: int
    end: int


def written(span: Span) -> str:
    """What stands there."""
    return span.source.text[span.start : span.end]


def cover(first: Span, last: Span) -> Span:
    """The stretch from the start of one span to the end of a later one in the same source."""
    return Span(first.source, first.start, max(first.end, last.end))
