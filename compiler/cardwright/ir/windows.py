"""When an ability can be used: steps, whose turn, and the event it answers."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.bound import nodes as bound
from cardwright.bound.calendar import calendar
from cardwright.ir import nodes as ir
from cardwright.ir.meant import refuse
from cardwright_engine import vocabulary as words


@dataclass(frozen=True, slots=True)
class Time:
    """Steps by id, and whose turn it must be. No steps: any time."""

    steps: tuple[str, ...]
    turn: ir.Turn
    timing: ir.Timing = ""


def time(node: bound.Ability, kind: words.CardKind, vocabulary: words.Vocabulary) -> Time:
    """The steps in which all step windows of an ability are open, and whose turn it must be; what is
    not said is the card kind's own."""
    form = node.form
    stepped = [window for window in node.windows if isinstance(window, bound.StepWindow)]
    if not stepped:
        return Time(kind.play_steps, kind.play_turn)
    turn = kind.play_turn if form == "play" else "own" if form == "action" else "either"
    for window in stepped:
        turn = _turn(window.who) or turn
    if len(stepped) == 1 and stepped[0].timing == "in":
        return Time(tuple(step.id for step in _steps(stepped[0])), turn, "")
    return Time(calendar(vocabulary).open(stepped), turn)


def _turn(who: bound.Player | None) -> ir.Turn | None:
    match who:
        case bound.You():
            return "own"
        case bound.Opponent():
            return "opponent"
        case _:
            return None


def _steps(window: bound.StepWindow) -> tuple[words.Step, ...]:
    found: list[words.Step] = []
    for step in window.steps:
        if isinstance(step, bound.Unresolved):
            raise refuse(step)
        found.append(step)
    return tuple(found)


def event_of(window: bound.EventWindow) -> words.Event:
    """The event that a window waits for."""
    if isinstance(window.event, bound.Unresolved):
        raise refuse(window.event)
    return window.event


def per(limit: bound.Limit | None) -> str:
    """What a limit counts within: the id of a step or an event."""
    if limit is None:
        return ""
    if isinstance(limit.per, bound.Unresolved):
        raise refuse(limit.per)
    return limit.per.id
