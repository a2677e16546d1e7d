"""Diagnostics for people: the card as written, marks under it, and what to do."""

import textwrap
from collections.abc import Iterable, Iterator, Sequence

from cardwright.diagnostics.cells import laid_out, shown
from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Label, place
from cardwright.diagnostics.edits import edited, edits_by_source
from cardwright.diagnostics.ink import ADDED, BOLD, FRAME, HINT, REMOVED, SEVERITY, Ink, ink
from cardwright.diagnostics.snippet import last_line, snippet
from cardwright.text.lines import line_span, position
from cardwright.text.source import Source, Span


def to_text(
    diagnostics: Sequence[Diagnostic], *, color: bool = False, unicode: bool = False, width: int = 100
) -> str:
    """Each diagnostic as a block, a blank line between two."""
    strokes = ink(color=color, unicode=unicode)
    blocks = ("\n".join(_block(diagnostic, strokes, width)) for diagnostic in diagnostics)
    return "\n\n".join(blocks) + "\n" if diagnostics else ""


def _block(diagnostic: Diagnostic, ink: Ink, width: int) -> Iterator[str]:
    rule = diagnostic.rule
    colour = SEVERITY[diagnostic.severity]
    title = ink.paint(f"{diagnostic.severity}[{rule.name}]", colour)
    yield f"{title} {rule.code}{ink.paint(f': {shown(diagnostic.message)}', BOLD)}"
    margin = max(3, len(str(_greatest_line(diagnostic))))
    empty = f"{'':{margin}} {ink.paint(ink.bar, FRAME)}"
    where = place(diagnostic)
    for source, labels in _by_source(diagnostic, where).items():
        first = where is not None and source == where.source
        at = where if first and where else labels[0].span
        arrow = ink.paint(ink.here if first else ink.elsewhere, FRAME)
        if not source.text and not any(label.text for label in labels):  # nothing to show
            yield f"{'':{margin}}{arrow} {shown(source.name)}"
            continue
        yield f"{'':{margin}}{arrow} {_named(at)}"
        yield empty
        yield from snippet(source, labels, ink, margin, colour)
    if diagnostic.labels and (diagnostic.notes or diagnostic.hints or diagnostic.fixes):
        yield empty
    for kind, texts in (("note", diagnostic.notes), ("hint", diagnostic.hints)):
        for text in texts:
            yield from _item(kind, text, ink, margin, width)
    for fix in diagnostic.fixes:
        yield from _item(
            "fix" if fix.safe else "fix (look before you take it)", fix.title, ink, margin, width
        )
        yield from _diff(fix, ink, margin)


def _greatest_line(diagnostic: Diagnostic) -> int:
    ends = [Label(edit.span) for fix in diagnostic.fixes for edit in fix.edits]
    return last_line((*diagnostic.labels, *ends))


def _by_source(diagnostic: Diagnostic, where: Span | None) -> dict[Source, list[Label]]:
    """The labels of each source; the source of the mistake comes first."""
    groups: dict[Source, list[Label]] = {where.source: []} if where else {}
    for label in diagnostic.labels:
        groups.setdefault(label.span.source, []).append(label)
    return groups


def _named(span: Span) -> str:
    at = position(span.source, span.start)
    return f"{shown(span.source.name)}:{at.line}:{at.column}"


def _item(kind: str, text: str, ink: Ink, margin: int, width: int) -> Iterator[str]:
    """A note or hint, wrapped; a line that starts with a blank is a picture and stays as it is."""
    head = f"{'':{margin}} {ink.paint(ink.item, FRAME)} {ink.paint(kind, HINT)}: "
    room = " " * (margin + len(f" {ink.item} {kind}: "))
    lines = [
        part for line in text.splitlines() or [""] for part in _wrapped(line, max(20, width - len(room)))
    ]
    for number, line in enumerate(lines):
        yield f"{room if number else head}{line}".rstrip()


def _wrapped(line: str, width: int) -> list[str]:
    if line.startswith((" ", "\t")):
        return [laid_out(line)[0]]
    return textwrap.wrap(shown(line), width, break_long_words=False, break_on_hyphens=False) or [""]


def _diff(fix: Fix, ink: Ink, margin: int) -> Iterator[str]:
    """The lines that a fix changes, before and after."""
    for source, edits in edits_by_source(fix.edits).items():
        for line, group in _touched_lines(source, edits):
            start = line_span(source, line).start
            end = line_span(source, position(source, group[-1].span.end).line).end
            old = source.text[start:end].split("\n")
            new = edited(source.text[start:end], group, start).split("\n")
            while old and new and old[-1] == new[-1]:
                del old[-1], new[-1]
            while old and new and old[0] == new[0]:
                del old[0], new[0]
                line += 1
            yield from _changed("-", line, old, ink, margin, REMOVED)
            yield from _changed("+", line, new, ink, margin, ADDED)


def _touched_lines(source: Source, edits: Iterable[Edit]) -> list[tuple[int, list[Edit]]]:
    """Edits that share a line, with the line that the first of them starts on."""
    groups: list[tuple[int, list[Edit]]] = []
    last = 0
    for edit in edits:
        line = position(source, edit.span.start).line
        if groups and line <= last:
            groups[-1][1].append(edit)
        else:
            groups.append((line, [edit]))
        last = position(source, edit.span.end).line
    return groups


def _changed(
    sign: str, first: int, lines: Sequence[str], ink: Ink, margin: int, colour: str
) -> Iterator[str]:
    for number, text in enumerate(lines, start=first):
        line = laid_out(text.removesuffix("\r"))[0]
        yield f"{ink.paint(f'{number:>{margin}}', FRAME)} {ink.paint(f'{sign} {line}'.rstrip(), colour)}"
