"""Choices: who chooses, out of what, how many."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.bound import nodes as bound
from cardwright.ir import nodes as ir
from cardwright.ir.names import plural
from cardwright.ir.scope import Scope
from cardwright.ir.values import number, pieces, player
from cardwright.text.lines import position
from cardwright.text.source import Span


@dataclass(frozen=True, slots=True)
class Able:
    """How the game tells whether a verb can be done with a piece: its method, who does it and to what
    is said before the piece, and the arguments and the manner that are known besides."""

    method: str
    before: tuple[ir.Expression, ...]
    others: tuple[ir.Expression, ...] = ()
    named: tuple[tuple[str, ir.Expression], ...] = ()

    def to(self, it: ir.Expression) -> ir.Ask:
        """Whether it can be done to this piece."""
        arguments = (*self.before, it, *self.others)
        return ir.Ask(span=it.span, method=self.method, arguments=arguments, named=self.named)


@dataclass(frozen=True, slots=True)
class Picked:
    """A choice ready to be asked. `before` must stand before it; `enough` must hold for it to be
    asked at all; `one` where at most one piece is chosen."""

    value: ir.Expression
    before: tuple[ir.Let, ...]
    enough: ir.Expression | None
    one: bool
    asked: bool


def is_one(node: bound.Chosen) -> bool:
    """Whether a single piece is chosen, so that its name stands for that piece."""
    quantity = node.quantity
    return (
        isinstance(quantity.number, bound.Whole)
        and quantity.number.value == 1
        and not quantity.every
        and not quantity.least
    )


def pick(
    node: bound.Chosen,
    why: str,
    scope: Scope,
    *,
    may: bool = False,
    able: Able | None = None,
) -> Picked:
    """A choice as the engine asks it; `may` lets the chooser take none at all. Only pieces to
    which it can be done, as `able` tells, are offered."""
    span, quantity = node.span, node.quantity
    options = offered(node.pieces, able, scope)
    if quantity.every:
        return Picked(options, (), None, False, False)
    endless = isinstance(quantity.number, bound.Unlimited)
    counted = endless or quantity.least or quantity.exact
    before: tuple[ir.Let, ...] = ()
    if counted and not isinstance(options, ir.Name):
        name = scope.local("options")
        before = (ir.Let(span=span, name=name, value=options),)
        options = ir.Name(span=span, name=name)
    size = ir.Size(span=span, pieces=options)
    none = ir.Number(span=span, value=0)
    wanted: ir.Expression = size if endless else number(quantity.number, scope)
    minimum = none if endless or quantity.up_to or may else wanted
    maximum = size if quantity.least else wanted
    enough = None
    if quantity.exact and not endless:
        enough = ir.Compare(span=span, left=size, op=">=", right=number(quantity.number, scope))
    value = ir.Choose(
        span=span,
        player=player(node.chooser, scope),
        options=options,
        why=node.name or why,
        minimum=minimum,
        maximum=maximum,
    )
    return Picked(value, before, enough, is_one(node), True)


def offered(node: bound.Pieces, able: Able | None, scope: Scope) -> ir.Expression:
    """The pieces of a set that something can be done to."""
    options = pieces(node, scope)
    if able is None:
        return options
    if isinstance(options, ir.Filter):
        sources, tests = options.sources, options.tests
    else:
        inner = scope.comprehension()
        sources, tests = (ir.Source(name=inner.local(kind_of(node)), pieces=options),), ()
    it = ir.Name(span=node.span, name=sources[-1].name)
    return ir.Filter(span=node.span, sources=sources, tests=(*tests, able.to(it)))


def kind_of(node: object) -> str:
    """What one piece of a set can be called."""
    match node:
        case bound.Select():
            return node.kind.id
        case bound.TheOnly():
            return node.pieces.kind.id
        case bound.Local() | bound.Named():
            return node.kind or "piece"
        case bound.Rest():
            return node.of.kind or "piece"
        case bound.Top():
            return "card"
        case bound.Chosen():
            return kind_of(node.pieces)
        case _:
            return "piece"


def chosen_name(node: bound.Chosen) -> str:
    """What the set of chosen pieces is called in Python; a single piece keeps its own name."""
    return plural(node.name) if is_one(node) else node.name


def where(span: Span) -> tuple[tuple[str, ir.Expression], ...]:
    """The text that asks: its card, and its line in the source."""
    line = position(span.source, span.start).line
    return (("card", ir.This(span=span)), ("line", ir.Number(span=span, value=line)))


def agrees(who: bound.Player | None, why: str, span: Span, scope: Scope) -> ir.Ask:
    """A player is asked whether to do what he may do."""
    asked = ir.You(span=span) if who is None else player(who, scope)
    return ir.Ask(
        span=span, method="agree", arguments=(asked, ir.Word(span=span, text=why)), named=where(span)
    )
