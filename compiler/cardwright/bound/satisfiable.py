"""Whether a selector can match: nothing, everything of its kind, or some.

A selector is a conjunction of tests over finite domains: kinds, adjectives, words that an attribute
can be, ranges of its number, zones, distances. The tests are gathered as facts about one candidate;
two facts that cannot hold together leave nothing. What is not a fact of these kinds (what the log
tells, what another piece is) is free to hold or not, unless the opposite is demanded as well; where
the vocabulary cannot say whether two facts go together the answer is `unknown`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Literal

from cardwright.bound import nodes as bound
from cardwright.bound.families import is_a, related
from cardwright.bound.numbers import Interval, bounds
from cardwright.bound.walk import same, span_of
from cardwright.text.source import Span, written
from cardwright_engine import vocabulary as words

_MOST_CASES = 64


@dataclass(frozen=True, slots=True)
class Clash:
    """Two tests that no piece passes together, or one that none passes at all."""

    first: Span
    second: Span | None
    why: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a selector matches; `witness` describes a piece that it matches, in words."""

    matches: Literal["nothing", "everything", "some", "unknown"]
    clash: Clash | None = None
    witness: tuple[str, ...] = ()


@dataclass(slots=True)
class Candidate:
    """What is demanded of one piece, each demand with the test that makes it."""

    vocabulary: words.Vocabulary
    kind: str
    kind_test: Span
    adjectives: dict[tuple[str, str], tuple[bool, Span]] = field(default_factory=dict)
    values: dict[str, tuple[frozenset[str], Span]] = field(default_factory=dict)
    numbers: dict[str, tuple[Interval, Span]] = field(default_factory=dict)
    zones: tuple[frozenset[str], Span] | None = None
    titles: tuple[frozenset[str], Span] | None = None
    free: list[tuple[bound.Test, bool]] = field(default_factory=list)
    witness: list[str] = field(default_factory=list)
    unknown: bool = False


def decide(select: bound.Select, vocabulary: words.Vocabulary) -> Verdict:
    """What a selector matches in its game."""
    return decide_tests(select.kind, select.span, demands(select), vocabulary)


def demands(select: bound.Select) -> tuple[bound.Test, ...]:
    """All that a selector demands: its tests, and where its pieces are looked for."""
    domain = (select.domain,) if isinstance(select.domain, bound.InZone) else ()
    return (*domain, *select.tests)


def decide_tests(
    kind: words.Kind, span: Span, tests: tuple[bound.Test, ...], vocabulary: words.Vocabulary
) -> Verdict:
    """What tests leave of the pieces of a kind."""
    cases = list(_cases(tests))
    if len(cases) > _MOST_CASES:
        return Verdict("unknown")
    first_clash: Clash | None = None
    unknown = False
    for case in cases:
        candidate = Candidate(vocabulary, kind.id, span)
        clash = next(filter(None, (_demand(candidate, test) for test in case)), None)
        if clash is None:
            if tests and all(always(kind, test, vocabulary) for test in tests):
                return Verdict("everything", witness=_described(candidate))
            if not candidate.unknown:
                return Verdict("some", witness=_described(candidate))
            unknown = True
        elif first_clash is None:
            first_clash = clash
    return Verdict("unknown") if unknown else Verdict("nothing", clash=first_clash)


def _cases(tests: tuple[bound.Test, ...]) -> Iterator[tuple[bound.Test, ...]]:
    """The alternatives of tests with `or`, each one a conjunction; at most one more than are read."""
    choices: list[list[tuple[bound.Test, ...]]] = []
    for test in tests:
        if isinstance(test, bound.AnyTest):
            choices.append([case for one in test.tests for case in _cases((one,))])
        else:
            choices.append([(test,)])
    for number, parts in enumerate(product(*choices)):
        if number > _MOST_CASES:
            return
        yield tuple(test for part in parts for test in part)


# --- one more demand ---------------------------------------------------------------------------


def _demand(candidate: Candidate, test: bound.Test) -> Clash | None:
    match test:
        case bound.IsAdjective():
            return _adjective(candidate, test)
        case bound.IsKind():
            return _kind(candidate, test)
        case bound.IsNamed():
            return _title(candidate, test)
        case bound.WithNumber():
            return _number(candidate, test)
        case bound.InZone():
            return _zone(candidate, test)
        case bound.Related():
            return _distance(candidate, test) or _free(candidate, test)
        case bound.Unresolved():
            candidate.unknown = True
            return None
        case _:
            return _free(candidate, test)


def _adjective(candidate: Candidate, test: bound.IsAdjective) -> Clash | None:
    adjective, wanted = test.adjective, not test.negated
    attribute = _attribute(candidate.vocabulary, adjective.attribute)
    if attribute is not None and attribute.domain:
        before, where = candidate.values.get(attribute.id, (frozenset(attribute.domain), test.span))
        value = frozenset((adjective.value,))
        left = before & value if wanted else before - value
        if not left:
            return Clash(where, test.span, f"{_noun(attribute)} is one of {_list(attribute.domain)}")
        candidate.values[attribute.id] = (left, test.span)
    by = _seen_from(test.player)
    known = candidate.adjectives.get((adjective.id, by))
    if known is not None and known[0] != wanted:
        return Clash(known[1], test.span, f"`{adjective.words[0]}` and its opposite")
    if wanted:
        for (other, other_by), (holds, where) in candidate.adjectives.items():
            if holds and other_by == by and _exclude(candidate.vocabulary, adjective, other):
                return Clash(
                    where,
                    test.span,
                    f"nothing is both `{_word(candidate, other)}` and `{adjective.words[0]}`",
                )
    candidate.adjectives[adjective.id, by] = (wanted, test.span)
    candidate.witness.append(f"{'' if wanted else 'not '}{adjective.words[0]}")
    return None


def _kind(candidate: Candidate, test: bound.IsKind) -> Clash | None:
    kind = test.kind.id
    if test.negated:
        if is_a(candidate.vocabulary, candidate.kind, kind):
            return Clash(candidate.kind_test, test.span, f"it is `{test.kind.words[0]}` already")
        return None
    if is_a(candidate.vocabulary, candidate.kind, kind):
        return None
    if is_a(candidate.vocabulary, kind, candidate.kind):
        candidate.kind, candidate.kind_test = kind, test.span
        candidate.witness.append(test.kind.words[0])
        return None
    if related(candidate.vocabulary, kind, candidate.kind):
        candidate.unknown = True  # two parts of one kind may overlap
        return None
    return Clash(candidate.kind_test, test.span, "no piece is of both kinds")


def _title(candidate: Candidate, test: bound.IsNamed) -> Clash | None:
    titles = frozenset(test.named.titles)
    if test.negated:
        if candidate.titles is not None and candidate.titles[0] <= titles:
            return Clash(candidate.titles[1], test.span, "no title is left")
        return None
    before = candidate.titles
    left = before[0] & titles if before else titles
    if before and not left:
        return Clash(before[1], test.span, "one card has one title")
    candidate.titles = (left, test.span)
    candidate.witness.append(f'"{min(left)}"')
    return None


def _number(candidate: Candidate, test: bound.WithNumber) -> Clash | None:
    attribute = test.attribute
    value = bounds(test.number)
    if not value.exact or test.negated:
        return _free(candidate, test)
    possible = Interval(attribute.low, attribute.high)
    before, where = candidate.numbers.get(attribute.id, (possible, test.span))
    left = before.meet(_compared(test.op, value.low))
    if left is None:
        says = f"{_noun(attribute)} is a number from {attribute.low} to {attribute.high}"
        return Clash(where, None if where is test.span else test.span, says)
    candidate.numbers[attribute.id] = (left, test.span)
    candidate.witness.append(f"{left.low} {attribute.words[0]}")
    return None


def _zone(candidate: Candidate, test: bound.InZone) -> Clash | None:
    everywhere = frozenset(zone.id for zone in candidate.vocabulary.zones)
    before, where = candidate.zones or (everywhere, test.span)
    here = frozenset((test.zone.id,))
    left = before - here if test.negated else before & here
    if not left:
        # A zone that holds others (in play, on the table) is not known to exclude them.
        if any(zone.in_play for zone in candidate.vocabulary.zones if zone.id in before | here):
            candidate.unknown = True
            return None
        return Clash(where, test.span, "a card is in one place at a time")
    candidate.zones = (left, test.span)
    candidate.witness.append(f"{'not ' if test.negated else ''}{test.zone.preposition} {test.zone.words[0]}")
    return None


def _distance(candidate: Candidate, test: bound.Related) -> Clash | None:
    """Distances to one and the same other piece must go together."""
    mine = reach(test)
    if mine is None:
        return None
    for other, _ in candidate.free:
        if isinstance(other, bound.Related) and same(other.other, test.other):
            theirs = reach(other)
            if theirs is not None and mine.meet(theirs) is None:
                return Clash(other.span, test.span, "the distances contradict each other")
    return None


def reach(test: bound.Related) -> Interval | None:
    """How far the candidate is from the other piece, where the relation says."""
    if test.relation.distance:
        low, high = test.relation.distance
        return (
            Interval(high + 1, 99)
            if test.negated and low <= 1
            else None
            if test.negated
            else Interval(low, high)
        )
    if test.relation.measure and test.measure is not None:
        value = bounds(test.measure)
        if value.exact:
            return Interval(value.low + 1, 99) if test.negated else Interval(0, value.high)
    return None


def _free(candidate: Candidate, test: bound.Test) -> Clash | None:
    """A test that is free to hold, unless the very opposite is demanded."""
    negated = bool(getattr(test, "negated", False))
    for other, other_negated in candidate.free:
        if negated != other_negated and _same_but_negated(test, other):
            return Clash(
                span_of(other) or candidate.kind_test, span_of(test), "the one is the opposite of the other"
            )
    candidate.free.append((test, negated))
    span = span_of(test)
    if span is not None:
        candidate.witness.append(written(span))
    return None


def _same_but_negated(one: bound.Test, other: bound.Test) -> bool:
    if type(one) is not type(other):
        return False
    names = [name for name in type(one).__dataclass_fields__ if name not in ("span", "negated")]
    return all(same(getattr(one, name), getattr(other, name)) for name in names)


# --- tests that always hold --------------------------------------------------------------------


def always(kind: words.Kind, test: bound.Test, vocabulary: words.Vocabulary) -> bool:
    """Whether every piece of a kind passes a test."""
    match test:
        case bound.IsKind():
            return not test.negated and is_a(vocabulary, kind.id, test.kind.id)
        case bound.WithNumber():
            value = bounds(test.number)
            attribute = test.attribute
            possible = Interval(attribute.low, attribute.high)
            allowed = _compared(test.op, value.low) if value.exact else None
            return allowed is not None and not test.negated and allowed.holds(possible)
        case bound.IsAdjective():
            named = _attribute(vocabulary, test.adjective.attribute)
            return named is not None and not test.negated and named.domain == (test.adjective.value,)
        case bound.AnyTest():
            return any(always(kind, one, vocabulary) for one in test.tests) or _covers(test, vocabulary)
        case _:
            return False


def _covers(test: bound.AnyTest, vocabulary: words.Vocabulary) -> bool:
    """Whether the alternatives name every word that an attribute can be, or a test and its opposite."""
    named: dict[str, set[str]] = {}
    for one in test.tests:
        if isinstance(one, bound.IsAdjective) and one.adjective.attribute and not one.negated:
            named.setdefault(one.adjective.attribute, set()).add(one.adjective.value)
    if any(
        attribute.domain and set(attribute.domain) <= named.get(attribute.id, set())
        for attribute in vocabulary.attributes
    ):
        return True
    return any(
        bool(getattr(one, "negated", False)) and _same_but_negated(one, other)
        for one in test.tests
        for other in test.tests
        if not getattr(other, "negated", False)
    )


# --- words -------------------------------------------------------------------------------------


def _compared(op: str, value: int) -> Interval:
    low, high = {
        "==": (value, value),
        ">=": (value, None),
        ">": (value + 1, None),
        "<=": (None, value),
        "<": (None, value - 1),
    }[op]
    return Interval(-(10**9) if low is None else low, 10**9 if high is None else high)


def _attribute(vocabulary: words.Vocabulary, id: str) -> words.Attribute | None:
    return next((attribute for attribute in vocabulary.attributes if id and attribute.id == id), None)


def _exclude(vocabulary: words.Vocabulary, adjective: words.Adjective, other: str) -> bool:
    theirs = next((entry.excludes for entry in vocabulary.adjectives if entry.id == other), ())
    return other in adjective.excludes or adjective.id in theirs


def _word(candidate: Candidate, adjective: str) -> str:
    return next(entry.words[0] for entry in candidate.vocabulary.adjectives if entry.id == adjective)


def _seen_from(player: bound.Player | None) -> str:
    match player:
        case None:
            return ""
        case bound.PlayerOf():
            return f"player {player.word.id}"
        case bound.Local() | bound.RoleOf():
            return f"name {player.name}"
        case _:
            return type(player).__name__


def _noun(attribute: words.Attribute) -> str:
    return f"`{attribute.words[0]}`"


def _list(names: tuple[str, ...]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _described(candidate: Candidate) -> tuple[str, ...]:
    return (*candidate.witness, candidate.kind)
