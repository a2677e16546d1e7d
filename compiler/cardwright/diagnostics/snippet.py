"""The lines of one source that labels point at, with marks under them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from cardwright.diagnostics.cells import laid_out, shown
from cardwright.diagnostics.diagnostic import Label
from cardwright.diagnostics.ink import FRAME, Ink
from cardwright.text.lines import line_span, line_text, span_positions
from cardwright.text.source import Source


@dataclass(frozen=True, slots=True, kw_only=True)
class _Mark:
    """A label, or its first or last line, in cells."""

    start: int
    end: int
    text: str
    primary: bool


# What stands in each cell, and whether it belongs to the mistake itself.
_Row = dict[int, tuple[str, bool]]


def snippet(source: Source, labels: Iterable[Label], ink: Ink, margin: int, colour: str) -> Iterator[str]:
    """Every line with a label, in order, and a line between two that are near."""
    marks = _marks(source, labels)
    bar = ink.paint(ink.bar, FRAME)
    empty = f"{'':{margin}} {bar}"
    before = 0
    for line in sorted(marks):
        if before and line - before == 2:
            yield _line(source, before + 1, margin, ink)
        elif before and line - before > 2:
            yield ink.paint(f"{ink.gap:>{margin}}", FRAME)
        yield _line(source, line, margin, ink)
        for row in _rows(marks[line], ink, colour):
            yield f"{empty} {row}"
        before = line


def last_line(labels: Iterable[Label]) -> int:
    """The greatest line number that a snippet of these labels shows."""
    return max((span_positions(label.span)[1].line for label in labels), default=1)


def _line(source: Source, line: int, margin: int, ink: Ink) -> str:
    text = laid_out(line_text(source, line))[0]
    return f"{ink.paint(f'{line:>{margin}} {ink.bar}', FRAME)} {text}".rstrip()


def _marks(source: Source, labels: Iterable[Label]) -> dict[int, list[_Mark]]:
    marks: dict[int, list[_Mark]] = {}
    for label in labels:
        first, last = span_positions(label.span)
        end = label.span.end
        last_line = last.line
        if last.column == 1 and last_line > first.line:  # ends with a line end: stay on that line
            last_line -= 1
            end = line_span(source, last_line).end
        for line in dict.fromkeys((first.line, last_line)):
            mark = _mark(source, label, line, end, last=line == last_line)
            marks.setdefault(line, []).append(mark)
    return marks


def _mark(source: Source, label: Label, line: int, end: int, *, last: bool) -> _Mark:
    whole = line_span(source, line)
    text = line_text(source, line)
    cells = laid_out(text)[1]
    indent = len(text) - len(text.lstrip())
    start = min(max(label.span.start, whole.start) - whole.start, len(text))
    if label.span.start < whole.start:
        start = indent
    stop = min(end, whole.end) - whole.start
    return _Mark(
        start=cells[start],
        end=max(cells[stop], cells[start] + 1),
        text=shown(label.text) if last else "",
        primary=label.primary,
    )


def _rows(marks: Sequence[_Mark], ink: Ink, colour: str) -> Iterator[str]:
    """The row of marks, then what hangs below it, from right to left."""
    row: _Row = {}
    for mark in sorted(marks, key=lambda mark: mark.primary):
        stroke = ink.primary if mark.primary else ink.secondary
        row.update(dict.fromkeys(range(mark.start, mark.end), (stroke, mark.primary)))
    hanging = sorted((m for m in marks if m.text), key=lambda mark: (mark.start, mark.primary))
    beside = ""
    if hanging and hanging[-1].end == max(row) + 1 and hanging[-1].start not in _starts(hanging[:-1]):
        last = hanging.pop()
        beside = f" {ink.paint(last.text, colour if last.primary else FRAME)}"
    yield _drawn(row, ink, colour) + beside
    if hanging:
        yield _drawn(_bars(hanging, ink), ink, colour)
    while hanging:
        mark = hanging.pop()
        left = _bars((m for m in hanging if m.start < mark.start), ink)
        yield _drawn({**left, mark.start: (mark.text, mark.primary)}, ink, colour)


def _starts(marks: Iterable[_Mark]) -> set[int]:
    return {mark.start for mark in marks}


def _bars(marks: Iterable[_Mark], ink: Ink) -> _Row:
    return {mark.start: (ink.bar, mark.primary) for mark in marks}


def _drawn(row: _Row, ink: Ink, colour: str) -> str:
    """The row with blanks between, a colour switched on once for a run of equal strokes."""
    cells = [row.get(cell, (" ", None)) for cell in range(max(row) + 1)]
    parts: list[str] = []
    for primary, run in groupby(cells, key=lambda cell: cell[1]):
        text = "".join(stroke for stroke, _ in run)
        parts.append(text if primary is None else ink.paint(text, colour if primary else FRAME))
    return "".join(parts)
