"""How Python is laid out in lines, just as `ruff format` leaves it.

An expression is a tree of texts, calls and chains. It stands on one line if it fits there; if not,
its brackets open and each part has a line of its own, closed by a comma.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from cardwright.emit.literals import chunks, lit, width

WIDTH = 100
STEP = 4


@dataclass(frozen=True, slots=True)
class Text:
    text: str


@dataclass(frozen=True, slots=True)
class Quoted:
    """A text in quotes, which may be long."""

    text: str


@dataclass(frozen=True, slots=True)
class Group:
    """A call, or values in brackets; `names` are those of named arguments, "" for the others."""

    open: str
    parts: tuple[Layout, ...]
    close: str = ")"
    names: tuple[str, ...] = ()
    comma: bool = False  # a tuple of one


@dataclass(frozen=True, slots=True)
class Chain:
    """Operands between the same operators: `a and b and c`; `operators` is one shorter."""

    parts: tuple[Layout, ...]
    operators: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Walk:
    """What is made of each piece: `[`, `unit`, `for unit in g.units()`, `if …`, `]`."""

    open: str
    parts: tuple[Layout, ...]
    close: str


@dataclass(frozen=True, slots=True)
class Row:
    """Parts that follow one another without a space."""

    parts: tuple[Layout, ...]


Layout = Text | Quoted | Group | Chain | Walk | Row


def flat(layout: Layout) -> str:
    """All of it on one line."""
    match layout:
        case Text():
            return layout.text
        case Quoted():
            return lit(layout.text)
        case Group():
            inside = ", ".join(
                name + flat(part) for name, part in zip(_names(layout), layout.parts, strict=True)
            )
            return f"{layout.open}{inside}{',' if layout.comma else ''}{layout.close}"
        case Chain():
            text = flat(layout.parts[0])
            for operator, part in zip(layout.operators, layout.parts[1:], strict=True):
                text += f" {operator} {flat(part)}"
            return text
        case Walk():
            return layout.open + " ".join(flat(part) for part in layout.parts) + layout.close
        case Row():
            return "".join(flat(part) for part in layout.parts)
        case _:
            assert_never(layout)


def _names(group: Group) -> tuple[str, ...]:
    return tuple(f"{name}=" if name else "" for name in group.names) or ("",) * len(group.parts)


def lines(before: str, layout: Layout, after: str, indent: int, *, bracketed: bool = False) -> list[str]:
    """The lines of `before` layout `after`, the first indented by `indent` columns. `bracketed` where
    brackets stand around it already."""
    pad = " " * indent
    one = f"{pad}{before}{flat(layout)}{after}"
    if width(one) <= WIDTH:
        return [one]
    match layout:
        case Text():
            return [one]
        case Quoted():
            room = WIDTH - indent - STEP
            parts = [f"{pad}{' ' * STEP}{chunk}" for chunk in chunks(layout.text, room)]
            return [f"{pad}{before}(", *parts, f"{pad}){after}"]
        case Group():
            if not layout.parts:
                return [one]
            made = [f"{pad}{before}{layout.open}"]
            for name, part in zip(_names(layout), layout.parts, strict=True):
                made += lines(name, part, ",", indent + STEP, bracketed=not name)
            return [*made, f"{pad}{layout.close}{after}"]
        case Walk():
            inside = " ".join(flat(part) for part in layout.parts)
            made = [f"{pad}{before}{layout.open}"]
            if width(inside) <= WIDTH - indent - STEP:
                made.append(f"{pad}{' ' * STEP}{inside}")
            else:
                for part in layout.parts:
                    made += lines("", part, "", indent + STEP, bracketed=True)
            return [*made, f"{pad}{layout.close}{after}"]
        case Chain():
            return _chain(before, layout, after, indent, bracketed=bracketed)
        case Row():
            return _row(before, layout, after, indent, bracketed=bracketed)
        case _:
            assert_never(layout)


def _chain(before: str, chain: Chain, after: str, indent: int, *, bracketed: bool) -> list[str]:
    pad = " " * indent
    inner = indent if bracketed else indent + STEP
    if not bracketed and len(chain.parts) == 2 and _opens(chain.parts[1]):
        start = f"{before}{flat(chain.parts[0])} {chain.operators[0]} "
        if width(pad + start + _head(chain.parts[1])) <= WIDTH:
            return lines(start, chain.parts[1], after, indent)
    first = chain.parts[0]
    if not bracketed and len(chain.parts) == 2 and isinstance(first, Walk) and first.open == "(":
        opened = lines(before, first, "", indent)
        if len(opened) > 1:  # its own brackets open, and what follows stands behind them
            rest = f"{first.close} {chain.operators[0]} "
            return [*opened[:-1], *lines(rest, chain.parts[1], after, indent)]
    made: list[str] = [] if bracketed else [f"{pad}{before}("]
    last = len(chain.parts) - 1
    for place, part in enumerate(chain.parts):
        start = f"{chain.operators[place - 1]} " if place else (before if bracketed else "")
        end = after if bracketed and place == last else ""
        made += lines(start, part, end, inner, bracketed=True)
    return made if bracketed else [*made, f"{pad}){after}"]


def _opens(layout: Layout) -> bool:
    """Whether an expression ends with brackets that can open."""
    match layout:
        case Group():
            return bool(layout.parts)
        case Walk():
            return layout.open != "("
        case Row():
            return _opens(layout.parts[-1])
        case Chain():
            return len(layout.parts) == 2 and _opens(layout.parts[1])
        case _:
            return False


def _head(layout: Layout) -> str:
    """What stands before the brackets that open."""
    match layout:
        case Group() | Walk():
            return layout.open
        case Row():
            return "".join(flat(part) for part in layout.parts[:-1]) + _head(layout.parts[-1])
        case Chain():
            return f"{flat(layout.parts[0])} {layout.operators[0]} {_head(layout.parts[-1])}"
        case _:
            return ""


def _row(before: str, row: Row, after: str, indent: int, *, bracketed: bool) -> list[str]:
    """The last part with brackets opens; the others stay on the line."""
    for place in range(len(row.parts) - 1, -1, -1):
        if isinstance(row.parts[place], Group | Walk | Row | Chain):
            start = before + "".join(flat(part) for part in row.parts[:place])
            end = "".join(flat(part) for part in row.parts[place + 1 :]) + after
            return lines(start, row.parts[place], end, indent, bracketed=bracketed)
    return [" " * indent + before + flat(row) + after]
