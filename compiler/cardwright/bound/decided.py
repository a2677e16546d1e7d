"""Conditions that are decided before anybody asks: by the window, by a choice, by plain numbers."""

from __future__ import annotations

from cardwright.bound import nodes as bound
from cardwright.bound.calendar import calendar
from cardwright.bound.known import known_of, lasting, stays
from cardwright.bound.numbers import Interval, bounds
from cardwright.bound.satisfiable import always, decide_tests
from cardwright.bound.sizes import dice_rolled
from cardwright.bound.timing import AbilityInTime
from cardwright.bound.walk import same
from cardwright_engine import vocabulary as words


def decided(
    condition: bound.Condition, timed: AbilityInTime, vocabulary: words.Vocabulary, *, early: bool = False
) -> bool | None:
    """Whether a condition of an effect always holds, or never; nothing where play decides. `early`: it is
    asked at the very moment of the window, so that all that was demanded there holds."""
    match condition:
        case bound.AllConditions():
            return _all([decided(one, timed, vocabulary, early=early) for one in condition.conditions])
        case bound.AnyCondition():
            return _any([decided(one, timed, vocabulary, early=early) for one in condition.conditions])
        case bound.InStep():
            return _turned(_in_step(condition, timed, vocabulary), condition.negated)
        case bound.EventIs():
            return _turned(_event_is(condition, timed), condition.negated)
        case bound.Compare():
            return _compare(_counted(condition.left, timed), condition.op, _counted(condition.right, timed))
        case bound.Passes():
            return _passes(condition, timed, vocabulary, early)
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


def _counted(number: bound.Number, timed: AbilityInTime) -> Interval:
    """The bounds of a number; no more dice show a face than were rolled."""
    most = dice_rolled(timed) if isinstance(number, bound.FacesRolled) and not number.roll else None
    return bounds(number) if most is None else Interval(0, most)


def _passes(
    condition: bound.Passes, timed: AbilityInTime, vocabulary: words.Vocabulary, early: bool
) -> bool | None:
    """What a piece was chosen for, or what the window demands of it, is true of it, unless a sentence
    since may have changed that: then only what stays as it is counts."""
    known = known_of(condition.piece, timed, vocabulary)
    if known is None or not (early or all(map(stays, condition.tests))):
        return None
    tests = known.tests if early else lasting(known.tests)
    if all(_follows(known.kind, test, tests, vocabulary) for test in condition.tests):
        return True
    together = decide_tests(known.kind, condition.span, (*tests, *condition.tests), vocabulary)
    return False if together.matches == "nothing" else None


def _follows(
    kind: words.Kind, test: bound.Test, known: tuple[bound.Test, ...], vocabulary: words.Vocabulary
) -> bool:
    """Whether a test holds of every piece of its kind, or is what is known already."""
    return always(kind, test, vocabulary) or any(same(test, one) for one in known)
