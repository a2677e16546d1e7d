"""What the conditions of an ability are called, so that refusals and examples can name them.

`expect error melee` names the condition that a card writes as `in melee`: a property of an event by
its own id, what is demanded of a role by the role, a number by its attribute, a set by its kind.
Several of one name on one ability get numbers: `attacker`, `attacker-2`.
"""

from __future__ import annotations

from cardwright.bound import nodes as bound

Demand = bound.RoleTest | bound.EventIs | bound.ZoneCondition | bound.Condition | bound.StepWindow


def demands(ability: bound.Ability) -> tuple[tuple[str, Demand], ...]:
    """Everything that must hold for an ability to be used, each under its id, in the order in which it
    is unwound: what the event must be, where the card must be, its other conditions."""
    named: list[tuple[str, Demand]] = []
    for window in ability.windows:
        if isinstance(window, bound.EventWindow):
            named += [(role.role.id, role) for role in window.roles if role.tests]
            named += [(qualifier.qualifier.id, qualifier) for qualifier in window.qualifiers]
    named += [("place", place) for place in ability.places if not only_zones(place)]
    for condition in ability.conditions:
        parts = condition.conditions if isinstance(condition, bound.AllConditions) else (condition,)
        named += [(_id(part), part) for part in parts]
    seen: dict[str, int] = {}
    unique: list[tuple[str, Demand]] = []
    for id, demand in named:
        seen[id] = seen.get(id, 0) + 1
        unique.append((id if seen[id] == 1 else f"{id}-{seen[id]}", demand))
    return tuple(unique)


def only_zones(place: bound.ZoneCondition) -> bool:
    """Whether a place is told by zones alone, which an ability carries by their ids."""
    return all(_zones(test) for test in place.tests)


def _zones(test: bound.Test) -> bool:
    match test:
        case bound.InZone():
            return not test.negated
        case bound.AnyTest():
            return all(_zones(part) for part in test.tests)
        case _:
            return False


def _id(condition: bound.Condition) -> str:
    match condition:
        case bound.EventIs():
            name = condition.qualifier.id
        case bound.InStep():
            name = condition.step.id
        case bound.Compare():
            name = _number(condition.left) or _number(condition.right)
        case bound.Exists():
            name = condition.pieces.kind.id if isinstance(condition.pieces, bound.Select) else ""
        case bound.Passes():
            name = _test(condition.tests[0]) if condition.tests else ""
        case _:
            name = ""
    return name or "condition"


def _number(number: bound.Number) -> str:
    match number:
        case bound.AttributeOf():
            return number.attribute.id
        case bound.CountOf() if isinstance(number.pieces, bound.Select):
            return number.pieces.kind.id
        case _:
            return ""


def _test(test: bound.Test) -> str:
    match test:
        case bound.IsAdjective():
            return test.adjective.id
        case bound.IsKind():
            return test.kind.id
        case bound.Related():
            return test.relation.id
        case bound.InZone():
            return test.zone.id
        case bound.WithNumber():
            return test.attribute.id
        case bound.WithToken():
            return test.token.id
        case bound.DidVerb():
            return test.verb.id
        case _:
            return ""
