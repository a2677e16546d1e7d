"""Conditions as truths that the engine can ask."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from cardwright.bound import nodes as bound
from cardwright.diagnostics.internal_error import InternalError
from cardwright.ir import nodes as ir
from cardwright.ir.meant import is_set, refuse
from cardwright.ir.scope import Scope
from cardwright.ir.truths import every, negate
from cardwright.ir.values import candidates, number, one_or_more, piece, pieces, player, test
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words


def condition(node: bound.Condition, scope: Scope) -> ir.Expression:
    """Whether something holds now."""
    span = node.span
    match node:
        case bound.Passes():
            return _passes(node, scope)
        case bound.Exists():
            return negate(_exists(node, scope), node.negated)
        case bound.Compare():
            left, right = number(node.left, scope), number(node.right, scope)
            return ir.Compare(span=span, left=left, op=node.op, right=right)
        case bound.IfDid():
            raise InternalError("`if they do` follows no sentence that may be left undone")
        case bound.EventIs():
            return negate(qualifies(node.qualifier, span), node.negated)
        case bound.InStep():
            step = ir.Word(span=span, text=node.step.id)
            whose = () if node.player is None else (player(node.player, scope),)
            return negate(ir.Ask(span=span, method="in_step", arguments=(step, *whose)), node.negated)
        case bound.May() | bound.Happened() | bound.PileIs():
            raise InternalError("a condition of examples stands in an ability")
        case bound.AllConditions():
            return every(span, [condition(part, scope) for part in node.conditions])
        case bound.AnyCondition():
            return ir.Any(span=span, parts=tuple(condition(part, scope) for part in node.conditions))
        case bound.Unresolved():
            raise refuse(node)
        case _:
            assert_never(node)


def qualifies(entry: words.Qualifier, span: Span) -> ir.Expression:
    """A property of the event, such as `in melee`."""
    field = ir.Happening(span=span, field=entry.field)
    if isinstance(entry.value, bool):
        return negate(field, not entry.value)
    return ir.Compare(span=span, left=field, op="==", right=ir.Word(span=span, text=entry.value))


def _passes(node: bound.Passes, scope: Scope) -> ir.Expression:
    if not is_set(node.piece):
        it = piece(node.piece, scope)
        return every(node.span, [test(entry, it, scope) for entry in node.tests])
    if isinstance(node.piece, bound.Named) and len(node.tests) == 1:
        (said,) = node.tests
        if not isinstance(said, bound.AnyTest | bound.Unresolved) and said.negated:
            # "Boromir" is not in play: no card of this title is, and none need be in the game
            turned = replace(node, tests=(replace(said, negated=False),))
            return negate(_passes(turned, scope))
    inner = scope.comprehension()
    many = one_or_more(node.piece, inner)
    name = inner.local("piece")
    it = ir.Name(span=node.span, name=name)
    passed = every(node.span, [test(entry, it, inner) for entry in node.tests])
    return ir.Some(span=node.span, sources=(ir.Source(name=name, pieces=many),), test=passed)


def _exists(node: bound.Exists, scope: Scope) -> ir.Expression:
    span = node.span
    few = node.number is None or (
        node.op == ">=" and isinstance(node.number, bound.Whole) and node.number.value == 1
    )
    if node.op == "==" and isinstance(node.number, bound.Whole) and node.number.value == 0:
        some = _exists(replace(node, op=">=", number=None), scope)
        if isinstance(some, ir.Some):
            return negate(some)
    if not node.every and not few and node.number is not None and not node.tests:
        size = ir.Size(span=span, pieces=pieces(node.pieces, scope))
        return ir.Compare(span=span, left=size, op=node.op, right=number(node.number, scope))
    inner = scope.comprehension()
    if isinstance(node.pieces, bound.Select):
        sources, where = candidates(node.pieces, inner)
    else:
        many = pieces(node.pieces, inner)
        sources, where = (ir.Source(name=inner.local("piece"), pieces=many),), ()
    it = ir.Name(span=span, name=sources[-1].name)
    passed = [test(entry, it, inner) for entry in node.tests]
    if node.every:
        return ir.Some(span=span, sources=sources, where=where, test=every(span, passed), every=True)
    if not few and node.number is not None:
        found = ir.Filter(span=span, sources=sources, tests=(*where, *passed))
        size = ir.Size(span=span, pieces=found)
        return ir.Compare(span=span, left=size, op=node.op, right=number(node.number, scope))
    if not where and not passed and len(sources) == 1:
        size = ir.Size(span=span, pieces=sources[0].pieces)
        return ir.Compare(span=span, left=size, op=">", right=ir.Number(span=span, value=0))
    return ir.Some(span=span, sources=sources, test=every(span, [*where, *passed]))
