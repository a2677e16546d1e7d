"""GitHub's workflow commands, with its rules of escaping."""

from cardwright.diagnostics.diagnostic import Diagnostic, Severity, error
from cardwright.diagnostics.to_github import to_github
from cardwright.text.source import Source, Span
from diagnostic_samples import PLAED, UNKNOWN_EVENT


def test_a_mistake_on_one_line() -> None:
    assert to_github([PLAED]) == (
        "::error file=cards/ember.card,line=2,endLine=2,col=10,endColumn=15,title=unknown-event (CW201)"
        "::no event is called `plaed`%0Anote: a trigger waits for an event%0Ahint: did you mean `played`?\n"
    )


def test_a_span_of_several_lines_has_no_end_column() -> None:
    source = Source("a.card", "play {\n}\n")
    assert to_github([error(UNKNOWN_EVENT, "wrong", Span(source, 0, 8))]) == (
        "::error file=a.card,line=1,endLine=2,col=1,title=unknown-event (CW201)::wrong\n"
    )


def test_escaping() -> None:
    source = Source("50%: a,b.card", "x")
    assert to_github([error(UNKNOWN_EVENT, "100%: a,\r\nb::", Span(source, 0, 1))]) == (
        "::error file=50%25%3A a%2Cb.card,line=1,endLine=1,col=1,endColumn=2,"
        "title=unknown-event (CW201)::100%25: a,%0D%0Ab::\n"
    )


def test_severities_and_no_place() -> None:
    for severity, command in (
        (Severity.ERROR, "error"),
        (Severity.WARNING, "warning"),
        (Severity.NOTE, "notice"),
    ):
        nowhere = Diagnostic(rule=UNKNOWN_EVENT, severity=severity, message="no cards")
        assert to_github([nowhere]) == f"::{command} title=unknown-event (CW201)::no cards\n"
