"""A bound tree as stable text, for specifications: what each word was found to be, without places."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from cardwright.text.source import Span


def dump(node: Any) -> str:
    """One line a node, indented; empty fields are left out. A vocabulary entry shows its id."""
    return "\n".join(_lines(node, 0)) + "\n"


def _lines(node: Any, depth: int) -> list[str]:
    pad = "  " * depth
    if not _is_node(node):
        return [f"{pad}{_short(node)}"]
    lines = [f"{pad}{type(node).__name__}"]
    for field in fields(node):
        value = getattr(node, field.name)
        if isinstance(value, Span) or value in (None, (), "", False) or field.name == "title_spans":
            continue
        if _is_node(value):
            lines.append(f"{pad}  {field.name}:")
            lines.extend(_lines(value, depth + 2))
        elif isinstance(value, tuple) and any(_is_node(one) for one in value):
            lines.append(f"{pad}  {field.name}:")
            for one in value:
                lines.extend(_lines(one, depth + 2))
        else:
            lines.append(f"{pad}  {field.name}: {_short(value)}")
    return lines


def _is_node(value: Any) -> bool:
    return is_dataclass(value) and type(value).__module__.startswith("cardwright.bound.")


def _short(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(_short(one) for one in value)
    if is_dataclass(value):
        for name in ("id", "word", "name", "game"):
            if hasattr(value, name):
                return str(getattr(value, name))
    return str(value)
