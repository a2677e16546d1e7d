"""A file of cards as stable, indented text, for specifications to show."""

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from cardwright.surface import nodes as surface

_STEP = "  "


def dump(file: surface.File) -> str:
    """The whole tree; places and what was not said are left out."""
    return "\n".join(_node("", file)) + "\n"


def _node(label: str, node: Any) -> Iterator[str]:
    """A node on a line, its parts below it; a small one all on its line."""
    node = _plainest(node)
    head = f"{label}: " if label else ""
    short = _short(node)
    if short is not None:
        yield f"{head}{short}"
        return
    yield f"{head}{type(node).__name__}"
    for field in fields(node):
        value = getattr(node, field.name)
        if field.name != "span" and value not in (None, (), False):
            yield from (f"{_STEP}{line}" for line in _part(field.name, value))


def _part(label: str, value: Any) -> Iterator[str]:
    if not isinstance(value, tuple):
        yield from _node(label, value) if is_dataclass(value) else (f"{label}: {_plain(value)}",)
    elif all(isinstance(item, surface.Word) for item in value):
        yield f"{label}: {' '.join(item.text for item in value)}"
    elif all(_short(item) is not None for item in value):
        yield f"{label}: {', '.join(str(_short(item)) for item in value)}"
    else:
        yield f"{label}:"
        for item in value:
            lines = _many(item) if isinstance(item, tuple) else _node("", item)
            yield from (f"{_STEP}{line}" for line in lines)


def _many(items: tuple[Any, ...]) -> Iterator[str]:
    """One of several lists: its own parts below a dash."""
    shorts = [_short(item) for item in items]
    if None not in shorts:
        yield f"- {' '.join(map(str, shorts))}"
        return
    yield "-"
    for item in items:
        yield from (f"{_STEP}{line}" for line in _node("", item))


def _plainest(node: Any) -> Any:
    """The only phrase of a value in place of the value."""
    if isinstance(node, surface.Value) and len(node.terms) == 1 and len(node.terms[0].parts) == 1:
        return node.terms[0].parts[0]
    return node


def _short(node: Any) -> str | None:
    match node:
        case surface.Word():
            return node.text
        case surface.Text():
            return json.dumps(node.text, ensure_ascii=False)
        case surface.Integer():
            return str(node.value)
        case surface.Table():
            return "/".join(map(str, node.values))
        case surface.Parameter():
            return node.letter
        case surface.Face():
            words = " ".join(word.text for word in node.words)
            of = " ".join(word.text for word in node.of)
            return f"[{words} of {of}]" if of else f"[{words}]"
        case str():
            return node
        case _:
            return None


def _plain(value: object) -> str:
    return "yes" if value is True else str(value)
