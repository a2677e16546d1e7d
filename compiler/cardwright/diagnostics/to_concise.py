"""Diagnostics one a line, for a quick look and for tools that read `file:line:col:`."""

from collections.abc import Sequence

from cardwright.diagnostics.cells import shown
from cardwright.diagnostics.diagnostic import Diagnostic, place
from cardwright.text.lines import position


def to_concise(diagnostics: Sequence[Diagnostic]) -> str:
    """Each diagnostic as one line."""
    return "".join(f"{_line(diagnostic)}\n" for diagnostic in diagnostics)


def _line(diagnostic: Diagnostic) -> str:
    rule = diagnostic.rule
    said = f"{diagnostic.severity}[{rule.name}] {rule.code} {shown(diagnostic.message)}"
    where = place(diagnostic)
    if where is None:
        return said
    at = position(where.source, where.start)
    return f"{shown(where.source.name)}:{at.line}:{at.column}: {said}"
