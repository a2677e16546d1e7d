"""Pieces that are named by where something stands: `this is on a path as way`."""

from __future__ import annotations

from dataclasses import replace

from cardwright.bound import nodes as bound
from cardwright.diagnostics.internal_error import InternalError
from cardwright.ir import nodes as ir
from cardwright.ir.meant import is_set
from cardwright.ir.scope import Scope
from cardwright.ir.values import candidates, piece, player, test


def places_named(
    tests: tuple[bound.Test, ...], subject: ir.Expression, scope: Scope, name: str = ""
) -> dict[str, ir.Expression]:
    """What tests of a subject name, and how it is found. `name` stands for the first place that has
    no name of its own."""
    found: dict[str, ir.Expression] = {}
    for entry in tests:
        if not isinstance(entry, bound.Related) or entry.negated:
            continue
        called = entry.name or name
        if called and called not in found:
            found[called] = _there(entry, subject, scope)
    return found


def places_held(node: bound.Condition, scope: Scope) -> dict[str, ir.Expression]:
    """What a condition names when it holds."""
    match node:
        case bound.Passes() if not is_set(node.piece):
            return places_named(node.tests, piece(node.piece, scope), scope)
        case bound.AllConditions():
            found: dict[str, ir.Expression] = {}
            for part in node.conditions:
                found |= places_held(part, scope)
            return found
        case _:
            return {}


def _there(node: bound.Related, subject: ir.Expression, scope: Scope) -> ir.Expression:
    """The piece that stands in this relation to the subject."""
    match node.other:
        case bound.Select():
            select = node.other
        case bound.TheOnly():
            select = node.other.pieces
        case bound.Top() | bound.Rest() | bound.Union():
            raise InternalError(f"no single piece stands where {node.name!r} is named")
        case _:
            return piece(node.other, scope)
    inner = scope.comprehension()
    sources, tests = candidates(select, inner)
    it = ir.Name(span=node.span, name=sources[-1].name)
    inner.names[""] = it
    stands = test(replace(node, other=bound.Local(span=node.span, name="", kind="")), subject, inner)
    pieces = ir.Filter(span=node.span, sources=sources, tests=(*tests, stands))
    return ir.TheOnly(span=node.span, pieces=pieces)


def owner_of_zone(value: bound.ZoneOf, scope: Scope) -> ir.Expression:
    """The player of a zone, −1 for one that is nobody's."""
    if value.player is not None:
        return player(value.player, scope)
    if value.zone.owned:
        return ir.You(span=value.span)
    return ir.Number(span=value.span, value=-1)


def place_of_zone(value: bound.ZoneOf, scope: Scope) -> ir.Expression:
    """The piece that stands for a zone where a place is wanted: `to your reserve`."""
    owner = (owner_of_zone(value, scope),) if value.zone.owned else ()
    return ir.Ask(span=value.span, method=value.zone.place, arguments=owner)
