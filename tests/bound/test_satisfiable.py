"""What a selector can match, held against a world in which every possible piece is tried."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright.bound import nodes as bound
from cardwright.bound.satisfiable import decide
from cardwright.text.source import Source, Span
from cardwright_engine import vocabulary as words

HERE = Span(Source("card", "here"), 0, 4)
COLOURS = ("red", "blue", "green")
MOST = 3

PIECE = words.Kind(id="piece", words=("piece", "pieces"))
BEAST = words.Kind(id="beast", words=("beast", "beasts"), parent="piece")
COLOUR = words.Attribute(
    id="colour", words=("colour",), of=("piece",), type="word", domain=COLOURS, method="colour"
)
SIZE = words.Attribute(id="size", words=("size",), of=("piece",), method="size", high=MOST)
ADJECTIVES = (
    *(
        words.Adjective(id=colour, words=(colour,), of=("piece",), attribute="colour", value=colour)
        for colour in COLOURS
    ),
    words.Adjective(
        id="own", words=("own",), of=("piece",), method="own", relative=True, excludes=("enemy",)
    ),
    words.Adjective(id="enemy", words=("enemy",), of=("piece",), method="enemy", relative=True),
    words.Adjective(id="weak", words=("weak",), of=("piece",), method="weak"),
)
HAND = words.Zone(id="hand", words=("hand",), method="hand", test="in_hand")
PILE = words.Zone(id="pile", words=("pile",), method="pile", test="in_pile")
VOCABULARY = words.Vocabulary(
    game="toy",
    title="Toy",
    package="toy",
    steps=(),
    kinds=(PIECE, BEAST),
    attributes=(COLOUR, SIZE),
    adjectives=ADJECTIVES,
    relations=(),
    zones=(HAND, PILE),
    verbs=(),
    events=(),
    card_kinds=(),
)


@dataclass(frozen=True)
class Thing:
    """One possible piece of the toy world."""

    kind: str
    colour: str
    size: int
    side: str
    weak: bool
    zone: str


def things() -> Iterator[Thing]:
    """Every piece that there could be."""
    sizes = range(MOST + 1)
    for kind, colour, size, side, weak, zone in product(
        ("piece", "beast"), COLOURS, sizes, ("own", "enemy", "neither"), (False, True), ("hand", "pile", "")
    ):
        yield Thing(kind, colour, size, side, weak, zone)


THINGS = tuple(things())


def passes(thing: Thing, test: bound.Test) -> bool:
    """Whether a piece passes a test, as a player would judge it."""
    match test:
        case bound.IsAdjective():
            id = test.adjective.id
            holds = thing.weak if id == "weak" else id in (thing.colour, thing.side)
        case bound.IsKind():
            holds = test.kind.id == "piece" or thing.kind == "beast"
        case bound.WithNumber(number=bound.Whole(value=value)):
            compared = {">=": thing.size >= value, "<=": thing.size <= value, "==": thing.size == value}
            holds = (compared | {">": thing.size > value, "<": thing.size < value})[test.op]
        case bound.InZone():
            holds = thing.zone == test.zone.id
        case bound.AnyTest():
            return any(passes(thing, one) for one in test.tests)
        case _:
            raise AssertionError(test)
    return holds != test.negated


YOU = bound.You(span=HERE)
simple: st.SearchStrategy[bound.Test] = st.one_of(
    st.builds(
        lambda adjective, negated: bound.IsAdjective(
            span=HERE, adjective=adjective, negated=negated, player=YOU if adjective.relative else None
        ),
        st.sampled_from(ADJECTIVES),
        st.booleans(),
    ),
    st.builds(
        lambda kind, negated: bound.IsKind(span=HERE, kind=kind, negated=negated),
        st.sampled_from((PIECE, BEAST)),
        st.booleans(),
    ),
    st.builds(
        lambda op, value, negated: bound.WithNumber(
            span=HERE, attribute=SIZE, op=op, number=bound.Whole(span=HERE, value=value), negated=negated
        ),
        st.sampled_from(("==", ">=", "<=", ">", "<")),
        st.integers(-1, MOST + 1),
        st.booleans(),
    ),
    st.builds(
        lambda zone, negated: bound.InZone(span=HERE, zone=zone, negated=negated),
        st.sampled_from((HAND, PILE)),
        st.booleans(),
    ),
)
either = st.lists(simple, min_size=2, max_size=3).map(
    lambda tests: bound.AnyTest(span=HERE, tests=tuple(tests))
)
conjunctions = st.lists(st.one_of(simple, either), max_size=4).map(tuple)


@settings(max_examples=600)
@given(conjunctions)
def test_the_verdict_is_what_trying_every_piece_says(tests: tuple[bound.Test, ...]) -> None:
    verdict = decide(bound.Select(span=HERE, kind=PIECE, tests=tests), VOCABULARY)
    matched = [thing for thing in THINGS if all(passes(thing, test) for test in tests)]
    if not matched:
        assert verdict.matches == "nothing"
        assert verdict.clash is not None
    elif len(matched) == len(THINGS) and tests:
        assert verdict.matches == "everything"
    else:
        assert verdict.matches == "some"
        assert verdict.witness[-1] == "piece"


def test_what_a_card_cannot_know_is_left_open() -> None:
    army = words.Kind(id="army", words=("army",), parent="piece")
    tests = (bound.IsKind(span=HERE, kind=BEAST), bound.IsKind(span=HERE, kind=army))
    assert decide(bound.Select(span=HERE, kind=PIECE, tests=tests), VOCABULARY).matches == "nothing"
    related = words.Vocabulary(
        **{name: getattr(VOCABULARY, name) for name in VOCABULARY.__slots__ if name != "kinds"},
        kinds=(PIECE, BEAST, army),
    )
    assert decide(bound.Select(span=HERE, kind=PIECE, tests=tests), related).matches == "unknown"


def test_two_distances_to_one_piece_must_go_together() -> None:
    beside = words.Relation(
        id="beside", preposition="beside", of=("piece",), to=("piece",), method="beside", distance=(1, 1)
    )
    within = words.Relation(
        id="within", preposition="within", of=("piece",), to=("piece",), method="within", measure=("step",)
    )
    anchor = bound.Local(span=HERE, name="anchor", kind="piece")
    far = bound.Related(
        span=HERE,
        relation=within,
        other=anchor,
        measure=bound.Whole(span=HERE, value=2),
        negated=True,
    )
    near = bound.Related(span=HERE, relation=beside, other=anchor)
    elsewhere = bound.Related(span=HERE, relation=beside, other=bound.This(span=HERE, kind="piece"))
    assert decide(bound.Select(span=HERE, kind=PIECE, tests=(near, far)), VOCABULARY).matches == "nothing"
    assert decide(bound.Select(span=HERE, kind=PIECE, tests=(elsewhere, far)), VOCABULARY).matches == "some"
