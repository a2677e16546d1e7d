"""What is known of a piece before anybody asks: what it was chosen for, what the window demands of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardwright.bound import nodes as bound
from cardwright.bound.satisfiable import demands
from cardwright.bound.timing import AbilityInTime
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words


@dataclass(frozen=True, slots=True)
class Known:
    """A piece of a kind that passed some tests when it got its name, and where that is said."""

    kind: words.Kind
    tests: tuple[bound.Test, ...]
    span: Span | None = None


def known_of(piece: object, timed: AbilityInTime, vocabulary: words.Vocabulary) -> Known | None:
    """What is known of a piece by its name; nothing where the name is given in several places."""
    match piece:
        case bound.Local():
            found = list(_chosen(piece.name, timed))
        case bound.RoleOf():
            found = list(_carried(piece, timed, vocabulary))
        case bound.This():
            kind = next((entry for entry in vocabulary.kinds if entry.id == piece.kind), None)
            found = [Known(kind, timed.printed)] if kind is not None else []
        case _:
            return None
    return found[0] if len(found) == 1 else None


def _chosen(name: str, timed: AbilityInTime) -> Iterator[Known | None]:
    for node in timed.nodes:
        match node:
            case bound.Chosen() | bound.ForEach() if node.name == name:
                pieces = node.pieces
                yield (
                    Known(pieces.kind, demands(pieces), node.span)
                    if isinstance(pieces, bound.Select)
                    else None
                )
            case bound.Do() if node.result == name:
                yield None


def _carried(
    piece: bound.RoleOf, timed: AbilityInTime, vocabulary: words.Vocabulary
) -> Iterator[Known | None]:
    """What each event that the ability waits for demands of the role. An ability inside an effect may
    speak of the event around it, whose roles bear names then."""
    for window in timed.ability.windows:
        if isinstance(window, bound.EventWindow):
            roles = [one for one in window.roles if one.role.id == piece.role.id]
            named = [one for one in roles if one.name == piece.name]
            for role in named if timed.around is not None or named else roles:
                kind = next((entry for entry in vocabulary.kinds if entry.id == role.role.kind), None)
                yield Known(kind, role.tests, role.span) if kind is not None else None


def lasting(tests: tuple[bound.Test, ...]) -> tuple[bound.Test, ...]:
    """Those of some tests that hold of a piece for good."""
    return tuple(test for test in tests if stays(test))


def stays(test: bound.Test) -> bool:
    """Whether what a test asks for is never changed: the kind, the words of attributes, the side."""
    match test:
        case bound.IsAdjective():
            return bool(test.adjective.attribute) or test.adjective.relative
        case bound.IsKind() | bound.IsNamed():
            return True
        case bound.AnyTest():
            return all(map(stays, test.tests))
        case _:
            return False
