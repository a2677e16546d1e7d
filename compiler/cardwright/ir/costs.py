"""What must be paid, always whole: whether it can be, and how it is."""

from __future__ import annotations

from cardwright.bound import nodes as bound
from cardwright.diagnostics.internal_error import InternalError
from cardwright.ir import nodes as ir
from cardwright.ir.scope import Scope
from cardwright.ir.sentences import sentence
from cardwright.ir.statements import block
from cardwright.ir.truths import every
from cardwright.ir.values import number
from cardwright.text.source import Span


def cost(node: bound.Cost, span: Span, python: str, root: Scope) -> tuple[str, str]:
    """The names of the two functions of a cost: can it be paid whole, pay it."""
    tests: list[ir.Expression] = []
    paid: list[ir.Statement] = []
    can, pay = _inner(root), _inner(root)
    if node.amount is not None and node.attribute is not None:
        you = ir.You(span=node.span)
        has = ir.Ask(span=node.span, method=node.attribute.method, arguments=(you,))
        tests.append(ir.Compare(span=node.span, left=has, op=">=", right=number(node.amount, can)))
        what = ir.Word(span=node.span, text=node.attribute.id)
        call = ir.Ask(span=node.span, method="pay", arguments=(you, what, number(node.amount, pay)))
        paid.append(ir.Do(span=node.span, call=call))
    for order in node.orders:
        if not isinstance(order, bound.Do):
            raise InternalError("a cost is paid by a sentence with a verb")
        tests += _possible(order, can)
    paid += block(node.orders, pay)
    test = every(node.span, tests)
    able = ir.Function(
        span=node.span,
        name="can pay",
        form="test",
        parameters=(),
        body=(ir.Return(span=node.span, value=test),),
        event=python,
    )
    paying = ir.Function(
        span=node.span, name="pay", form="effect", parameters=(), body=tuple(paid), event=python
    )
    return root.draft.define(able), root.draft.define(paying)


def _inner(root: Scope) -> Scope:
    scope = root.sibling()
    scope.names = dict(root.names)
    return scope


def _possible(node: bound.Do, scope: Scope) -> list[ir.Expression]:
    """What must hold for a sentence to be carried out whole."""
    made = sentence(node, scope.comprehension(), whole=True, keep=False)
    return [*made.tests, *made.can]
