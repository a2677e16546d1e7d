"""Functions and their statements, line by line, with the line of the card that each comes from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import assert_never

from cardwright.emit.expressions import argument, expression, line_of, truth
from cardwright.emit.layout import STEP, Group, Layout, Quoted, Text, lines
from cardwright.emit.literals import ident
from cardwright.ir import nodes as ir
from cardwright.text.source import Span


@dataclass(slots=True)
class Page:
    """A module being written: its lines, and which line of the card each of them comes from."""

    lines: list[str] = field(default_factory=list)
    origins: list[tuple[int, int]] = field(default_factory=list)
    needs: set[tuple[str, str]] = field(default_factory=set)  # (module, name) to import

    def add(
        self, before: str, layout: Layout | None, after: str, indent: int, span: Span | None = None
    ) -> None:
        """One statement, on as many lines as it takes."""
        if span is not None:
            self.origins.append((len(self.lines) + 1, line_of(span)))
        self.lines += lines(before, Text("") if layout is None else layout, after, indent)

    def blank(self, count: int = 1) -> None:
        self.lines += [""] * count


def context(event: str) -> str:
    return f"Context[{event or 'Any'}]"


def function(node: ir.Function, page: Page, indent: int) -> None:
    """A function that the engine calls."""
    given = [Text("g: Game"), Text(f"c: {context(node.event)}")]
    given += [Text(f"{ident(name)}: int") for name in node.parameters]
    head = Group(f"def {ident(node.name)}(", tuple(given))
    page.add("", head, f" -> {_gives(node)}:", indent, node.span)
    _block(node.body, page, indent + STEP)


def _gives(node: ir.Function) -> str:
    match node.form:
        case "effect":
            return "None"
        case "test":
            return "bool"
        case "number":
            return "int"
        case "binds":
            return "tuple[int, ...]"
        case "targets":
            return f"Iterator[tuple[{', '.join(['int'] * node.targets)}]]"
        case _:
            assert_never(node.form)


def _block(nodes: tuple[ir.Statement, ...], page: Page, indent: int) -> None:
    if not nodes:
        page.add("pass", None, "", indent)
    for node in nodes:
        _statement(node, page, indent)


def _statement(node: ir.Statement, page: Page, indent: int) -> None:
    span = node.span
    match node:
        case ir.Let():
            name = ident(node.name)
            if _adds_to(node):
                assert isinstance(node.value, ir.Sum)
                page.add(f"{name} += ", expression(node.value.terms[1][1]), "", indent, span)
            else:
                page.add(f"{name} = ", expression(node.value), "", indent, span)
        case ir.Do():
            page.add("", expression(node.call), "", indent, span)
        case ir.TakeOut():
            page.add(f"{ident(node.pieces)}.remove(", expression(node.piece), ")", indent, span)
        case ir.If():
            _if(node, page, indent, "if")
        case ir.For():
            page.add(f"for {ident(node.name)} in ", expression(node.pieces), ":", indent, span)
            _block(node.body, page, indent + STEP)
        case ir.Times():
            if node.times is None:
                page.add("while True:", None, "", indent, span)
            else:
                page.add("for _ in ", Group("range(", (expression(node.times),)), ":", indent, span)
            _block(node.body, page, indent + STEP)
        case ir.Stop():
            page.add("break", None, "", indent, span)
        case ir.Offer():
            names = tuple(Text(ident(name)) for name in node.targets)
            page.add("yield ", Group("(", names, comma=len(names) == 1), "", indent, span)
        case ir.Return():
            page.add("return ", expression(node.value), "", indent, span)
        case ir.Last():
            kept = tuple(argument(part) for part in node.keeps)
            parts = (Text("c"), Text(ident(node.constant)), Quoted(node.until), *kept)
            page.add("", Group("g.last(", parts), "", indent, span)
        case _:
            assert_never(node)


def _adds_to(node: ir.Let) -> bool:
    """Whether a name gets its own value and something more."""
    value = node.value
    return (
        isinstance(value, ir.Sum)
        and len(value.terms) == 2
        and isinstance(value.terms[0][1], ir.Name)
        and value.terms[0][1].name == node.name
    )


def _if(node: ir.If, page: Page, indent: int, word: str) -> None:
    """Conditions with nothing between them are one condition; an `if` alone in the other branch goes
    on at the same depth."""
    tests, then = [node.test], node.then
    while not node.otherwise and len(then) == 1 and isinstance(then[0], ir.If) and not then[0].otherwise:
        tests.append(then[0].test)
        then = then[0].then
    test = node.test if len(tests) == 1 else ir.All(span=node.span, parts=tuple(_flat(tests)))
    page.add(f"{word} ", truth(test), ":", indent, node.span)
    _block(then, page, indent + STEP)
    if len(node.otherwise) == 1 and isinstance(node.otherwise[0], ir.If):
        _if(node.otherwise[0], page, indent, "elif")
    elif node.otherwise:
        page.add("else:", None, "", indent)
        _block(node.otherwise, page, indent + STEP)


def _flat(tests: list[ir.Expression]) -> list[ir.Expression]:
    found: list[ir.Expression] = []
    for test in tests:
        found += test.parts if isinstance(test, ir.All) else (test,)
    return found
