"""Words, texts, faces and plain numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright.text.source import Span

Quantifier = Literal["exactly", "up to", "at least", "at most"]


More = Literal["more", "fewer", "less"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """One bare word, spelt as written."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """A text in quotes, escapes undone. `block` marks a text of several lines (a map)."""

    span: Span
    text: str
    block: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """A die face or icon in square brackets: its words, and what follows a leading `of` inside
    (`[banner of target]` has words `banner` and of `target`)."""

    span: Span
    words: tuple[Word, ...]
    of: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Integer:
    span: Span
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """`2/3/4`: a number read by level."""

    span: Span
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter:
    """`X`: the number a keyword is given on each card that carries it."""

    span: Span
    letter: str


Number = Integer | Table | Parameter
