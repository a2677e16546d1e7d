"""What happens, sentence by sentence, as straight-line statements."""

from __future__ import annotations

from typing import assert_never

from cardwright.bound import nodes as bound
from cardwright.diagnostics.internal_error import InternalError
from cardwright.ir import nodes as ir
from cardwright.ir.choosing import agrees, is_one, kind_of, pick, where
from cardwright.ir.conditions import condition
from cardwright.ir.following import (
    Nodes,
    any_of,
    asked_later,
    can_decline,
    is_did,
    name_choice,
    only_choice,
    speaking_of,
)
from cardwright.ir.meant import refuse
from cardwright.ir.mentions import mentions
from cardwright.ir.names import plural
from cardwright.ir.places import places_held
from cardwright.ir.results import Lowered, give, listed
from cardwright.ir.scope import Scope
from cardwright.ir.sentences import Loop, Sentence, fixed, manner_of, sentence
from cardwright.ir.truths import every, negate
from cardwright.ir.values import number, one_or_more, players
from cardwright.text.source import Span


def block(nodes: Nodes, scope: Scope) -> Lowered:
    """Statements one after another. A statement may take those after it into itself: what speaks of
    a piece that may not be there stands where the piece is."""
    done: list[ir.Statement] = []
    while nodes:
        lowered, nodes = statement(nodes[0], nodes[1:], scope)
        done += lowered
    return tuple(done)


def statement(node: bound.Statement, rest: Nodes, scope: Scope) -> tuple[Lowered, Nodes]:
    """One statement, and the ones after it that are still to be lowered."""
    span = node.span
    match node:
        case bound.Choose():
            return _choose(node, rest, scope)
        case bound.Do():
            return _do(node, rest, scope)
        case bound.If():
            return _if(node, scope), rest
        case bound.ForEach():
            return (_for_each(node, scope),), rest
        case bound.Either():
            return _either(node, scope), rest
        case bound.Repeat():
            return (_repeat(node, scope),), rest
        case bound.Last():
            if isinstance(node.until, bound.Unresolved):
                raise refuse(node.until)
            made: list[ir.Statement] = []
            for ability in node.abilities:
                constants, keeps = scope.draft.lower_lasting(ability, scope)
                made += _last(ability.span, constants, node.until.id, keeps)
            return tuple(made), rest
        case bound.Delay():
            constants, keeps = scope.draft.lower_delay(node, scope)
            return tuple(_last(span, constants, node.step.id, keeps)), rest
        case bound.Unresolved():
            raise refuse(node)
        case _:
            assert_never(node)


def _last(
    span: Span, constants: tuple[str, ...], until: str, keeps: tuple[ir.Expression, ...]
) -> list[ir.Statement]:
    return [ir.Last(span=span, constant=constant, until=until, keeps=keeps) for constant in constants]


# --- choices ---------------------------------------------------------------------------------


def _choose(node: bound.Choose, rest: Nodes, scope: Scope) -> tuple[Lowered, Nodes]:
    chosen = node.chosen
    if not is_one(chosen):
        picked = pick(chosen, "choose", scope)
        value = listed(picked.value, chosen.name, rest, scope)
        local = scope.bind(chosen.name, node.span)
        let = ir.Let(span=node.span, name=local, value=value)
        if picked.enough is not None:
            # What stands up to the last word about them needs them; what comes later does not.
            last = max((run.stop for run in speaking_of(rest, chosen.name)), default=0)
            then = (let, *block(rest[:last], scope.inner()))
            return (*picked.before, ir.If(span=node.span, test=picked.enough, then=then)), rest[last:]
        made: list[ir.Statement] = [*picked.before, let]
        if rest and is_did(rest[0]):
            scope.did = any_of(ir.Name(span=node.span, name=local))
        return tuple(made), rest
    picked = pick(chosen, "choose", scope)
    if not chosen.name:
        if isinstance(picked.value, ir.Choose):
            return (*picked.before, ir.Do(span=node.span, call=picked.value)), rest
        return (), rest
    if asked_later(rest):
        return _branch(node, chosen, picked.value, picked.before, (), rest, scope)
    runs = speaking_of(rest, chosen.name)
    if not runs:
        if isinstance(picked.value, ir.Choose):
            return (*picked.before, ir.Do(span=node.span, call=picked.value)), rest
        return (), rest
    if len(runs) == 1 and runs[0].start == 0:
        loop = _for_piece(node.span, chosen.name, picked.value, rest[runs[0].start : runs[0].stop], scope)
        return (*picked.before, loop), rest[runs[0].stop :]
    several = scope.local(plural(chosen.name))
    made = [*picked.before, ir.Let(span=node.span, name=several, value=picked.value)]
    return (*made, *_runs(node.span, chosen.name, several, rest, scope)), ()


def _for_piece(span: Span, name: str, pieces: ir.Expression, body: Nodes, scope: Scope) -> ir.For:
    """What speaks of a piece, where there is one."""
    inner = scope.inner()
    local = inner.bind(name, span)
    lowered = block(body, inner)
    scope.roll = inner.roll
    return ir.For(span=span, name=local, pieces=pieces, body=lowered)


def _runs(span: Span, name: str, several: str, rest: Nodes, scope: Scope) -> list[ir.Statement]:
    """Sentences of which only some speak of a piece: those are carried out where there is one."""
    made: list[ir.Statement] = []
    done = 0
    behind = scope.after
    for run in speaking_of(rest, name):
        scope.after = (*rest[run.start :], *behind)
        made += block(rest[done : run.start], scope)
        scope.after = (*rest[run.stop :], *behind)
        pieces = ir.Name(span=span, name=several)
        loop = _for_piece(span, name, pieces, rest[run.start : run.stop], scope)
        scope.release([loop.name])
        made.append(loop)
        done = run.stop
    scope.after = behind
    return [*made, *block(rest[done:], scope)]


# --- may, and if they do ---------------------------------------------------------------------


def _branch(
    node: bound.Choose | bound.Do,
    chosen: bound.Chosen,
    value: ir.Expression,
    before: Lowered,
    inside: Nodes,
    rest: Nodes,
    scope: Scope,
) -> tuple[Lowered, Nodes]:
    """A piece that may not be there, and the sentences for both cases."""
    span = node.span
    follower = rest[0] if rest else None
    local = scope.local(plural(chosen.name or kind_of(chosen)))
    several = ir.Name(span=span, name=local)
    made: list[ir.Statement] = [*before, ir.Let(span=span, name=local, value=value)]
    inner = scope.inner()
    name = inner.bind(chosen.name or kind_of(chosen), span)
    first = ir.Let(span=span, name=name, value=ir.First(span=span, pieces=several))
    if isinstance(follower, bound.If) and isinstance(follower.condition, bound.IfDid):
        done, undone = follower.then, follower.otherwise
        if follower.condition.negated:
            done, undone = undone, done
        then = (first, *block((*inside, *done), inner))
        otherwise = block(undone, scope.inner())
        made.append(ir.If(span=span, test=any_of(several), then=then, otherwise=otherwise))
        rest = rest[1:]
    scope.did = any_of(several)
    if not chosen.name or not speaking_of(rest, chosen.name):
        return tuple(made), rest
    return (*made, *_runs(span, chosen.name, local, rest, scope)), ()


# --- verbs -----------------------------------------------------------------------------------


def _do(node: bound.Do, rest: Nodes, scope: Scope) -> tuple[Lowered, Nodes]:
    node = name_choice(node)
    asked = asked_later(rest) if node.optional else False
    choice = only_choice(node)
    may = node.optional and choice is not None and can_decline(choice)
    limited = any(entry.slot.limit for entry in node.arguments)  # the verb itself asks how much
    named = choice.name if choice is not None and is_one(choice) else ""
    kept = bool(named) and any(mentions(entry, named) for entry in rest)
    each = dict(scope.each)
    made = sentence(node, scope, whole=node.optional and asked, keep=kept, may=may)
    arguments = tuple(made.arguments)
    call = ir.Ask(span=node.span, method=node.verb.method, arguments=arguments, named=manner_of(node))
    if may and asked and choice is not None:
        lowered, rest = _may_choose(node, choice, made, call, rest, scope)
    elif node.optional and not may and not limited:
        lowered, rest = _may(node, made, call, rest, scope, asked=asked)
    else:
        lowered = give(node, made, call, rest, scope)
        if kept and choice is not None:
            lowered, rest = _with_users(node, choice, lowered, rest, scope)
    scope.each = each
    scope.release(layer.name for layer in made.around if isinstance(layer, Loop))
    if made.tests:
        first = next(place for place, entry in enumerate(lowered) if not _options(entry))
        test = every(node.span, made.tests)
        lowered = (*lowered[:first], ir.If(span=node.span, test=test, then=lowered[first:]))
    return lowered, rest


def _options(node: ir.Statement) -> bool:
    """What can be chosen, under a name, before it is known whether there is enough of it."""
    return isinstance(node, ir.Let) and isinstance(node.value, ir.Filter | ir.Ask)


def _may_choose(
    node: bound.Do, choice: bound.Chosen, made: Sentence, call: ir.Ask, rest: Nodes, scope: Scope
) -> tuple[Lowered, Nodes]:
    """What may be done with a chosen piece: choosing it is doing it."""
    follower = rest[0] if rest else None
    if (
        is_one(choice)
        and len(made.around) == 1
        and isinstance(follower, bound.If)
        and isinstance(follower.condition, bound.IfDid)
        and not (follower.condition.negated or follower.otherwise or asked_later(rest[1:]))
    ):
        given = give(node, made, call, rest, scope)
        if len(given) == 1 and isinstance(given[0], ir.For):
            around, then = given[0], block(follower.then, scope.inner())
            body = (*around.body, *then)
            return (ir.For(span=around.span, name=around.name, pieces=around.pieces, body=body),), rest[1:]
    lets = [layer for layer in made.around if isinstance(layer, ir.Let)]
    if not any(isinstance(let.value, ir.Choose) for let in lets):
        named = scope.local(plural(choice.name or kind_of(choice)))
        for index, layer in enumerate(made.around):
            if isinstance(layer, Loop) and isinstance(layer.pieces, ir.Choose):
                let = ir.Let(span=layer.span, name=named, value=layer.pieces)
                loop = Loop(layer.span, layer.name, ir.Name(span=layer.span, name=named))
                made.around[index : index + 1] = [let, loop]
                break
    else:
        named = next(let.name for let in lets if isinstance(let.value, ir.Choose))
    did = any_of(ir.Name(span=node.span, name=named))
    lowered = give(node, made, call, rest, scope)
    if isinstance(follower, bound.If) and isinstance(follower.condition, bound.IfDid):
        test = negate(did, follower.condition.negated)
        scope_then, scope_else = scope.inner(), scope.inner()
        if choice.name and is_one(choice):
            first = ir.First(span=node.span, pieces=ir.Name(span=node.span, name=named))
            scope_then.names[choice.name] = first
        then, otherwise = block(follower.then, scope_then), block(follower.otherwise, scope_else)
        rest = rest[1:]
        lowered = (*lowered, ir.If(span=follower.span, test=test, then=then, otherwise=otherwise))
    scope.did = did
    return lowered, rest


def _may(
    node: bound.Do, made: Sentence, call: ir.Ask, rest: Nodes, scope: Scope, *, asked: bool
) -> tuple[Lowered, Nodes]:
    """What may be done is asked first; where it counts whether it was, it must be possible whole."""
    span = node.span
    possible = made.can if asked else []
    test = every(span, [*possible, agrees(node.player, node.verb.id, span, scope)])
    done = give(node, made, call, rest, scope)
    if not asked:
        return (ir.If(span=span, test=test, then=done),), rest
    follower = rest[0]
    if is_did(follower) and not asked_later(rest[1:]):
        assert isinstance(follower, bound.If) and isinstance(follower.condition, bound.IfDid)
        then, otherwise = follower.then, follower.otherwise
        if follower.condition.negated:
            then, otherwise = otherwise, then
        after = block(then, scope.inner())
        return (
            ir.If(span=span, test=test, then=(*done, *after), otherwise=block(otherwise, scope.inner())),
        ), rest[1:]
    name = scope.local("done")
    scope.did = ir.Name(span=span, name=name)
    return (
        ir.Let(span=span, name=name, value=test),
        ir.If(span=span, test=scope.did, then=done),
    ), rest


def _with_users(
    node: bound.Do, choice: bound.Chosen, lowered: Lowered, rest: Nodes, scope: Scope
) -> tuple[Lowered, Nodes]:
    """Sentences after it that speak of the piece it was done to."""
    runs = speaking_of(rest, choice.name)
    if not lowered or not runs or not isinstance(lowered[-1], ir.For):
        return lowered, rest
    loop, first, last = lowered[-1], runs[0], runs[-1]
    several = loop.pieces
    if (first != last or first.start > 0) and isinstance(several, ir.Name):
        scope.names.pop(choice.name, None)
        scope.release([loop.name])
        return (*lowered, *_runs(node.span, choice.name, several.name, rest, scope)), ()
    users, others = rest[: last.stop], rest[last.stop :]
    body = (*loop.body, *block(users, scope.inner()))
    let = lowered[-2] if len(lowered) > 1 else None
    if isinstance(let, ir.Let) and loop.pieces == ir.Name(span=loop.pieces.span, name=let.name):
        plain = ir.For(span=loop.span, name=loop.name, pieces=let.value, body=body)
        return (*lowered[:-2], plain), others
    return (*lowered[:-1], ir.For(span=loop.span, name=loop.name, pieces=loop.pieces, body=body)), others


# --- if, for each, either, repeat ------------------------------------------------------------


def _if(node: bound.If, scope: Scope) -> Lowered:
    test = truth(node.condition, scope)
    then, otherwise = scope.inner(), scope.inner()
    named: list[ir.Statement] = []
    for name, place in places_held(node.condition, scope).items():
        if mentions(node.then, name):
            named.append(ir.Let(span=place.span, name=then.bind(name, place.span), value=place))
    lowered = ir.If(
        span=node.span,
        test=test,
        then=(*named, *block(node.then, then)),
        otherwise=block(node.otherwise, otherwise),
    )
    return (lowered,)


def truth(node: bound.Condition, scope: Scope) -> ir.Expression:
    """A condition inside an effect, which may ask whether the optional sentence was carried out."""
    match node:
        case bound.IfDid():
            if scope.did is None:
                raise InternalError("`if they do` follows no sentence that may be left undone")
            return negate(scope.did, node.negated)
        case bound.AllConditions():
            return every(node.span, [truth(part, scope) for part in node.conditions])
        case bound.AnyCondition():
            return ir.Any(span=node.span, parts=tuple(truth(part, scope) for part in node.conditions))
        case _:
            return condition(node, scope)


def _for_each(node: bound.ForEach, scope: Scope) -> ir.For:
    inner = scope.inner()
    if isinstance(node.pieces, bound.PlayerOf):
        many: ir.Expression = players(node.pieces)
    else:
        many = fixed(one_or_more(node.pieces, scope))
    name = inner.bind(node.name, node.span) if node.name else inner.local(node.kind or "piece")
    if isinstance(node.pieces, bound.PlayerOf):
        inner.each[node.pieces.word.id] = ir.Name(span=node.span, name=name)
    return ir.For(span=node.span, name=name, pieces=many, body=block(node.body, inner))


def _either(node: bound.Either, scope: Scope) -> Lowered:
    """One of several ways, by its number from 1."""
    span = node.span
    asked = agrees(node.chooser, "either", span, scope).arguments[0]
    ways = ir.Number(span=span, value=len(node.branches))
    ask = ir.Ask(span=span, method="either", arguments=(asked, ways), named=where(span))
    bodies = [block(branch, scope.inner()) for branch in node.branches]
    before: Lowered = ()
    answer: ir.Expression = ask
    if len(bodies) > 2:
        name = scope.local("way")
        before = (ir.Let(span=span, name=name, value=ask),)
        answer = ir.Name(span=span, name=name)
    lowered = bodies[-1]
    for way in range(len(bodies) - 1, 0, -1):
        test = ir.Compare(span=span, left=answer, op="==", right=ir.Number(span=span, value=way))
        lowered = (ir.If(span=span, test=test, then=bodies[way - 1], otherwise=lowered),)
    return (*before, *lowered)


def _repeat(node: bound.Repeat, scope: Scope) -> ir.Times:
    span, quantity = node.span, node.times
    body = block(node.body, scope.inner())
    endless = isinstance(quantity.number, bound.Unlimited)
    if endless or quantity.up_to:
        again = agrees(None, "repeat", span, scope)
        body = (ir.If(span=span, test=negate(again), then=(ir.Stop(span=span),)), *body)
    times = None if endless else number(quantity.number, scope)
    return ir.Times(span=span, times=times, body=body)
