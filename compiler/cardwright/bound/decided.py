"""Conditions that are decided before anybody asks: by the window, by a choice, by plain numbers."""

from __future__ import annotations

from cardwright.bound import nodes as bound
from cardwright.bound.calendar import calendar
from cardwright.bound.numbers import Interval, bounds
from cardwright.bound.satisfiable import always, decide_tests, demands
from cardwright.bound.timing import AbilityInTime
from cardwright_engine import vocabulary as words


def decided(condition: bound.Condition, timed: AbilityInTime, vocabulary: words.Vocabulary) -> bool | None:
    """Whether a condition of an effect always holds, or never; nothing where play decides."""
    match condition:
        case bound.AllConditions():
            return _all([decided(one, timed, vocabulary) for one in condition.conditions])
        case bound.AnyCondition():
            return _any([decided(one, timed, vocabulary) for one in condition.conditions])
        case bound.InStep():
            return _turned(_in_step(condition, timed, vocabulary), condition.negated)
        case bound.EventIs():
            return _turned(_event_is(condition, timed), condition.negated)
        case bound.Compare():
            return _compare(bounds(condition.left), condition.op, bounds(condition.right))
        case bound.Passes():
            return _passes(condition, timed, vocabulary)
        case _:
            return None


def _all(answers: list[bool | None]) -> bool | None:
    if False in answers:
        return False
    return True if answers and all(answers) else None


def _any(answers: list[bool | None]) -> bool | None:
    if True in answers:
        return True
    return False if answers and all(answer is False for answer in answers) else None


def _turned(answer: bool | None, negated: bool) -> bool | None:
    return answer if answer is None else answer != negated


def _in_step(condition: bound.InStep, timed: AbilityInTime, vocabulary: words.Vocabulary) -> bool | None:
    leaves = calendar(vocabulary).parts(condition.step.id)
    inside = [moment.step in leaves for moment in timed.moments]
    if not any(inside):
        return False if inside else None
    return True if all(inside) and condition.player is None else None


def _event_is(condition: bound.EventIs, timed: AbilityInTime) -> bool | None:
    """What the window says of the event, and the other values of the same property."""
    for window in timed.ability.windows:
        if isinstance(window, bound.EventWindow):
            for said in window.qualifiers:
                if said.qualifier.field == condition.qualifier.field:
                    if said.qualifier.value == condition.qualifier.value:
                        return not said.negated
                    if not said.negated:
                        return False
    return None


def _compare(left: Interval, op: str, right: Interval) -> bool | None:
    less, more = left.high < right.low, left.low > right.high
    equal = left.exact and left == right
    always_holds, never_holds = {
        "==": (equal, less or more),
        "!=": (less or more, equal),
        "<": (less, left.low >= right.high),
        "<=": (left.high <= right.low, more),
        ">": (more, left.high <= right.low),
        ">=": (left.low >= right.high, less),
    }[op]
    return True if always_holds else False if never_holds else None


def _passes(condition: bound.Passes, timed: AbilityInTime, vocabulary: words.Vocabulary) -> bool | None:
    """What a piece was chosen for is true of it, unless a sentence since may have changed that: only
    what stays as it is counts, the kind, the words of attributes, the side."""
    known = _chosen_for(condition.piece, timed)
    if known is None or not all(_stays(test) for test in condition.tests):
        return None
    kind, tests = known
    lasting = tuple(test for test in tests if _stays(test))
    if all(always(kind, test, vocabulary) for test in condition.tests):
        return True
    together = decide_tests(kind, condition.span, (*lasting, *condition.tests), vocabulary)
    return False if together.matches == "nothing" else None


def _chosen_for(piece: bound.Piece, timed: AbilityInTime) -> tuple[words.Kind, tuple[bound.Test, ...]] | None:
    if isinstance(piece, bound.Local):
        for node in timed.nodes:
            if (
                isinstance(node, bound.Chosen)
                and node.name == piece.name
                and isinstance(node.pieces, bound.Select)
            ):
                return node.pieces.kind, demands(node.pieces)
    return None


def _stays(test: bound.Test) -> bool:
    match test:
        case bound.IsAdjective():
            return bool(test.adjective.attribute) or test.adjective.relative
        case bound.IsKind() | bound.IsNamed():
            return True
        case bound.AnyTest():
            return all(_stays(one) for one in test.tests)
        case _:
            return False
