"""Texts and numbers as Python literals. Titles of cards are written by anybody: nothing in them may
end a string, start a line or turn the direction of reading."""

from __future__ import annotations

import keyword
import unicodedata

from cardwright.diagnostics.internal_error import InternalError
from cardwright.ir import nodes as ir


def lit(value: ir.Value | bool | None) -> str:
    """A literal that reads back as the value, quoted as a formatter would leave it."""
    if value is None or isinstance(value, bool | int):
        return repr(value)
    if isinstance(value, tuple):
        inside = ", ".join(lit(part) for part in value)
        return f"({inside},)" if len(value) == 1 else f"({inside})"
    quote = "'" if value.count('"') > value.count("'") else '"'
    return quote + "".join(_letter(letter, quote) for letter in value) + quote


def _letter(letter: str, quote: str) -> str:
    if letter in ("\\", quote):
        return "\\" + letter
    if letter.isprintable():
        return letter
    match letter:
        case "\n":
            return "\\n"
        case "\t":
            return "\\t"
        case "\r":
            return "\\r"
    code = ord(letter)
    if code > 0xFFFF:
        return f"\\U{code:08x}"
    return f"\\u{code:04x}" if code > 0xFF else f"\\x{code:02x}"


def ident(name: str) -> str:
    """A name that Python takes as one; anything else is a mistake of ours."""
    if not (name.isascii() and name.isidentifier()) or keyword.iskeyword(name):
        raise InternalError(f"{name!r} is no name for Python")
    return name


def safe_words(text: str) -> str:
    """A text as it may stand in a docstring or a comment: no quotes, no backslashes, nothing that is
    not seen."""
    kept = (letter if letter.isprintable() and letter not in '"\\' else " " for letter in text)
    return " ".join("".join(kept).split())


def width(text: str) -> int:
    """How many columns a text takes."""
    return sum(_columns(letter) for letter in text)


def _columns(letter: str) -> int:
    if letter.isascii():
        return 1
    if unicodedata.combining(letter) or unicodedata.category(letter) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in ("W", "F") else 1


def chunks(text: str, room: int) -> tuple[str, ...]:
    """A long text as literals that each fit, broken at its lines, and after spaces where there are any; in
    one, as the formatter has it, where it fits whole."""
    if width(lit(text)) <= room:
        return (lit(text),)
    found: list[str] = []
    current = ""
    for word in _words(text):
        for part in _short(word, room):
            if current and (current.endswith("\n") or width(lit(current + part)) > room):
                found.append(lit(current))
                current = ""
            current += part
    return (*found, lit(current)) if current else tuple(found)


def _words(text: str) -> list[str]:
    """The words of a text, each with the space or the end of the line after it."""
    found: list[str] = []
    start = 0
    for place, letter in enumerate(text):
        if letter in " \n":
            found.append(text[start : place + 1])
            start = place + 1
    return [*found, text[start:]]


def _short(word: str, room: int) -> list[str]:
    """A word in parts that fit."""
    size = max(1, room // 12)  # even where every letter is written as an escape
    if width(lit(word)) <= room:
        return [word]
    return [word[start : start + size] for start in range(0, len(word), size)]
