"""Diagnostics as GitHub workflow commands, which show them beside the changed lines."""

from collections.abc import Sequence

from cardwright.diagnostics.diagnostic import Diagnostic, Severity, full_text, place
from cardwright.text.lines import span_positions

_COMMAND = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def to_github(diagnostics: Sequence[Diagnostic]) -> str:
    """Each diagnostic as one command, notes and hints below its message."""
    return "".join(f"{_command(diagnostic)}\n" for diagnostic in diagnostics)


def _command(diagnostic: Diagnostic) -> str:
    properties = {**_position(diagnostic), "title": f"{diagnostic.rule.name} ({diagnostic.rule.code})"}
    listed = ",".join(f"{name}={_property(value)}" for name, value in properties.items())
    return f"::{_COMMAND[diagnostic.severity]} {listed}::{_data(full_text(diagnostic))}"


def _position(diagnostic: Diagnostic) -> dict[str, str]:
    where = place(diagnostic)
    if where is None:
        return {}
    start, end = span_positions(where)
    properties = {"file": where.source.name, "line": str(start.line), "endLine": str(end.line)}
    properties["col"] = str(start.column)
    if start.line == end.line:  # GitHub takes an end column on one line only
        properties["endColumn"] = str(end.column)
    return properties


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
