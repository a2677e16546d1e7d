"""Whether a selector can match: nothing, everything of its kind, or some.

A selector is a conjunction of tests over finite domains: kinds, adjectives, words that an attribute can
be, ranges of its number, zones, distances. An `or` makes cases; a case matches nothing when two of its
demands exclude each other. Tests restrict nothing when no piece of the kind fails one of them. Where the
vocabulary cannot say whether two demands go together the answer is `unknown`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import Literal

from cardwright.bound import nodes as bound
from cardwright.bound.candidate import Candidate, Clash, demand
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

_MOST_CASES = 2000


@dataclass(frozen=True, slots=True)
class Verdict:
    """What tests leave of the pieces of a kind; `witness` describes a piece that is left, in the words
    of the card."""

    matches: Literal["nothing", "everything", "some", "unknown"]
    clash: Clash | None = None
    witness: tuple[str, ...] = ()


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
    verdict = _left(kind, span, tests, vocabulary)
    if verdict.matches == "some" and tests and all(always(kind, test, vocabulary) for test in tests):
        return replace(verdict, matches="everything")
    return verdict


def always(kind: words.Kind, test: bound.Test, vocabulary: words.Vocabulary) -> bool:
    """Whether every piece of a kind passes a test: none is left that fails it."""
    span = getattr(test, "span", None)
    refused = _negated(test)
    if refused is None or not isinstance(span, Span):
        return False
    return _left(kind, span, refused, vocabulary).matches == "nothing"


def _left(
    kind: words.Kind, span: Span, tests: tuple[bound.Test, ...], vocabulary: words.Vocabulary
) -> Verdict:
    first: Clash | None = None
    unknown = False
    for number, case in enumerate(_cases(tests)):
        if number == _MOST_CASES:
            return Verdict("unknown")
        candidate = Candidate(vocabulary, kind.id, span)
        clash = next((clash for test in case if (clash := demand(candidate, test))), None)
        if clash is None and not candidate.unknown:
            return Verdict("some", witness=(*candidate.witness, kind.words[0]))
        unknown = unknown or clash is None
        first = first or clash
    return Verdict("unknown") if unknown else Verdict("nothing", clash=first)


def _cases(tests: tuple[bound.Test, ...]) -> Iterator[tuple[bound.Test, ...]]:
    """The alternatives of tests with `or`, each one a conjunction."""
    choices = [tuple(_alternatives(test)) for test in tests]
    for parts in product(*choices):
        yield tuple(test for part in parts for test in part)


def _alternatives(test: bound.Test) -> Iterator[tuple[bound.Test, ...]]:
    match test:
        case bound.AnyTest():
            for one in test.tests:
                yield from _cases((one,))
        case bound.WithNumber(negated=True, op="=="):
            yield (replace(test, negated=False, op="<"),)
            yield (replace(test, negated=False, op=">"),)
        case bound.WithNumber(negated=True):
            turned: dict[str, Literal["<", ">", "<=", ">="]] = {">=": "<", ">": "<=", "<=": ">", "<": ">="}
            yield (replace(test, negated=False, op=turned[test.op]),)
        case _:
            yield (test,)


def _negated(test: bound.Test) -> tuple[bound.Test, ...] | None:
    """The tests of which a piece that fails this one passes all; nothing where that cannot be said."""
    match test:
        case bound.AnyTest():
            parts = [_negated(one) for one in test.tests]
            if any(part is None for part in parts):
                return None
            return tuple(one for part in parts if part is not None for one in part)
        case (
            bound.IsAdjective()
            | bound.IsKind()
            | bound.IsNamed()
            | bound.WithNumber()
            | bound.InZone()
            | bound.Related()
            | bound.WithToken()
            | bound.DidVerb()
            | bound.WithPiece()
            | bound.IsOneOf()
        ):
            return (replace(test, negated=not test.negated),)
        case _:
            return None


def undecided(nodes: tuple[object, ...], vocabulary: words.Vocabulary) -> tuple[Span, ...]:
    """The selectors among some nodes of which it cannot be said whether they match anything."""
    return tuple(
        node.span
        for node in nodes
        if isinstance(node, bound.Select) and decide(node, vocabulary).matches == "unknown"
    )
