"""Offsets become the lines and columns an editor shows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.text.lines import Position, line_span, line_text, position, span_positions
from cardwright.text.source import Source, Span


@pytest.mark.parametrize(
    ("text", "offset", "line", "column"),
    [
        ("", 0, 1, 1),
        ("play", 0, 1, 1),
        ("play", 4, 1, 5),
        ("play\n", 4, 1, 5),
        ("play\n", 5, 2, 1),
        ("a\nbc\nd", 3, 2, 2),
        ("a\r\nbc", 3, 2, 1),
        ("a\r\nbc", 1, 1, 2),
        ("\tx", 1, 1, 2),
        ("戦い!", 2, 1, 3),
        ("😀x", 1, 1, 2),
        ("\n\n\n", 3, 4, 1),
    ],
)
def test_position(text: str, offset: int, line: int, column: int) -> None:
    assert position(Source("a.card", text), offset) == Position(line, column)


def test_a_span_has_a_first_and_a_following_position() -> None:
    source = Source("a.card", "play {\n}\n")
    assert span_positions(Span(source, 5, 8)) == (Position(1, 6), Position(2, 2))


def test_lines_are_without_their_ends() -> None:
    source = Source("a.card", "one\r\ntwo\n\nfour")
    assert position(source, len(source.text)) == Position(4, 5)
    assert [line_text(source, line) for line in (1, 2, 3, 4)] == ["one", "two", "", "four"]


def test_a_carriage_return_alone_ends_no_line() -> None:
    source = Source("a.card", "one\rtwo\r")
    assert position(source, len(source.text)) == Position(1, 9)
    assert line_text(source, 1) == "one\rtwo\r"


def test_an_empty_file_has_one_empty_line() -> None:
    source = Source("a.card", "")
    assert position(source, 0) == Position(1, 1)
    assert line_span(source, 1) == Span(source, 0, 0)


def test_what_follows_the_last_line_end_is_a_line() -> None:
    source = Source("a.card", "play\n")
    assert position(source, len(source.text)) == Position(2, 1)
    assert line_text(source, 2) == ""


def test_sources_of_one_text_and_two_names_are_kept_apart() -> None:
    here, there = Source("a.card", "x\ny"), Source("b.card", "x\ny")
    assert line_span(here, 2).source.name == "a.card"
    assert line_span(there, 2).source.name == "b.card"


@given(st.text(alphabet="a\r\n\té戦", max_size=30), st.data())
def test_line_and_column_lead_back_to_the_offset(text: str, data: st.DataObject) -> None:
    source = Source("a.card", text)
    offset = data.draw(st.integers(0, len(text)))
    at = position(source, offset)
    assert line_span(source, at.line).start + at.column - 1 == offset
    assert text[:offset].count("\n") == at.line - 1
