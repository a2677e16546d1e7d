"""Diagnostics come in the order people read them."""

from cardwright.diagnostics.diagnostic import (
    Diagnostic,
    Label,
    Rule,
    Severity,
    error,
    full_text,
    in_order,
    place,
)
from cardwright.text.source import Source, Span
from diagnostic_samples import EMBER, PLAED, UNKNOWN_EVENT, at

OTHER = Source("cards/ash.card", "draw 9 cards")
NEVER_FIRES = Rule("CW110", "never-fires")


def test_by_file_then_place_then_rule_each_once() -> None:
    late = error(UNKNOWN_EVENT, "late", at(EMBER, "draw"))
    same_place = error(NEVER_FIRES, "same place", at(EMBER, "plaed"))
    other_file = error(UNKNOWN_EVENT, "other file", at(OTHER, "9"))
    nowhere = Diagnostic(rule=UNKNOWN_EVENT, severity=Severity.ERROR, message="nowhere")
    found = (late, PLAED, same_place, other_file, nowhere, PLAED)
    assert in_order(found) == (nowhere, other_file, same_place, PLAED, late)


def test_the_place_is_the_primary_label_wherever_it_stands() -> None:
    first, main = Label(Span(EMBER, 0, 4)), Label(Span(EMBER, 5, 12), primary=True)
    assert place(
        Diagnostic(rule=NEVER_FIRES, severity=Severity.NOTE, message="", labels=(first, main))
    ) == Span(EMBER, 5, 12)


def test_the_full_text_has_notes_and_hints_below_the_message() -> None:
    assert full_text(PLAED) == (
        "no event is called `plaed`\nnote: a trigger waits for an event\nhint: did you mean `played`?"
    )
