"""What names stand for: where they are bound and read, and whether there may be none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from cardwright.bound import nodes as bound
from cardwright.bound.walk import walk
from cardwright.text.source import Span


@dataclass(frozen=True, slots=True)
class Binding:
    """A name, and the node that gives it."""

    name: str
    span: Span
    by: Literal["choice", "result", "loop", "window", "place"]


@dataclass(frozen=True, slots=True)
class Unbound:
    """A name that means nothing where it stands. `elsewhere` is where it is bound, if it is; `in_cost`
    says that it stands in a cost and is bound by the effect that the cost pays for."""

    fault: bound.Unresolved
    elsewhere: Span | None = None
    in_cost: bool = False


def bindings(node: object) -> Iterator[Binding]:
    """Every name that is given below a node."""
    yield from given_among(walk(node))


def given_among(nodes: Iterable[object]) -> Iterator[Binding]:
    """Every name that some nodes give."""
    for part in nodes:
        match part:
            case bound.Chosen() if part.name:
                yield Binding(part.name, part.span, "choice")
            case bound.Do() if part.result:
                yield Binding(part.result, part.span, "result")
            case bound.ForEach() if part.name:
                yield Binding(part.name, part.span, "loop")
            case bound.RoleTest() if part.name:
                yield Binding(part.name, part.span, "window")
            case bound.ZoneCondition() if part.name:
                yield Binding(part.name, part.span, "place")


def read(node: object) -> frozenset[str]:
    """Every name that is read below a node."""
    found: set[str] = set()
    for part in walk(node):
        match part:
            case bound.Local() | bound.RoleOf() | bound.Result():
                found.add(part.name)
    return frozenset(found)


def given_twice(ability: bound.Ability) -> Iterator[tuple[Binding, Binding]]:
    """The names that are given while they stand for something else: the first and the second time.
    Branches give names each for themselves, and a block takes the names it gives with it."""
    known = {one.name: one for one in bindings((ability.windows, ability.places))}
    yield from _given_twice(ability.body, known)


def _given_twice(
    body: tuple[bound.Statement, ...], known: dict[str, Binding]
) -> Iterator[tuple[Binding, Binding]]:
    for statement in body:
        match statement:
            case bound.Do() | bound.Choose():
                # What is chosen and what came of it may bear one name: they are the same pieces.
                given = tuple({one.name: one for one in bindings(statement)}.values())
                blocks: tuple[tuple[bound.Statement, ...], ...] = ()
            case bound.If():
                given, blocks = (), (statement.then, statement.otherwise)
            case bound.Either():
                given, blocks = (), statement.branches
            case bound.ForEach():
                given, blocks = (Binding(statement.name, statement.span, "loop"),), (statement.body,)
            case bound.Repeat() | bound.Delay():
                given, blocks = (), (statement.body,)
            case _:
                given, blocks = (), ()
        inside = dict(known) if isinstance(statement, bound.ForEach) else known
        for one in given:
            first = known.get(one.name)
            if one.name and first is not None and first.span != one.span:
                yield first, one
            inside.setdefault(one.name, one)
        for block in blocks:
            yield from _given_twice(block, dict(inside))


def unbound(nodes: tuple[object, ...]) -> Iterator[Unbound]:
    """The names among the nodes of a block that mean nothing where they stand."""
    problems = ("unbound-name", "bound-in-another-scope")
    faults = [node for node in nodes if isinstance(node, bound.Unresolved) and node.problem in problems]
    if not faults:
        return
    in_costs: dict[int, bound.Ability] = {}
    for node in nodes:
        if isinstance(node, bound.Ability):
            in_costs.update((id(part), node) for part in walk(node.cost))
    given: dict[str, Span] = {}
    for binding in given_among(nodes):
        given.setdefault(binding.name, binding.span)
    for fault in faults:
        around = in_costs.get(id(fault))
        in_effect = {binding.name: binding.span for binding in bindings(around.body)} if around else {}
        elsewhere = in_effect.get(fault.text) or given.get(fault.text)
        yield Unbound(fault, elsewhere, in_cost=fault.text in in_effect)


# --- pieces that may not be there --------------------------------------------------------------


def maybe_absent(body: tuple[bound.Statement, ...]) -> Iterator[bound.Local]:
    """Every use of a single piece that was bound by `up to` or `may`, and not asked about before."""
    yield from _unsure(body, frozenset())


def _unsure(body: tuple[bound.Statement, ...], sure: frozenset[str]) -> Iterator[bound.Local]:
    for statement in body:
        match statement:
            case bound.Do():
                for argument in statement.arguments:
                    value = argument.value
                    unsure = isinstance(value, bound.Local) and value.maybe and not value.plural
                    if isinstance(value, bound.Local) and unsure and value.name not in sure:
                        yield value
            case bound.If():
                named = read(statement.condition)
                did = any(isinstance(node, bound.IfDid) for node in walk(statement.condition))
                inside = sure | named | _bound_before(body, statement) if did else sure | named
                yield from _unsure(statement.then, inside)
                yield from _unsure(statement.otherwise, sure | named)
            case bound.Either():
                for branch in statement.branches:
                    yield from _unsure(branch, sure)
            case bound.ForEach() | bound.Repeat() | bound.Delay():
                yield from _unsure(statement.body, sure)


def _bound_before(body: tuple[bound.Statement, ...], until: bound.Statement) -> frozenset[str]:
    """The names that the sentences before one give: `if you do` answers for them."""
    before = []
    for statement in body:
        if statement is until:
            break
        before.append(statement)
    return frozenset(binding.name for binding in bindings(tuple(before)))
