"""What is wrong with a card, as data.

A diagnostic holds offsets and plain sentences only; lines, columns, colours
and layout are the business of the `to_*` modules, which all read this record.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from cardwright.text.source import Span


class Severity(StrEnum):
    """How bad it is: an error stops the card, a warning does not, a note only informs."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Rule:
    """What a card can break: known by its name, with a number beside it that is never reused."""

    code: str
    name: str


@dataclass(frozen=True, slots=True)
class Label:
    """A place that matters, and what to say there; the mistake itself is primary."""

    span: Span
    text: str = ""
    primary: bool = False


@dataclass(frozen=True, slots=True)
class Edit:
    """Other words for a stretch of a source; an empty stretch inserts."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Fix:
    """A way to mend the card; `safe` when it cannot change what the author meant."""

    title: str
    edits: tuple[Edit, ...]
    safe: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Diagnostic:
    """One complaint: one lower-case sentence, where it applies, why, and how to go on."""

    rule: Rule
    severity: Severity
    message: str
    labels: tuple[Label, ...] = ()
    notes: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()
    fixes: tuple[Fix, ...] = ()


def error(
    rule: Rule,
    message: str,
    span: Span,
    text: str = "",
    *,
    also: Iterable[Label] = (),
    notes: Iterable[str] = (),
    hints: Iterable[str] = (),
    fixes: Iterable[Fix] = (),
) -> Diagnostic:
    """An error at one place, with further places in `also`."""
    return Diagnostic(
        rule=rule,
        severity=Severity.ERROR,
        message=message,
        labels=(Label(span, text, primary=True), *also),
        notes=tuple(notes),
        hints=tuple(hints),
        fixes=tuple(fixes),
    )


def place(diagnostic: Diagnostic) -> Span | None:
    """Where the mistake is; nothing for one that has no place in a text."""
    for label in diagnostic.labels:
        if label.primary:
            return label.span
    return diagnostic.labels[0].span if diagnostic.labels else None


def full_text(diagnostic: Diagnostic) -> str:
    """The message with its notes and hints below it, for places that show no layout of ours."""
    notes = (f"note: {note}" for note in diagnostic.notes)
    hints = (f"hint: {hint}" for hint in diagnostic.hints)
    return "\n".join((diagnostic.message, *notes, *hints))


def sort_key(diagnostic: Diagnostic) -> tuple[str, int, int, str, str]:
    """By file, then by place, then by rule."""
    where = place(diagnostic)
    name, start, end = (where.source.name, where.start, where.end) if where else ("", 0, 0)
    return (name, start, end, diagnostic.rule.code, diagnostic.message)


def in_order(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """The order people read them in, each one once."""
    return tuple(sorted(dict.fromkeys(diagnostics), key=sort_key))
