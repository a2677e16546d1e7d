"""One line a diagnostic, whatever is in it."""

from cardwright.diagnostics.diagnostic import Diagnostic, Severity, error
from cardwright.diagnostics.to_concise import to_concise
from cardwright.text.source import Source, Span
from diagnostic_samples import PLAED, UNKNOWN_EVENT


def test_one_line_each() -> None:
    nowhere = Diagnostic(rule=UNKNOWN_EVENT, severity=Severity.WARNING, message="no\ncards")
    assert to_concise([PLAED, nowhere]) == (
        "cards/ember.card:2:10: error[unknown-event] CW201 no event is called `plaed`\n"
        "warning[unknown-event] CW201 no<U+000A>cards\n"
    )


def test_columns_count_characters_not_cells() -> None:
    source = Source("a.card", "戦い\tx")
    assert to_concise([error(UNKNOWN_EVENT, "wrong", Span(source, 3, 4))]) == (
        "a.card:1:4: error[unknown-event] CW201 wrong\n"
    )


def test_nothing() -> None:
    assert to_concise([]) == ""
