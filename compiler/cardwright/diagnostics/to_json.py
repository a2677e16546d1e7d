"""Diagnostics for tools: everything we know, as JSON."""

import json
from collections.abc import Sequence

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Label
from cardwright.text.lines import position
from cardwright.text.source import Span

# Raised when a field changes its meaning or goes; new fields do not raise it.
FORMAT = 1


def to_json(diagnostics: Sequence[Diagnostic]) -> str:
    """One document for all diagnostics; offsets, lines and columns count characters."""
    document = {"format": FORMAT, "diagnostics": [_diagnostic(diagnostic) for diagnostic in diagnostics]}
    return json.dumps(document, indent=2) + "\n"


def _diagnostic(diagnostic: Diagnostic) -> dict[str, object]:
    return {
        "code": diagnostic.rule.code,
        "name": diagnostic.rule.name,
        "severity": str(diagnostic.severity),
        "message": diagnostic.message,
        "labels": [_label(label) for label in diagnostic.labels],
        "notes": list(diagnostic.notes),
        "hints": list(diagnostic.hints),
        "fixes": [_fix(fix) for fix in diagnostic.fixes],
    }


def _label(label: Label) -> dict[str, object]:
    return {**_span(label.span), "text": label.text, "primary": label.primary}


def _fix(fix: Fix) -> dict[str, object]:
    return {"title": fix.title, "safe": fix.safe, "edits": [_edit(edit) for edit in fix.edits]}


def _edit(edit: Edit) -> dict[str, object]:
    return {**_span(edit.span), "text": edit.text}


def _span(span: Span) -> dict[str, object]:
    return {"file": span.source.name, "start": _place(span, span.start), "end": _place(span, span.end)}


def _place(span: Span, offset: int) -> dict[str, int]:
    at = position(span.source, offset)
    return {"offset": offset, "line": at.line, "column": at.column}
