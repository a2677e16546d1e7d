"""Names of a card as Python can bear them."""

from __future__ import annotations

import keyword
from collections.abc import Container

from cardwright.bound.module_name import spelt

# What every emitted function can mean by a bare word.
BUILT_IN = frozenset(
    ("all", "any", "bool", "c", "g", "int", "len", "list", "next", "range", "str", "sum", "tuple")
)


def identifier(text: str, taken: Container[str] = frozenset()) -> str:
    """A Python name close to a text; one that is a keyword, too short to read or taken gets an
    underscore, then numbers."""
    name = spelt(text) or "name"
    if name[0].isdigit():
        name = f"_{name}"
    free = f"{name}_" if keyword.iskeyword(name) or name in BUILT_IN or name in ("l", "o", "i") else name
    number = 2
    while free in taken:
        free = f"{name}_{number}"
        number += 1
    return free


def plural(name: str) -> str:
    """A name for several of what a name names one of."""
    if name.endswith("y") and name[-2:-1] not in ("a", "e", "o", "u", ""):
        return f"{name[:-1]}ies"
    return f"{name}es" if name.endswith(("s", "x", "ch", "sh")) else f"{name}s"


def is_name(text: str) -> bool:
    """Whether Python takes a text as a name."""
    return text.isascii() and text.isidentifier() and not keyword.iskeyword(text)
