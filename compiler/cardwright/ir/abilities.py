"""Abilities: the one envelope, unwound into functions that the engine calls."""

from __future__ import annotations

from dataclasses import replace

from cardwright.bound import nodes as bound
from cardwright.bound.condition_ids import Demand, demands
from cardwright.bound.walk import walk
from cardwright.diagnostics.internal_error import InternalError
from cardwright.ir import nodes as ir
from cardwright.ir.choosing import is_one
from cardwright.ir.conditions import condition, qualifies
from cardwright.ir.continuous import allowance, modifier, ruling
from cardwright.ir.costs import cost
from cardwright.ir.mentions import mentions
from cardwright.ir.places import places_held, places_named
from cardwright.ir.scope import Draft, Made, Scope, spread
from cardwright.ir.statements import block
from cardwright.ir.truths import every
from cardwright.ir.values import candidates, one_or_more, player, test
from cardwright.ir.windows import Time, event_of, per, time
from cardwright.text.source import Span, written

STEP = "step"  # the id of the engine's event that a step starts or ends
STEP_CLASS = "StepEvent"


def abilities(node: bound.Ability, draft: Draft) -> tuple[ir.Ability, ...]:
    """An ability of a card: one for each event that it answers."""
    return _each_event(node, Scope(draft=draft))


def lasting(node: bound.Ability, scope: Scope) -> Made:
    """An ability that an effect makes, as constants and what they keep of the effect."""
    keeps: list[tuple[str, ir.Expression, bool]] = []
    root = Scope(draft=scope.draft, outer=scope, keeps=keeps)
    made = _each_event(node, root)
    constants = tuple(scope.draft.define_lasting(_constant(ability), ability) for ability in made)
    return constants, spread(keeps)


def delayed(node: bound.Delay, scope: Scope) -> Made:
    """What happens once when a step starts or ends, as a lasting trigger."""
    window = bound.StepWindow(span=node.span, timing=node.timing, steps=(node.step,))
    trigger = bound.Ability(span=node.span, form="trigger", windows=(window,), body=node.body)
    return lasting(trigger, scope)


def _constant(ability: ir.Ability) -> str:
    if ability.event == STEP:
        return f"{ability.timing} {ability.conditions[0].id}"
    if ability.event:
        return f"{ability.timing} {ability.event}"
    return "in force"


def _each_event(node: bound.Ability, root: Scope) -> tuple[ir.Ability, ...]:
    windows = [window for window in node.windows if isinstance(window, bound.EventWindow)]
    if not windows:
        return (_ability(node, None, root),)
    return tuple(_ability(node, window, root) for window in windows)


def _ability(node: bound.Ability, window: bound.EventWindow | None, root: Scope) -> ir.Ability:
    span, draft = node.span, root.draft
    scope = root.sibling()
    when = time(node, draft.kind, draft.vocabulary)
    stepped = [entry for entry in node.windows if isinstance(entry, bound.StepWindow)]
    event, timing, python = "", when.timing, ""
    if window is not None:
        entry = event_of(window)
        event, timing, python = entry.id, window.timing, entry.python
        scope.own_roles = entry.roles
        scope.roles = {role.name: role.role.id for role in window.roles if role.name}
    elif node.form == "trigger" and stepped:
        event, timing, python = STEP, "when" if stepped[0].timing == "in" else stepped[0].timing, STEP_CLASS
    if node.form not in ("play", "action") and not (stepped and window is not None):
        when = Time((), "own" if node.form != "react" else "either")
    if node.form == "action" and not stepped:
        when = Time((), "own")
    shorn = node if window is None else replace(node, windows=(window, *stepped))
    places = _places(node, () if window is None else window.roles, scope)
    conditions = tuple(_condition(id, demand, python, _with(places, scope)) for id, demand in demands(shorn))
    if event == STEP:
        conditions = (_step(stepped[0], scope), *conditions)
    announced, body = _announced(node)
    targets = _targets(span, announced, python, scope) if announced else ""
    binds, named = _binds(node, places, python, scope)
    paid = None if node.cost is None else cost(node.cost, span, python, _with(named, scope))
    effect = _effect(node, body, announced, event, timing, python, _with(named, scope)) if body else ""
    modifies, allows = _continuous(node, _with(places, scope))
    return ir.Ability(
        span=span,
        form=node.form,
        event=event,
        timing=timing,
        zones=tuple(zone for place in node.places for zone in _zones(place.tests)),
        steps=when.steps,
        turn=when.turn,
        manner="" if node.manner is None else node.manner.id,
        user="" if node.user is None else _user(node.user, python, scope),
        conditions=conditions,
        limit=per(node.limit),
        times=1 if node.limit is None else node.limit.times,
        optional=node.optional,
        binds=binds,
        targets=targets,
        cost=paid,
        effect=effect,
        modifiers=modifies,
        rulings=allows,
    )


def _with(named: dict[str, ir.Expression], scope: Scope) -> Scope:
    inner = scope.sibling()
    inner.names = dict(named)
    return inner


def _returns(span: Span, value: ir.Expression) -> tuple[ir.Statement, ...]:
    return (ir.Return(span=span, value=value),)


# --- conditions ------------------------------------------------------------------------------


def _condition(id: str, demand: Demand, python: str, root: Scope) -> ir.Condition:
    span, scope = demand.span, _with(root.names, root)
    match demand:
        case bound.RoleTest():
            role = ir.Happening(span=span, field=demand.role.id)
            holds = every(span, [test(entry, role, scope) for entry in demand.tests])
        case bound.EventIs():
            holds = condition(demand, scope) if demand.negated else qualifies(demand.qualifier, span)
        case bound.ZoneCondition():
            holds = every(span, [test(entry, ir.This(span=span), scope) for entry in demand.tests])
        case bound.StepWindow():
            raise InternalError("a step window is not asked as a condition")
        case _:
            holds = condition(demand, scope)
    return replace(_asked(id, span, holds, python, root.draft), itself=_itself(demand))


def _itself(demand: Demand) -> str:
    """The role of the event in which the card itself is wanted, "" where it is not."""
    if not isinstance(demand, bound.RoleTest):
        return ""
    wanted = (
        isinstance(entry, bound.IsOneOf) and not entry.negated and isinstance(entry.pieces, bound.This)
        for entry in demand.tests
    )
    return demand.role.id if any(wanted) else ""


def _asked(id: str, span: Span, holds: ir.Expression, python: str, draft: Draft) -> ir.Condition:
    made = ir.Function(
        span=span, name=f"is {id}", form="test", parameters=(), body=_returns(span, holds), event=python
    )
    says = " ".join(written(span).split())
    return ir.Condition(span=span, id=id, says=says, test=draft.define(made))


def _step(window: bound.StepWindow, scope: Scope) -> ir.Condition:
    """The step that a trigger waits for, and whose turn it must be."""
    span = window.span
    ids = [step.id for step in window.steps if not isinstance(step, bound.Unresolved)]
    step = ir.Happening(span=span, field="step")
    words = tuple(ir.Word(span=span, text=id) for id in ids)
    if len(words) == 1:
        holds: ir.Expression = ir.Compare(span=span, left=step, op="==", right=words[0])
    else:
        group = ir.Group(span=span, parts=words, spread=(False,) * len(words))
        holds = ir.Member(span=span, piece=step, pieces=group)
    if window.who is not None:
        whose = ir.Happening(span=span, field="player")
        who = player(window.who, scope.sibling())
        holds = every(span, [holds, ir.Compare(span=span, left=whose, op="==", right=who)])
    called = [step.words[0] for step in window.steps if not isinstance(step, bound.Unresolved)]
    says = f"{window.timing} the {' or the '.join(called)}"
    return replace(_asked(ids[0], span, holds, STEP_CLASS, scope.draft), says=says)


# --- places ----------------------------------------------------------------------------------


def _zones(tests: tuple[bound.Test, ...]) -> tuple[str, ...]:
    """The zones that places name; other places are conditions."""
    found: list[str] = []
    for entry in tests:
        if isinstance(entry, bound.InZone) and not entry.negated:
            found.append(entry.zone.id)
        elif isinstance(entry, bound.AnyTest):
            found += _zones(entry.tests)
    return tuple(found)


def _places(node: bound.Ability, roles: tuple[bound.RoleTest, ...], scope: Scope) -> dict[str, ir.Expression]:
    """Every piece that the head of an ability names by where something stands: `on a path as way`."""
    found: dict[str, ir.Expression] = {}
    for place in node.places:
        found |= places_named(place.tests, ir.This(span=place.span), scope, place.name)
    for role in roles:
        found |= places_named(role.tests, ir.Happening(span=role.span, field=role.role.id), scope)
    for entry in node.conditions:
        found |= places_held(entry, scope)
    return found


def _binds(
    node: bound.Ability, places: dict[str, ir.Expression], python: str, scope: Scope
) -> tuple[str, dict[str, ir.Expression]]:
    """Names of places: read where they are spoken of, or, since a cost can take the card away, kept
    before it is paid."""
    if not places or node.cost is None or scope.outer is not None:
        return "", places
    span = node.span
    group = ir.Group(span=span, parts=tuple(places.values()), spread=(False,) * len(places))
    made = ir.Function(
        span=span, name="binds", form="binds", parameters=(), body=_returns(span, group), event=python
    )
    kept: dict[str, ir.Expression] = {
        name: ir.Bound(span=span, index=index) for index, name in enumerate(places)
    }
    return scope.draft.define(made), kept


# --- what is done ----------------------------------------------------------------------------


def _announced(node: bound.Ability) -> tuple[tuple[bound.Chosen, ...], tuple[bound.Statement, ...]]:
    """The choices that are part of the listed action, and the sentences after them."""
    chosen: list[bound.Chosen] = []
    for entry in node.body:
        if not (isinstance(entry, bound.Choose) and entry.announced and is_one(entry.chosen)):
            break
        chosen.append(entry.chosen)
    return tuple(chosen), node.body[len(chosen) :]


def _targets(span: Span, announced: tuple[bound.Chosen, ...], python: str, root: Scope) -> str:
    scope = root.sibling()
    layers: list[tuple[tuple[ir.Source, ...], tuple[ir.Expression, ...], Span]] = []
    names: list[str] = []
    for chosen in announced:
        name = scope.bind(chosen.name or "target", chosen.span)
        names.append(name)
        if isinstance(chosen.pieces, bound.Select):
            sources, tests = candidates(chosen.pieces, scope, name)
        else:
            sources = (ir.Source(name=name, pieces=one_or_more(chosen.pieces, scope)),)
            tests = ()
        layers.append((sources, tests, chosen.span))
    body: tuple[ir.Statement, ...] = (ir.Offer(span=span, targets=tuple(names)),)
    for sources, tests, place in reversed(layers):
        if tests:
            body = (ir.If(span=place, test=every(place, list(tests)), then=body),)
        for source in reversed(sources):
            body = (ir.For(span=place, name=source.name, pieces=source.pieces, body=body),)
    made = ir.Function(
        span=span, name="targets", form="targets", parameters=(), body=body, event=python, targets=len(names)
    )
    return root.draft.define(made)


def _effect(
    node: bound.Ability,
    body: tuple[bound.Statement, ...],
    announced: tuple[bound.Chosen, ...],
    event: str,
    timing: ir.Timing,
    python: str,
    scope: Scope,
) -> str:
    parameters = tuple(scope.bind(chosen.name or "target", chosen.span) for chosen in announced)
    called = _players(body, scope)
    places: list[ir.Statement] = []
    for name, value in tuple(scope.names.items()):
        if isinstance(value, ir.TheOnly) and mentions(body, name):
            local = scope.bind(name, value.span)
            places.append(ir.Let(span=value.span, name=local, value=value))
    made = ir.Function(
        span=node.span,
        name=_effect_name(node, event, timing),
        form="effect",
        parameters=parameters,
        body=(*called, *places, *block(body, scope)),
        event=python,
    )
    return scope.draft.define(made)


def _players(body: tuple[bound.Statement, ...], scope: Scope) -> list[ir.Statement]:
    """A player who is spoken of more than once gets a name."""
    words = [node.word for node in walk(body) if isinstance(node, bound.PlayerOf) and not node.each]
    made: list[ir.Statement] = []
    for word in dict.fromkeys(words):
        if words.count(word) > 1 and word.id not in scope.each:
            spoken = next(
                node for node in walk(body) if isinstance(node, bound.PlayerOf) and node.word == word
            )
            value = player(spoken, scope)
            local = scope.local(f"{word.id} player")
            scope.each[word.id] = ir.Name(span=spoken.span, name=local)
            made.append(ir.Let(span=spoken.span, name=local, value=value))
    return made


def _effect_name(node: bound.Ability, event: str, timing: ir.Timing) -> str:
    if event == STEP and isinstance(node.windows[0], bound.StepWindow):
        step = node.windows[0].steps[0]
        return f"{timing} {'' if isinstance(step, bound.Unresolved) else step.id}"
    if node.form == "react" or not event:
        return node.form
    return f"{timing} {event}"


def _user(node: bound.Player, python: str, root: Scope) -> str:
    value = player(node, root.sibling())
    made = ir.Function(
        span=node.span,
        name="user",
        form="number",
        parameters=(),
        body=_returns(node.span, value),
        event=python,
    )
    return root.draft.define(made)


def _continuous(node: bound.Ability, scope: Scope) -> tuple[tuple[ir.Modifier, ...], tuple[ir.Ruling, ...]]:
    """What a continuous ability changes, allows and forbids."""
    modifiers = [modifier(entry, scope) for entry in node.modifies]
    rulings: list[ir.Ruling] = []
    for entry in node.allows:
        if entry.number is not None and entry.allows and not isinstance(entry.number, bound.Unlimited):
            modifiers += [allowance(entry, verb, scope) for verb in entry.verbs]
        else:
            rulings += [ruling(entry, verb, scope) for verb in entry.verbs]
    return tuple(modifiers), tuple(rulings)
