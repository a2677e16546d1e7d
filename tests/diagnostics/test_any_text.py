"""Whatever the text and wherever the spans, every renderer says something printable."""

import json

from hypothesis import given
from hypothesis import strategies as st

from cardwright.diagnostics.diagnostic import Edit, Fix, Label, error
from cardwright.diagnostics.edits import edited
from cardwright.diagnostics.to_concise import to_concise
from cardwright.diagnostics.to_github import to_github
from cardwright.diagnostics.to_json import to_json
from cardwright.diagnostics.to_sarif import to_sarif
from cardwright.diagnostics.to_text import to_text
from cardwright.text.source import Source, Span
from diagnostic_samples import UNKNOWN_EVENT

TEXTS = st.text(alphabet="a \t\r\n\x1b\u202e\u2028é戦😀\u0301", max_size=40)


@given(TEXTS, TEXTS, st.data())
def test_any_text(text: str, words: str, data: st.DataObject) -> None:
    source = Source("a.card", text)

    def span() -> Span:
        start = data.draw(st.integers(0, len(text)))
        return Span(source, start, data.draw(st.integers(start, len(text))))

    fix = Fix(words, (edit := Edit(span(), words),), safe=True)
    also = [Label(span(), words), Label(span())]
    found = [error(UNKNOWN_EVENT, words, span(), words, also=also, notes=[words], fixes=[fix])]
    for told in (to_text(found), to_text(found, unicode=True), to_concise(found)):
        assert not set(told) & set("\t\r\x1b\u202e\u2028")
    assert len(to_concise(found).splitlines()) == 1
    assert len(to_github(found).split("\n")) == 2
    assert json.loads(to_json(found))["diagnostics"][0]["message"] == words
    assert json.loads(to_sarif(found))["version"] == "2.1.0"
    assert edited(text, [edit]) == text[: edit.span.start] + words + text[edit.span.end :]
