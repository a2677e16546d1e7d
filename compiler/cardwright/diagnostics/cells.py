"""Text as a terminal shows it: how wide it is, and what must never reach it raw."""

import unicodedata
from functools import lru_cache

_TAB = 4
_JOINERS = "\u200c\u200d"  # parts of ordinary words and emoji
_UNSAFE = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})


def shown(text: str) -> str:
    """The text on one line, with control and bidirectional characters spelled out."""
    return "".join(map(_shown, text))


def laid_out(text: str) -> tuple[str, tuple[int, ...]]:
    """A source line as shown, and the cell where each character, and the end, stands."""
    parts: list[str] = []
    cells = [0]
    for char in text:
        part = " " * (_TAB - cells[-1] % _TAB) if char == "\t" else _shown(char)
        parts.append(part)
        cells.append(cells[-1] + width(part))
    return "".join(parts), tuple(cells)


def width(text: str) -> int:
    """How many cells a shown text takes."""
    return len(text) if text.isascii() else sum(map(_width, text))


@lru_cache(maxsize=4096)
def _shown(char: str) -> str:
    if unicodedata.category(char) in _UNSAFE and char not in _JOINERS:
        return f"<U+{ord(char):04X}>"
    return char


@lru_cache(maxsize=4096)
def _width(char: str) -> int:
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1
