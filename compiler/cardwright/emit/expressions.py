"""Expressions as an engine programmer writes them."""

from __future__ import annotations

from typing import assert_never

from cardwright.emit.layout import Chain, Group, Layout, Quoted, Row, Text, Walk, flat
from cardwright.emit.literals import ident, lit
from cardwright.ir import nodes as ir
from cardwright.text.lines import position
from cardwright.text.source import Span

# How tightly an expression holds together, loosest first.
OR, AND, NOT, COMPARISON, SUM, PRODUCT, ATOM = range(1, 8)


def line_of(span: Span) -> int:
    """The line of the card source where something stands."""
    return position(span.source, span.start).line


def expression(node: ir.Expression, tight: int = 0) -> Layout:
    """An expression; in brackets of its own where what stands around it holds more tightly."""
    layout, own = _written(node)
    if own >= tight:
        return layout
    if isinstance(layout, Chain):
        return Walk("(", (layout,), ")")
    return Row((Text("("), layout, Text(")")))


def truth(node: ir.Expression, tight: int = 0) -> Layout:
    """An expression of which only whether it is true counts: a set is true when it has pieces."""
    match node:
        case ir.Compare(
            left=ir.Size(pieces=ir.Name() | ir.Ask() as pieces), op=">", right=ir.Number(value=0)
        ):
            return expression(pieces, tight)
        case ir.Compare(
            left=ir.Size(pieces=ir.Name() | ir.Ask() as pieces), op="<=", right=ir.Number(value=0)
        ):
            layout = Row((Text("not "), expression(pieces, NOT)))
            return layout if tight <= NOT else Row((Text("("), layout, Text(")")))
        case _:
            return expression(node, tight)


def _written(node: ir.Expression) -> tuple[Layout, int]:
    match node:
        case ir.Number():
            return Text(lit(node.value)), ATOM
        case ir.Word():
            return Quoted(node.text), ATOM
        case ir.Truth():
            return Text(lit(node.value)), ATOM
        case ir.Name():
            return Text(ident(node.name)), ATOM
        case ir.You():
            return Text("c.you"), ATOM
        case ir.This():
            return Text("c.this"), ATOM
        case ir.Happening():
            return Text(f"c.event.{ident(node.field)}" if node.field else "c.event"), ATOM
        case ir.Bound():
            kept = "c.bound" if node.rest and not node.index else f"c.bound[{node.index}{':' * node.rest}]"
            return Text(kept), ATOM
        case ir.Ask():
            return call(node), ATOM
        case ir.Choose():
            return _choose(node), ATOM
        case ir.Faces():
            faces = tuple(expression(face) for face in node.faces)
            return Row((expression(node.roll, ATOM), Group(".count(", faces))), ATOM
        case ir.Size():
            return Group("len(", (expression(node.pieces),)), ATOM
        case ir.ByLevel():
            index = flat(expression(node.level, SUM))
            return Text(f"{lit(node.values)}[{index} - 1]"), ATOM
        case ir.Sum():
            return _sum(node)
        case ir.Product():
            parts = tuple(
                expression(factor, PRODUCT + (place > 0)) for place, factor in enumerate(node.factors)
            )
            return Chain(parts, ("*",) * (len(parts) - 1)), PRODUCT
        case ir.Divided():
            return _divided(node)
        case ir.Group():
            return _group(node), ATOM
        case ir.Copied():
            return _copied(node), ATOM
        case ir.First():
            which = "[0]" if node.count is None else f"[:{flat(expression(node.count))}]"
            return Row((expression(node.pieces, ATOM), Text(which))), ATOM
        case ir.Filter():
            return walk("[", node, "]"), ATOM
        case ir.TheOnly():
            return walk("g.only(", node.pieces, ")"), ATOM
        case ir.Some():
            head = "all(" if node.every else "any("
            made = truth(node.test) if not isinstance(node.test, ir.Truth) else Text(lit(node.test.value))
            return Walk(head, (made, *_sources(node.sources), *_ifs(node.where)), ")"), ATOM
        case ir.Compare():
            both = (expression(node.left, COMPARISON + 1), expression(node.right, COMPARISON + 1))
            return Chain(both, (node.op,)), COMPARISON
        case ir.Member():
            both = (expression(node.piece, COMPARISON + 1), expression(node.pieces, COMPARISON + 1))
            return Chain(both, ("not in" if node.negated else "in",)), COMPARISON
        case ir.All():
            return _joined("and", node.parts, AND)
        case ir.Any():
            return _joined("or", node.parts, OR)
        case ir.Not():
            return Row((Text("not "), truth(node.of, NOT))), NOT
        case _:
            assert_never(node)


def call(node: ir.Ask) -> Group:
    """A method of the game."""
    values = (*(argument(part) for part in node.arguments), *(expression(part) for _, part in node.named))
    names = (*("" for _ in node.arguments), *(ident(name) for name, _ in node.named))
    return Group(f"g.{ident(node.method)}(", values, names=names)


def argument(node: ir.Expression) -> Layout:
    """One argument; of a set that is spread, its pieces."""
    if isinstance(node, ir.Group) and len(node.parts) == 1 and node.spread[0]:
        return Row((Text("*"), expression(node.parts[0], ATOM)))
    return expression(node)


def _choose(node: ir.Choose) -> Group:
    values: list[tuple[str, Layout]] = [
        ("", expression(node.player)),
        ("", expression(node.options)),
        ("", Quoted(node.why)),
    ]
    for name, bound in (("minimum", node.minimum), ("maximum", node.maximum)):
        if not (isinstance(bound, ir.Number) and bound.value == 1):
            values.append((name, expression(bound)))
    values += [("card", Text("c.this")), ("line", Text(str(line_of(node.span))))]
    return Group("g.choose(", tuple(part for _, part in values), names=tuple(name for name, _ in values))


def _sum(node: ir.Sum) -> tuple[Layout, int]:
    first, *rest = node.terms
    head = expression(first[1], SUM if first[0] == "+" else PRODUCT)
    if first[0] == "-":
        head = Row((Text("-"), head))
    if not rest:
        return head, SUM
    parts = (head, *(expression(term, PRODUCT) for _, term in rest))
    return Chain(parts, tuple(sign for sign, _ in rest)), SUM


def _divided(node: ir.Divided) -> tuple[Layout, int]:
    return Chain((expression(node.of, PRODUCT), Text(str(node.by))), ("//",)), PRODUCT


def _group(node: ir.Group) -> Layout:
    parts: list[Layout] = []
    for part, spread in zip(node.parts, node.spread, strict=True):
        one = expression(part, OR if spread else 0)
        parts.append(Row((Text("*"), one)) if spread else one)
    return Group("(", tuple(parts), comma=len(parts) == 1)


def _copied(node: ir.Copied) -> Layout:
    if isinstance(node.pieces, ir.Filter):
        return walk("tuple(", node.pieces, ")") if node.fixed else expression(node.pieces)
    head = "tuple(" if node.fixed else "list("
    return Group(head, (expression(node.pieces),))


def walk(open: str, node: ir.Filter, close: str) -> Walk:
    """The pieces that pass, between brackets."""
    name = Text(ident(node.sources[-1].name))
    return Walk(open, (name, *_sources(node.sources), *_ifs(node.tests)), close)


def _sources(sources: tuple[ir.Source, ...]) -> tuple[Layout, ...]:
    return tuple(
        Row((Text(f"for {ident(source.name)} in "), expression(source.pieces, OR + 1))) for source in sources
    )


def _ifs(tests: tuple[ir.Expression, ...]) -> tuple[Layout, ...]:
    """One `if` for all tests; on several lines one for each."""
    if not tests:
        return ()
    flat_parts: list[ir.Expression] = []
    for test in tests:
        flat_parts += test.parts if isinstance(test, ir.All) else (test,)
    if len(flat_parts) == 1:
        return (Row((Text("if "), truth(flat_parts[0], OR + 1))),)
    parts = tuple(truth(part, AND + 1) for part in flat_parts)
    head = Row((Text("if "), parts[0]))
    return (Chain((head, *parts[1:]), ("and",) * (len(parts) - 1)),)


def _joined(operator: str, nodes: tuple[ir.Expression, ...], own: int) -> tuple[Layout, int]:
    if not nodes:
        return Text(lit(operator == "and")), ATOM
    parts = tuple(
        truth(part, NOT if own == OR and not isinstance(part, ir.Not) else own + 1) for part in nodes
    )
    if len(parts) == 1:
        return parts[0], own + 1
    return Chain(parts, (operator,) * (len(parts) - 1)), own
