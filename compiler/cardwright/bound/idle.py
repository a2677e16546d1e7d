"""Sentences that leave everything as it is, whatever the position: they do none of something, do it to
a piece of which it is true already, or send a piece where it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from cardwright.bound import nodes as bound
from cardwright.bound.known import known_of
from cardwright.bound.numbers import bounds
from cardwright.bound.satisfiable import demands
from cardwright.bound.timing import AbilityInTime
from cardwright.bound.walk import same, span_of, statements
from cardwright.text.source import Span, written
from cardwright_engine import vocabulary as words


@dataclass(frozen=True, slots=True)
class Idle:
    """What changes nothing, why, and what says so before."""

    span: Span
    why: str
    said: Span | None = None


def idle(timed: AbilityInTime, vocabulary: words.Vocabulary) -> Iterator[Idle]:
    """Everything in an ability that changes nothing."""
    first = _first(timed, vocabulary)
    for statement in statements(timed.ability.body):
        match statement:
            case bound.Do():
                yield from _none(statement)
                yield from _itself(statement.agent, statement.arguments, statement.span)
                yield from _already(statement, statement is first, timed, vocabulary)
            case bound.Repeat() if bounds(statement.times.number).high <= 0:
                yield Idle(statement.times.span, "done no time at all, this is not done")
    for modify in timed.ability.modifies:
        change = bounds(modify.value)
        if modify.stage == "add" and change.exact and change.low == 0:
            yield Idle(modify.span, "0 more or fewer leaves the number as it is")
    for allow in timed.ability.allows:
        yield from _itself(allow.subject, allow.arguments, allow.span)


def _first(timed: AbilityInTime, vocabulary: words.Vocabulary) -> bound.Statement | None:
    """The first thing an ability does, where nobody can come in between it and what it was about: a
    card from a hand can be answered when it is played."""
    answered = any(event.reactable for event in vocabulary.events)
    if answered and timed.ability.form in ("play", "react"):
        return None
    return next((each for each in timed.ability.body if not isinstance(each, bound.Choose)), None)


def _none(sentence: bound.Do) -> Iterator[Idle]:
    for argument in sentence.arguments:
        match argument.value:
            case (
                bound.Whole() | bound.ByLevel() | bound.Sum() | bound.Product() | bound.Half()
            ) as number if argument.slot.type == "count" and bounds(number).high <= 0:
                yield Idle(argument.span, "the number is never more than 0")


def _itself(agent: object, arguments: tuple[bound.Argument, ...], span: Span) -> Iterator[Idle]:
    """One piece in two places of a sentence, where the verb is about two."""
    said = [one.value for one in arguments if one.slot.type in ("piece", "place", "player")]
    for one, other in combinations((agent, *said), 2):
        if _one(one) and same(one, other):
            where = span_of(other) or span
            name = "this" if isinstance(one, bound.This) else written(where)
            yield Idle(where, f"`{name}` is already the other piece of this sentence", span_of(one))


def _one(value: object) -> bool:
    """Whether a value means one piece or player, the same wherever it stands."""
    match value:
        case bound.Local():
            return not value.plural
        case bound.This() | bound.RoleOf() | bound.You() | bound.Opponent():
            return True
        case _:
            return False


def _already(
    sentence: bound.Do, first: bool, timed: AbilityInTime, vocabulary: words.Vocabulary
) -> Iterator[Idle]:
    """What the sentence would make of its object, or where it would send it, is so already."""
    verb = sentence.verb
    if not sentence.arguments:
        return
    methods = {relation.id: relation.method for relation in vocabulary.relations}
    for test in _tests(sentence.arguments[0].value, first, timed, vocabulary):
        match test:
            case bound.IsAdjective(negated=False) if test.adjective.id == verb.makes:
                word = test.adjective.words[0]
                yield Idle(sentence.span, f"what is `{word}` does not become it again", test.span)
            case bound.InZone(negated=False) if test.zone.id == verb.into or _sent(sentence, test):
                yield Idle(sentence.span, f"it is in the {test.zone.words[0]} already", test.span)
            case bound.Related(negated=False):
                for argument in sentence.arguments[1:]:
                    reached = methods.get(argument.slot.reaches)
                    if reached == test.relation.method and _there(test, argument.value):
                        yield Idle(sentence.span, "it is there already", test.span)


def _tests(
    value: object, first: bool, timed: AbilityInTime, vocabulary: words.Vocabulary
) -> tuple[bound.Test, ...]:
    """What is true of the object of a sentence when it is carried out. What is known of a name may not
    be true any more once something has been done."""
    match value:
        case bound.Chosen(pieces=bound.Select() as select) | bound.TheOnly(pieces=select):
            return demands(select)
        case bound.This() if first:
            return tuple(test for place in timed.ability.places for test in place.tests)
        case bound.Local() | bound.RoleOf() if first:
            known = known_of(value, timed, vocabulary)
            return known.tests if known is not None else ()
        case _:
            return ()


def _sent(sentence: bound.Do, test: bound.InZone) -> bool:
    return any(
        isinstance(argument.value, bound.ZoneOf)
        and argument.slot.preposition == "to"
        and argument.value.zone.id == test.zone.id
        and same(argument.value.player, test.player)
        for argument in sentence.arguments
    )


def _there(test: bound.Related, goal: object) -> bool:
    """Whether a piece that passes a test is where it is to go."""
    match goal:
        case bound.Local(plural=False) | bound.RoleOf():
            return test.name == goal.name if test.name else same(test.other, goal)
        case bound.This() | bound.Named() | bound.TheOnly():
            return same(test.other, goal)
        case _:
            return False
