"""Words, numbers, texts and faces, from their tokens."""

import re
from collections.abc import Mapping

from cardwright.surface import nodes as surface
from cardwright.surface.machine import Leaf
from cardwright.surface.table import Token
from cardwright.text.source import Span

_ESCAPE = re.compile(r"\\([\"\\])")
_BLOCK_QUOTES = 3


def word(token: Token) -> surface.Word:
    """A word as written, of whatever kind."""
    return surface.Word(span=token.span, text=token.text)


def _text(token: Token) -> surface.Text:
    return surface.Text(span=token.span, text=_ESCAPE.sub(r"\1", token.text[1:-1]))


def _block_text(token: Token) -> surface.Text:
    return surface.Text(span=token.span, text=token.text[_BLOCK_QUOTES:-_BLOCK_QUOTES], block=True)


def _face(token: Token) -> surface.Face:
    inside = token.text[1:-1]
    first = token.span.start + 1
    words = tuple(
        surface.Word(
            span=Span(token.span.source, first + found.start(), first + found.end()), text=found.group()
        )
        for found in re.finditer(r"\S+", inside)
    )
    of = next((index for index, word in enumerate(words) if word.text == "of" and index), None)
    if of is None:
        return surface.Face(span=token.span, words=words)
    return surface.Face(span=token.span, words=words[:of], of=words[of + 1 :])


def _integer(token: Token) -> surface.Integer:
    return surface.Integer(span=token.span, value=_value(token.text))


def _table(token: Token) -> surface.Table:
    return surface.Table(span=token.span, values=tuple(map(_value, token.text.split("/"))))


def _parameter(token: Token) -> surface.Parameter:
    return surface.Parameter(span=token.span, letter=token.text)


def _value(digits: str) -> int:
    """A number; one too long to be meant was refused before and counts as nothing."""
    return int(digits) if digits and len(digits) <= LONGEST_NUMBER else 0


LONGEST_NUMBER = 6
LEAVES: Mapping[str, Leaf] = {
    "NAME": word,
    "STRING": _text,
    "TEXT": _block_text,
    "FACE": _face,
    "NUMBER": _integer,
    "TABLE": _table,
    "PARAM": _parameter,
}
