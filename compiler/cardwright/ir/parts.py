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


def functions_of(record: object) -> tuple[str, ...]:
    """The names of the functions that a record has the engine call; those of its parts are theirs."""
    match record:
        case ir.Condition():
            return (record.test,)
        case ir.Modifier():
            return (record.applies, record.value)
        case ir.Ruling():
            return (record.applies, record.first) if record.first else (record.applies,)
        case ir.Ability():
            named = (record.user, record.binds, record.targets, record.effect, *(record.cost or ()))
            return tuple(name for name in named if name)
        case _:
            return ()
