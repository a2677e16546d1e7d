"""Everything inside a node, as the inner nodes in the order in which they stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from cardwright.ir import nodes as ir


def parts(node: object) -> Iterator[object]:
    """A node and all nodes inside it."""
    if isinstance(node, tuple):
        for item in node:
            yield from parts(item)
    elif is_dataclass(node) and type(node).__module__.startswith(ir.__name__):
        yield node
        for entry in fields(node):
            if entry.name != "span":
                yield from parts(getattr(node, entry.name))


def speaks_of(node: object, names: tuple[str, ...]) -> bool:
    """Whether a name of these is read anywhere inside."""
    return any(isinstance(part, ir.Name) and part.name in names for part in parts(node))
