"""Continuous parts: numbers that are changed, verbs that are allowed or forbidden."""

from __future__ import annotations

from cardwright.bound import nodes as bound
from cardwright.ir import nodes as ir
from cardwright.ir.scope import Scope
from cardwright.ir.values import every, fits, is_set, number, one_or_more, piece, players
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

STAGES: dict[str, ir.Stage] = {"set": "SET", "add": "ADD", "cap total": "CAP_TOTAL", "lock": "LOCK"}


def modifier(node: bound.Modify, scope: Scope) -> ir.Modifier:
    """A change of a number."""
    return _modifier(node, node.attribute.id, node.attribute.of, scope)


def allowance(node: bound.Allow, verb: words.Verb, scope: Scope) -> ir.Modifier:
    """`may ignore 1 hit`: how often a verb is allowed is a number of its subject, under the id of
    the verb."""
    assert node.number is not None
    change = bound.Modify(
        span=node.span,
        attribute=words.Attribute(id=verb.id, words=(), of=verb.agent, method=""),
        subject=node.subject,
        stage="add",
        value=node.number,
    )
    return _modifier(change, verb.id, verb.agent, scope)


def _modifier(node: bound.Modify, attribute: str, of: tuple[str, ...], root: Scope) -> ir.Modifier:
    span = node.span
    applies = root.inner()
    it = ir.Name(span=span, name=applies.local("piece"))
    test = _is(node.subject, it, of, applies, span)
    value = root.inner()
    value.used = {"piece"}
    return ir.Modifier(
        span=span,
        attribute=attribute,
        stage=STAGES[node.stage],
        applies=_function(f"changes {attribute}", "test", ("piece",), test, root),
        value=_function(f"new {attribute}", "number", ("piece",), number(node.value, value), root),
    )


def _function(
    name: str, form: ir.FunctionForm, parameters: tuple[str, ...], value: ir.Expression, scope: Scope
) -> str:
    body = (ir.Return(span=value.span, value=value),)
    made = ir.Function(span=value.span, name=name, form=form, parameters=parameters, body=body)
    return scope.draft.define(made)


def _is(
    subject: bound.Piece | bound.Pieces | bound.Player,
    it: ir.Expression,
    of: tuple[str, ...],
    scope: Scope,
    span: Span,
) -> ir.Expression:
    """Whether a piece is (one of) the subject."""
    match subject:
        case bound.Select():
            return fits(subject, it, scope, known=of == (subject.kind.id,))
        case bound.TheOnly():
            return fits(subject.pieces, it, scope, known=of == (subject.pieces.kind.id,))
        case bound.Union():
            parts = tuple(_is(part, it, of, scope, span) for part in subject.parts)
            return ir.Any(span=span, parts=parts)
        case bound.PlayerOf() if subject.each:
            return ir.Member(span=span, piece=it, pieces=players(subject))
        case bound.Named():
            return ir.Member(span=span, piece=it, pieces=one_or_more(subject, scope))
        case _ if is_set(subject):
            return ir.Member(span=span, piece=it, pieces=one_or_more(subject, scope))
        case bound.Top() | bound.Rest():
            return ir.Member(span=span, piece=it, pieces=one_or_more(subject, scope))
        case _:
            return ir.Compare(span=span, left=it, op="==", right=piece(subject, scope))


def ruling(node: bound.Allow, verb: words.Verb, root: Scope) -> ir.Ruling:
    """A permission or prohibition. The kernel asks about what the verb's `permit` lists: who does it,
    then the slots, by kind."""
    span, scope = node.span, root.inner()
    names: list[str] = []
    tests: list[ir.Expression] = []
    used: set[int] = set()
    given = [(node.subject, verb.agent), *((entry.value, entry.slot.kinds) for entry in node.arguments)]
    for kind in verb.permit:
        name = scope.local(kind)
        names.append(name)
        for index, (value, kinds) in enumerate(given):
            if index not in used and _about(value, kinds, kind, scope):
                used.add(index)
                tests.append(_allowed(value, ir.Name(span=span, name=name), kind, scope, span))
                break
    test = every(span, [entry for entry in tests if not _always(entry)])
    body = (ir.Return(span=span, value=test),)
    what = "allows" if node.allows else "forbids"
    made = ir.Function(span=span, name=f"{what} {verb.id}", form="test", parameters=tuple(names), body=body)
    return ir.Ruling(span=span, verb=verb.id, allows=node.allows, applies=root.draft.define(made))


def _always(test: ir.Expression) -> bool:
    return isinstance(test, ir.Truth) and test.value


def _kind_of(value: object, kinds: tuple[str, ...]) -> tuple[str, ...]:
    match value:
        case bound.Select():
            return (value.kind.id,)
        case bound.Chosen():
            return _kind_of(value.pieces, kinds)
        case bound.TheOnly():
            return (value.pieces.kind.id,)
        case bound.Local() | bound.This() | bound.Named():
            return (value.kind,)
        case bound.RoleOf():
            return (value.role.kind,)
        case bound.You() | bound.Opponent() | bound.PlayerOf() | bound.ControllerOf():
            return ("player",)
        case _:
            return kinds


def _about(value: object, kinds: tuple[str, ...], asked: str, scope: Scope) -> bool:
    """Whether a part of the sentence speaks of what the kernel asks about."""
    return any(_is_a(kind, asked, scope) or _is_a(asked, kind, scope) for kind in _kind_of(value, kinds))


def _is_a(kind: str, other: str, scope: Scope) -> bool:
    while kind and kind != other:
        entry = scope.draft.piece_kind(kind)
        kind = entry.parent if entry is not None else ""
    return bool(kind)


def _allowed(value: object, it: ir.Expression, asked: str, scope: Scope, span: Span) -> ir.Expression:
    if isinstance(value, bound.Chosen):
        value = value.pieces
    match value:
        case bound.Select():
            return fits(value, it, scope, known=value.kind.id == asked)
        case (
            bound.This()
            | bound.Local()
            | bound.RoleOf()
            | bound.Named()
            | bound.Placed()
            | bound.TheOnly()
            | bound.AttributeOf()
            | bound.You()
            | bound.Opponent()
            | bound.PlayerOf()
            | bound.ControllerOf()
            | bound.Union()
            | bound.Rest()
            | bound.Top()
        ):
            return _is(value, it, (asked,), scope, span)
        case _:
            return ir.Truth(span=span, value=True)
