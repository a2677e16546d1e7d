"""Truths put together, and turned round."""

from __future__ import annotations

from cardwright.bound import nodes as bound
from cardwright.ir import nodes as ir
from cardwright.text.source import Span

OPPOSITE: dict[ir.Operator, ir.Operator] = {
    "==": "!=",
    "!=": "==",
    ">=": "<",
    "<": ">=",
    "<=": ">",
    ">": "<=",
}


def every(span: Span, parts: list[ir.Expression]) -> ir.Expression:
    """All of these at once; nothing to pass is passed."""
    flat: list[ir.Expression] = []
    for part in parts:
        flat += part.parts if isinstance(part, ir.All) else (part,)
    if len(flat) == 1:
        return flat[0]
    return ir.All(span=span, parts=tuple(flat)) if flat else ir.Truth(span=span, value=True)


def negate(of: ir.Expression, negated: bool = True) -> ir.Expression:
    if not negated:
        return of
    match of:
        case ir.Not():
            return of.of
        case ir.Member():
            return ir.Member(span=of.span, piece=of.piece, pieces=of.pieces, negated=not of.negated)
        case ir.Compare():
            return ir.Compare(span=of.span, left=of.left, op=OPPOSITE[of.op], right=of.right)
        case ir.Truth():
            return ir.Truth(span=of.span, value=not of.value)
        case _:
            return ir.Not(span=of.span, of=of)


def titled(node: bound.Named, candidate: ir.Expression) -> ir.Expression:
    """Whether a piece is a card with one of these titles."""
    title = ir.Ask(span=node.span, method="title", arguments=(candidate,))
    titles = tuple(ir.Word(span=node.span, text=text) for text in node.titles)
    return one_of(node.span, title, titles)


def one_of(
    span: Span, value: ir.Expression, values: tuple[ir.Expression, ...], *, negated: bool = False
) -> ir.Expression:
    """Whether a value is one of these."""
    if len(values) == 1:
        return negate(ir.Compare(span=span, left=value, op="==", right=values[0]), negated)
    group = ir.Group(span=span, parts=values, spread=(False,) * len(values))
    return ir.Member(span=span, piece=value, pieces=group, negated=negated)
