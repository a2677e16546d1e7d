"""A lowered card as stable text: one node a line, places left out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import Field, fields, is_dataclass

from cardwright.ir import nodes as ir


def dump(module: ir.Module) -> str:
    """The whole module, for specifications and for the curious."""
    return "\n".join(_lines("", module, 0)) + "\n"


def _lines(name: str, node: object, depth: int) -> Iterator[str]:
    """What a node holds; values that say nothing are left out."""
    start = "  " * depth + (f"{name}: " if name else "")
    if isinstance(node, tuple) and any(is_dataclass(part) or isinstance(part, tuple) for part in node):
        yield f"{start.rstrip()}"
        for part in node:
            yield from _lines("", part, depth + 1)
    elif is_dataclass(node) and not isinstance(node, type):
        yield start + type(node).__name__ + _simple(node)
        for entry in fields(node):
            value = getattr(node, entry.name)
            if entry.name != "span" and not _plain(value):
                yield from _lines(entry.name, value, depth + 1)
    else:
        yield start + repr(node)


def _simple(node: object) -> str:
    """The plain values of a node, on its own line; those that are as usual are left out."""
    assert is_dataclass(node)
    told = (
        f" {entry.name}={getattr(node, entry.name)!r}"
        for entry in fields(node)
        if entry.name != "span" and _plain(getattr(node, entry.name)) and _told(entry, node)
    )
    return "".join(told)


def _told(entry: Field[object], node: object) -> bool:
    value = getattr(node, entry.name)
    return value != entry.default and value not in ("", ())


def _plain(value: object) -> bool:
    if isinstance(value, tuple):
        return all(isinstance(part, str | int) for part in value)
    return value is None or isinstance(value, str | int)
