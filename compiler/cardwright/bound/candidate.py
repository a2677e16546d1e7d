"""One piece, and everything that a conjunction of tests demands of it.

Each demand is kept with the test that makes it, so that two which cannot hold together can be shown.
What the vocabulary says nothing about (what the log tells, what else is on the board) is free to hold
or not, unless its very opposite is demanded as well.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from cardwright.bound import nodes as bound
from cardwright.bound.families import is_a, related
from cardwright.bound.kinds import kind_of
from cardwright.bound.numbers import Interval, bounds
from cardwright.bound.walk import same, span_of
from cardwright.text.source import Span, written
from cardwright_engine import vocabulary as words

_FAR = 10**9


@dataclass(frozen=True, slots=True)
class Clash:
    """Two tests that no piece passes together, or one that none passes at all."""

    first: Span
    second: Span | None
    why: str


@dataclass(slots=True)
class Candidate:
    """What is demanded so far. `unknown`: of two demands the vocabulary cannot say whether they go
    together."""

    vocabulary: words.Vocabulary
    kind: str
    kind_test: Span
    not_kinds: dict[str, Span] = field(default_factory=dict)
    adjectives: dict[tuple[str, str], tuple[bool, Span]] = field(default_factory=dict)
    values: dict[str, tuple[frozenset[str], Span]] = field(default_factory=dict)
    numbers: dict[str, tuple[Interval, Span]] = field(default_factory=dict)
    places: list[bound.InZone] = field(default_factory=list)
    titles: tuple[frozenset[str], Span] | None = None
    not_titles: dict[str, Span] = field(default_factory=dict)
    free: list[bound.Test] = field(default_factory=list)
    witness: list[str] = field(default_factory=list)
    unknown: bool = False


def demand(candidate: Candidate, test: bound.Test) -> Clash | None:
    """Demand one test more of a candidate; what makes that impossible, if something does."""
    clash = _demand(candidate, test)
    span = span_of(test)
    if clash is None and span is not None:
        candidate.witness.append(written(span))
    return clash


def _demand(candidate: Candidate, test: bound.Test) -> Clash | None:
    match test:
        case bound.IsAdjective():
            return _value(candidate, test) or _adjective(candidate, test)
        case bound.IsKind():
            return _kind(candidate, test)
        case bound.IsNamed():
            return _title(candidate, test)
        case bound.WithNumber():
            return _number(candidate, test)
        case bound.InZone():
            return _place(candidate, test)
        case bound.Related():
            return _distance(candidate, test) or _apart(candidate, test) or _free(candidate, test)
        case bound.Unresolved():
            candidate.unknown = True
            return None
        case _:
            return _free(candidate, test)


def _value(candidate: Candidate, test: bound.IsAdjective) -> Clash | None:
    """An adjective that is the word of an attribute (blue) leaves that word, or all others."""
    adjective = test.adjective
    attribute = attribute_of(candidate.vocabulary, adjective)
    if attribute is None or not attribute.domain:
        return None
    before, where = candidate.values.get(attribute.id, (frozenset(attribute.domain), test.span))
    value = frozenset((adjective.value,))
    left = before - value if test.negated else before & value
    if not left:
        says = ", ".join(f"`{word}`" for word in attribute.domain)
        return Clash(where, test.span, f"a `{attribute.words[0]}` is one of {says}")
    candidate.values[attribute.id] = (left, test.span)
    return None


def _adjective(candidate: Candidate, test: bound.IsAdjective) -> Clash | None:
    adjective, by = test.adjective, _seen_from(test.player)
    holds, where = candidate.adjectives.get((adjective.id, by), (not test.negated, test.span))
    if holds == test.negated:
        return Clash(where, test.span, f"it cannot be `{adjective.words[0]}` and not be it")
    if not test.negated:
        for (other, other_by), (other_holds, other_where) in candidate.adjectives.items():
            if other_holds and other_by == by and _exclude(candidate.vocabulary, adjective, other):
                named = next(entry.words[0] for entry in candidate.vocabulary.adjectives if entry.id == other)
                return Clash(other_where, test.span, f"nothing is both `{named}` and `{adjective.words[0]}`")
    candidate.adjectives[adjective.id, by] = (not test.negated, test.span)
    return None


def _kind(candidate: Candidate, test: bound.IsKind) -> Clash | None:
    kind = test.kind.id
    if test.negated:
        candidate.not_kinds[kind] = test.span
    elif is_a(candidate.vocabulary, kind, candidate.kind):
        candidate.kind, candidate.kind_test = kind, test.span
    elif not is_a(candidate.vocabulary, candidate.kind, kind):
        if not related(candidate.vocabulary, kind, candidate.kind):
            return Clash(candidate.kind_test, test.span, "nothing is of both kinds")
        candidate.unknown = True  # two parts of one kind may overlap
    for other, where in candidate.not_kinds.items():
        if is_a(candidate.vocabulary, candidate.kind, other):
            name = next(entry.words[0] for entry in candidate.vocabulary.kinds if entry.id == other)
            return Clash(candidate.kind_test, where, f"each is a `{name}`")
    before = (one for one in candidate.free if isinstance(one, bound.Related))
    return next((clash for one in before if (clash := _apart(candidate, one))), None)


def _title(candidate: Candidate, test: bound.IsNamed) -> Clash | None:
    titles = frozenset(test.named.titles)
    if test.negated:
        candidate.not_titles.update(dict.fromkeys(titles, test.span))
    elif candidate.titles is None:
        candidate.titles = (titles, test.span)
    elif candidate.titles[0] & titles:
        candidate.titles = (candidate.titles[0] & titles, test.span)
    else:
        return Clash(candidate.titles[1], test.span, "one card has one title")
    if candidate.titles is not None and candidate.titles[0] <= candidate.not_titles.keys():
        return Clash(candidate.titles[1], test.span, "no title is left")
    return None


def _number(candidate: Candidate, test: bound.WithNumber) -> Clash | None:
    attribute, value = test.attribute, bounds(test.number)
    if not value.exact or test.negated:
        return _free(candidate, test)
    possible = Interval(attribute.low, attribute.high)
    before, where = candidate.numbers.get(attribute.id, (possible, test.span))
    left = before.meet(compared(test.op, value.low))
    if left is None:
        says = f"`{attribute.words[0]}` is a number from {attribute.low} to {attribute.high}"
        known = attribute.id in candidate.numbers
        return Clash(where, test.span if known else None, "no number is both" if known else says)
    candidate.numbers[attribute.id] = (left, test.span)
    return None


def _place(candidate: Candidate, test: bound.InZone) -> Clash | None:
    for other in candidate.places:
        here = other.zone.id == test.zone.id
        if here and other.negated != test.negated and same(other.player, test.player):
            return Clash(other.span, test.span, "it cannot be there and not be there")
        if not other.negated and not test.negated:
            if not here and not (other.zone.in_play and test.zone.in_play):
                return Clash(other.span, test.span, "a card is in one place at a time")
            if not here:
                candidate.unknown = True  # what is in play may lie in several declared zones
            elif {type(other.player), type(test.player)} == {bound.You, bound.Opponent}:
                return Clash(other.span, test.span, "it belongs to one player at a time")
    candidate.places.append(test)
    return None


def _distance(candidate: Candidate, test: bound.Related) -> Clash | None:
    """Distances to one and the same other piece must go together."""
    mine = _reach(test)
    for other in candidate.free if mine is not None else ():
        if isinstance(other, bound.Related) and same(other.other, test.other):
            theirs = _reach(other)
            if mine is not None and theirs is not None and mine.meet(theirs) is None:
                return Clash(other.span, test.span, "no distance is both")
    return None


def _apart(candidate: Candidate, test: bound.Related) -> Clash | None:
    """Kinds that never stand in a relation."""
    if not test.negated and never(candidate.vocabulary, test.relation, candidate.kind, kind_of(test.other)):
        return Clash(candidate.kind_test, test.span, f"nothing of this kind is {written(test.span)}")
    return None


def never(vocabulary: words.Vocabulary, relation: words.Relation, kind: str, other: str) -> bool:
    """Whether no piece of a kind ever stands in a relation to one of the other kind."""
    return any(is_a(vocabulary, kind, one) and is_a(vocabulary, other, two) for one, two in relation.never)


def _reach(test: bound.Related) -> Interval | None:
    """How far the candidate is from the other piece, where the relation says."""
    if test.relation.distance:
        low, high = test.relation.distance
        if not test.negated:
            return Interval(low, high)
        return Interval(high + 1, _FAR) if low <= 1 else None
    if test.relation.measure and test.measure is not None:
        value = bounds(test.measure)
        if value.exact:
            return Interval(value.low + 1, _FAR) if test.negated else Interval(0, value.high)
    return None


def _free(candidate: Candidate, test: bound.Test) -> Clash | None:
    for other in candidate.free:
        if opposite(test, other):
            where = span_of(other) or candidate.kind_test
            return Clash(where, span_of(test), "the one is the opposite of the other")
    candidate.free.append(test)
    return None


def opposite(one: bound.Test, other: bound.Test) -> bool:
    """Whether one test is the other with a `not`."""
    if type(one) is not type(other) or getattr(one, "negated", None) == getattr(other, "negated", None):
        return False
    names = [name for name in type(one).__slots__ if name not in ("span", "negated")]
    return all(same(getattr(one, name), getattr(other, name)) for name in names)


def attribute_of(vocabulary: words.Vocabulary, adjective: words.Adjective) -> words.Attribute | None:
    """The attribute whose word an adjective is."""
    return next((entry for entry in vocabulary.attributes if entry.id == adjective.attribute), None)


def compared(op: str, value: int) -> Interval:
    """The numbers that compare so with a value."""
    low, high = {
        "==": (value, value),
        ">=": (value, _FAR),
        ">": (value + 1, _FAR),
        "<=": (-_FAR, value),
        "<": (-_FAR, value - 1),
    }[op]
    return Interval(low, high)


def _exclude(vocabulary: words.Vocabulary, adjective: words.Adjective, other: str) -> bool:
    theirs = next((entry.excludes for entry in vocabulary.adjectives if entry.id == other), ())
    return other in adjective.excludes or adjective.id in theirs


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
