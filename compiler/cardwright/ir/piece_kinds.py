"""Where pieces of a kind are listed, and how one is told."""

from __future__ import annotations

from cardwright.bound import nodes as bound
from cardwright.diagnostics.internal_error import InternalError
from cardwright.ir.scope import Scope
from cardwright_engine import vocabulary as words


def root_of(kind: words.Kind, scope: Scope) -> tuple[words.Kind, tuple[str, ...]]:
    """The kind that lists its pieces, and the tests that narrow it to `kind`."""
    tests: list[str] = []
    while not kind.method:
        if kind.test:
            tests.insert(0, kind.test)
        parent = scope.draft.piece_kind(kind.parent)
        if parent is None:
            raise InternalError(f"the game cannot list pieces of kind {kind.id!r}")
        kind = parent
    return kind, tuple(tests)


def kind_tests(kind: words.Kind, scope: Scope) -> tuple[str, ...]:
    """The tests that a piece of any kind must pass to be of this one."""
    tests: list[str] = []
    entry: words.Kind | None = kind
    while entry is not None:
        if entry.test:
            tests.insert(0, entry.test)
        entry = scope.draft.piece_kind(entry.parent)
    return tuple(tests)


def listed_by(node: bound.Select, root: words.Kind) -> tuple[bound.IsAdjective | None, str]:
    """The first test of a set for which the game has a list of the pieces that pass it, with the method
    that lists them, so that not all pieces of the kind have to be looked through; else that of the kind."""
    for entry in node.tests:
        if isinstance(entry, bound.IsAdjective) and not entry.negated:
            for kind, method in entry.adjective.lists:
                if kind == root.id:
                    return entry, method
    return None, root.method


def is_a_kind(node: bound.Select) -> bool:
    """Whether a set is all pieces of a kind that one test tells (`on a path`)."""
    return bool(node.kind.method and node.kind.test) and node.domain is None and not node.tests
