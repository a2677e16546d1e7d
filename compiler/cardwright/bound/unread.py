"""Words that the binder never looked at.

Every phrase of a card must have been read by whoever bound the sentence around it: a phrase that was
passed over would be a restriction that is lost, and a lost restriction means "any". So after a member
is bound, its phrases are counted against those that were read.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from cardwright.bound import nodes as bound
from cardwright.bound.binding import Binding
from cardwright.surface import nodes as surface


def unread(member: surface.Ability | surface.Example, binding: Binding) -> tuple[bound.Unresolved, ...]:
    """The outermost phrases of a member that nobody read, and names that were given to nothing."""
    return tuple(
        bound.Unresolved(
            span=node.span,
            problem="unread-words",
            text=node.span.source.text[node.span.start : node.span.end],
        )
        for node in _unread(member, binding)
    )


def _unread(node: Any, binding: Binding) -> Iterator[surface.NounPhrase | surface.Noun | surface.As]:
    if isinstance(node, surface.NounPhrase | surface.Noun) and (
        (node.span.start, node.span.end) not in binding.seen
    ):
        yield node
    elif isinstance(node, surface.As):
        if node.name.text not in binding.given:
            yield node
    elif isinstance(node, tuple):
        for one in node:
            yield from _unread(one, binding)
    elif is_dataclass(node):
        for field in fields(node):
            if field.name != "span":
                yield from _unread(getattr(node, field.name), binding)


def unresolved(node: Any) -> bool:
    """Whether something below a bound node could not be bound; then what was passed over is no news."""
    if isinstance(node, bound.Unresolved):
        return bool(node.problem)
    if isinstance(node, tuple):
        return any(unresolved(one) for one in node)
    if is_dataclass(node) and type(node).__module__.startswith("cardwright.bound."):
        return any(unresolved(getattr(node, field.name)) for field in fields(node))
    return False
