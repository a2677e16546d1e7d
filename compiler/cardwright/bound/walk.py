"""Every part of a card, in the order in which it was written down."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.text.source import Span

_LEAF = (Span, str, int, type(None))


def walk(node: object) -> Iterator[object]:
    """A node and all nodes below it. Entries of the vocabulary are not part of the tree."""
    found: list[object] = []
    _gather(node, found)
    return iter(found)


def _gather(node: object, found: list[object]) -> None:
    if isinstance(node, tuple):
        for part in node:
            _gather(part, found)
    elif _is_node(node):
        found.append(node)
        for name in _fields(node):
            value = getattr(node, name)
            # Most of a tree are places, words and numbers, which hold nothing.
            if not isinstance(value, _LEAF):
                _gather(value, found)


def walk_now(node: object) -> Iterator[object]:
    """A node and all nodes below it, but not what is inside of abilities that an effect creates."""
    if isinstance(node, tuple):
        for part in node:
            yield from walk_now(part)
    elif _is_node(node):
        yield node
        for name in _fields(node):
            if name != "abilities":
                yield from walk_now(getattr(node, name))


def unresolved(node: object) -> Iterator[bound.Unresolved]:
    """Everything below a node that could not be bound."""
    for part in walk(node):
        if isinstance(part, bound.Unresolved):
            yield part


def statements(body: tuple[bound.Statement, ...]) -> Iterator[bound.Statement]:
    """The sentences of a body and of the blocks inside it, but not of abilities it creates."""
    for statement in body:
        yield statement
        match statement:
            case bound.If():
                yield from statements(statement.then)
                yield from statements(statement.otherwise)
            case bound.ForEach() | bound.Repeat() | bound.Delay():
                yield from statements(statement.body)
            case bound.Either():
                for branch in statement.branches:
                    yield from statements(branch)


def span_of(node: object) -> Span | None:
    """Where a node stands; nothing for what has no place."""
    span = getattr(node, "span", None)
    return span if isinstance(span, Span) else None


def same(one: object, other: object) -> bool:
    """Whether two trees say the same, wherever they stand."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if type(one) is not type(other):
        return False
    if not _is_node(one):
        return one == other
    return all(
        same(getattr(one, name), getattr(other, name))
        for name in _fields(one)
        if not name.endswith(("span", "spans"))
    )


def _is_node(thing: object) -> bool:
    return type(thing).__module__.startswith(bound.__name__)


def _fields(node: object) -> tuple[str, ...]:
    # Slots are the fields in their order, and cost nothing to look up.
    names: tuple[str, ...] = getattr(type(node), "__slots__", ())
    return names
