"""Titles are written by anybody, and stay what they are in every module."""

import ast
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bound_cards import GAMES, bound_card
from cardwright.emit.literals import chunks, lit, safe_words
from cardwright.emit.to_python import to_python
from cardwright.ir.from_bound import lower
from cardwright.ir.nodes.records import Value
from emitted import formatted, loaded

PLAIN = bound_card(
    "battlelore",
    'lore "Plain" {\n class Wizard\n cost 1\n play in the command phase {\n'
    "  until the end of the turn: each friendly unit has 1 more die\n }\n}",
)
NASTY = (
    '"; import os; """ {{7*7}} <script>',
    "'''",
    "\\",
    '\\"',
    '"""',
    "a\nb\r\tc",
    "\x00\x1b[31m",
    "\u2028\u2029\x85",
    "\u202eabc\u2066\u200b",
    "\ud800 lone",
    "{title!r} %s",
    "#" * 300,
    '"' * 200,
    "word " * 60,
    "竜の息吹" * 40,
    "\U0001f409 Dragon",
    "e\u0301" * 60,
)


def module(title: str) -> str:
    return to_python(lower(replace(PLAIN, title=title), GAMES["battlelore"]))


@pytest.mark.parametrize("title", NASTY, ids=range(len(NASTY)))
def test_a_nasty_title_is_only_a_title(title: str) -> None:
    text = module(title)
    assert loaded(text).CARD.name == title
    assert formatted(text) == text


@given(st.text(st.characters(), max_size=200))
@settings(max_examples=150)
def test_any_title_comes_back(title: str) -> None:
    text = module(title)
    card = loaded(text).CARD
    assert card.name == title
    assert card.lasting[0].id == f"{title}/1"
    text.encode("utf-8")
    assert all(line.isprintable() for line in text.split("\n"))


@given(st.text(st.characters(), max_size=150))
@settings(max_examples=25)
def test_any_title_is_laid_out_as_the_formatter_leaves_it(title: str) -> None:
    text = module(title)
    assert formatted(text) == text


@given(st.text(st.characters(), max_size=300), st.integers(24, 90))
def test_a_long_text_in_parts_is_the_same_text(text: str, room: int) -> None:
    parts = chunks(text, room)
    assert "".join(ast.literal_eval(part) for part in parts) == text


@given(
    st.recursive(
        st.text(st.characters()) | st.integers() | st.booleans(), lambda value: st.tuples(value, value)
    )
)
def test_a_literal_reads_back(value: Value) -> None:
    assert ast.literal_eval(lit(value)) == value


@given(st.text(st.characters()))
def test_no_text_ends_a_docstring(text: str) -> None:
    assert ast.literal_eval(f'"""{safe_words(text)}."""') == f"{safe_words(text)}."
