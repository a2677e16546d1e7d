"""Which names a part of a card speaks of."""

from __future__ import annotations

from collections.abc import Callable

from cardwright.bound import nodes as bound
from cardwright.bound.walk import walk


def mentions(node: object, name: str) -> bool:
    """Whether something speaks of what was called `name`."""
    return any(_names(part) == name for part in walk(node))


def _names(node: object) -> str:
    match node:
        case bound.Local() | bound.Result():
            return node.name
        case bound.FacesRolled():
            return node.roll
        case _:
            return ""


def some(node: object, test: Callable[[object], bool]) -> bool:
    """Whether anything inside passes a test."""
    return any(test(part) for part in walk(node))


def takes_rest(node: object, name: str) -> bool:
    """Whether something speaks of the rest of a set."""
    return some(node, lambda part: isinstance(part, bound.Rest) and part.of.name == name)


def asks_whether_done(node: object) -> bool:
    return some(node, lambda part: isinstance(part, bound.IfDid))


def reads_roll(node: object) -> bool:
    """Whether something counts faces of the last roll."""
    return some(node, lambda part: isinstance(part, bound.FacesRolled) and not part.roll)


def part_of(pieces: object) -> str:
    """The name of the set that pieces are some of: `1 of seen`, `1 army among drawn`."""
    match pieces:
        case bound.Local() if pieces.plural:
            return pieces.name
        case bound.Select():
            inside = [
                test.pieces for test in pieces.tests if isinstance(test, bound.IsOneOf) and not test.negated
            ]
            for set_ in (pieces.domain, *inside):
                if isinstance(set_, bound.Local) and set_.plural:
                    return set_.name
            return ""
        case _:
            return ""
