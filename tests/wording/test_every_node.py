"""Every kind of node that the binder can make has words."""

from __future__ import annotations

from dataclasses import is_dataclass

import pytest

from card_trees import FIREBALL, PARRY
from cardwright.bound import nodes as b
from cardwright.bound.walk import walk
from cardwright.wording.english import English
from cardwright.wording.from_abilities import ability, body
from cardwright.wording.from_bound import example, text
from cardwright.wording.from_conditions import condition, value
from cardwright.wording.from_pieces import Speech, amount, modifier, thing
from cardwright.wording.runs import say, words_of
from cardwright.wording.words import Words
from tree_maker import (
    AT,
    BL,
    BL2,
    EVERY,
    RING,
    YOU,
    choose,
    chosen,
    count,
    local,
    many,
    one_of,
    rolled,
    this,
    whole,
)

GAME = Words(RING.vocabulary)
VOICE = English(GAME)

_UNIT = RING.some("character", *RING.is_("Rohan"))
_NOTHING = b.Unresolved(span=AT, problem="unknown-verb", text="frobnicate it")
_SEEN = local("seen", "card", plural=True)
_ATTACK = RING.attribute("attack")
_DRAW = RING.do("draw", whole(1))
_ACTION = RING.event("play")
_STEP = RING.step("round")


def _named(*titles: str) -> b.Named:
    return b.Named(span=AT, titles=titles, title_spans=(AT,) * len(titles), kind="card")


NUMBERS: list[tuple[b.Number, str]] = [
    (whole(3), "3"),
    (b.ByLevel(span=AT, values=(2, 3, 4)), "2/3/4 (by level)"),
    (b.Parameter(span=AT, letter="X"), "X"),
    (b.AttributeOf(span=AT, attribute=RING.attribute("corruption"), of=YOU), "your corruption"),
    (count(_UNIT), "the number of Rohan characters"),
    (rolled(BL.face("flag")), "the number of flag rolled"),
    (b.Result(span=AT, name="taken"), "that many"),
    (b.Sum(span=AT, terms=(("+", whole(2)), ("-", whole(1)))), "2 minus 1"),
    (b.Product(span=AT, factors=(whole(2), count(_UNIT))), "2 for each Rohan character"),
    (b.Half(span=AT, of=whole(5)), "half of 5, rounded up"),
    (b.Unlimited(span=AT), "any number of"),
    (_NOTHING, "frobnicate it"),
]


@pytest.mark.parametrize(("node", "says"), NUMBERS, ids=[type(node).__name__ for node, _ in NUMBERS])
def test_a_number_has_words(node: b.Number, says: str) -> None:
    assert words_of(VOICE.value(amount(node, Speech(GAME)))) == says


_ROLE = next(role for role in BL.event("roll").roles if role.id == "attacker")
THINGS: list[tuple[b.Piece | b.Pieces | b.Chosen, str]] = [
    (YOU, "you"),
    (b.Opponent(span=AT), "your opponent"),
    (RING.player("Mordor"), "the Mordor player"),
    (RING.player("free", each=True), "each Free Peoples player"),
    (RING.player("free"), "any Free Peoples player"),
    (b.ControllerOf(span=AT, piece=this("character")), "the player who controls this character"),
    (this("item"), "this item"),
    (local("hero", "character"), "that character"),
    (_SEEN, "those cards"),
    (b.RoleOf(span=AT, role=_ROLE, name="attacker"), "that attacker"),
    (_named("Gimli", "Legolas"), "Gimli or Legolas"),
    (b.HexName(span=AT, name="e5"), "e5"),
    (b.Placed(span=AT, place=BL.vocabulary.places[0]), "the left section"),
    (b.TheOnly(span=AT, pieces=RING.some("path", *RING.is_("active"))), "the active path"),
    (
        b.AttributeOf(span=AT, attribute=RING.attribute("wielder"), of=this("item")),
        "the wielder of this item",
    ),
    (_UNIT, "each Rohan character"),
    (
        b.Top(span=AT, count=whole(3), zone=RING.zone("draw deck"), player=YOU),
        "the top 3 cards of your draw deck",
    ),
    (b.Rest(span=AT, of=_SEEN), "the rest of those cards"),
    (b.Union(span=AT, parts=(_named("Gimli"), _UNIT)), "Gimli and each Rohan character"),
    (chosen(_UNIT, many(2, exact=True)), "exactly 2 Rohan characters"),
    (chosen(_UNIT, EVERY), "each Rohan character"),
    (_NOTHING, "frobnicate it"),
]


@pytest.mark.parametrize(("node", "says"), THINGS)
def test_a_thing_has_words(node: b.Piece | b.Pieces | b.Chosen, says: str) -> None:
    assert words_of(VOICE.thing(thing(node, Speech(GAME)))) == says


def _on(other: b.Piece | b.Pieces) -> b.Related:
    return b.Related(span=AT, relation=RING.relation("on-place"), other=other)


TESTS: list[tuple[b.Test, str]] = [
    (RING.is_("eliminated")[0], "is eliminated"),
    (b.IsAdjective(span=AT, adjective=RING.adjective("Rohan"), negated=True), "is not Rohan"),
    (b.IsKind(span=AT, kind=RING.kind("army"), negated=True), "is not an army"),
    (b.IsNamed(span=AT, named=_named("Gimli")), "is Gimli"),
    (one_of(_SEEN), "is among those cards"),
    (_on(RING.some("path", *RING.is_("active"))), "is on the active path"),
    (
        b.Related(span=AT, relation=BL.relation("within"), other=local("ward", "card"), measure=whole(2)),
        "is within 2 hexes of that card",
    ),
    (RING.in_("hand", YOU), "is in your hand"),
    (b.WithNumber(span=AT, attribute=_ATTACK, op=">=", number=whole(2)), "has at least 2 attack"),
    (b.WithToken(span=AT, token=RING.token("attack")), "has an attack token"),
    (b.WithPiece(span=AT, piece=_named("Andúril"), negated=True), "does not have Andúril"),
    (b.DidVerb(span=AT, verb=RING.verb("move"), by=None), "has moved"),
    (
        b.DidVerb(span=AT, verb=RING.verb("play"), by=b.Opponent(span=AT), when=_STEP, last=True),
        "your opponent played in the last round",
    ),
    (
        b.DidVerb(span=AT, verb=RING.verb("support"), by=None, can=True, object=_UNIT),
        "can support a Rohan character",
    ),
    (b.IsFace(span=AT, faces=(BL.face("flag"),)), "shows flag"),
    (b.AnyTest(span=AT, tests=RING.is_("Elf", "Dwarf")), "is Elf or Dwarf"),
    (_NOTHING, "frobnicate it"),
]


@pytest.mark.parametrize(("node", "says"), TESTS)
def test_a_test_has_words(node: b.Test, says: str) -> None:
    assert words_of(VOICE.predicate(modifier(node, Speech(GAME)), "one")) == says


def _passes(*tests: b.Test) -> b.Passes:
    return b.Passes(span=AT, piece=this("character"), tests=tests)


_COMBAT = next(one for one in RING.event("elimination").qualifiers if one.id == "path-combat")
CONDITIONS: list[tuple[b.Condition, str]] = [
    (_passes(RING.in_("reserve")), "this character is in reserve"),
    (b.Exists(span=AT, pieces=_UNIT), "there is a Rohan character"),
    (b.Exists(span=AT, pieces=_UNIT, op=">=", number=whole(2)), "there are at least 2 Rohan characters"),
    (
        b.Exists(span=AT, pieces=_UNIT, every=True, tests=RING.is_("eliminated")),
        "each Rohan character is eliminated",
    ),
    (b.Compare(span=AT, left=rolled(BL.face("flag")), op=">", right=whole(0)), "any flag was rolled"),
    (
        b.Compare(
            span=AT,
            left=b.AttributeOf(span=AT, attribute=RING.attribute("corruption"), of=YOU),
            op="<",
            right=b.AttributeOf(span=AT, attribute=RING.attribute("corruption"), of=b.Opponent(span=AT)),
        ),
        "your corruption is less than your opponent’s corruption",
    ),
    (b.IfDid(span=AT, player=YOU), "you do"),
    (b.IfDid(span=AT, player=RING.player("Mordor"), negated=True), "they do not"),
    (b.EventIs(span=AT, qualifier=_COMBAT), "it is in path combat"),
    (b.InStep(span=AT, step=RING.step("action")), "it is the Action step"),
    (b.InStep(span=AT, step=RING.step("turn"), player=YOU, negated=True), "it is not your turn"),
    (
        b.May(span=AT, agent=YOU, verb=RING.verb("play"), object=_UNIT, negated=True),
        "you cannot play a Rohan character",
    ),
    (b.Happened(span=AT, verb=BL.verb("roll"), by=None, object=None, number=whole(5)), "5 dice were rolled"),
    (
        b.PileIs(span=AT, zone=RING.zone("hand"), player=YOU, titles=("Gimli", "Lembas")),
        "your hand is Gimli and Lembas",
    ),
    (
        b.AllConditions(span=AT, conditions=(_passes(RING.in_("reserve")), b.IfDid(span=AT, player=YOU))),
        "this character is in reserve and you do",
    ),
    (
        b.AnyCondition(span=AT, conditions=(_passes(RING.in_("reserve")), b.IfDid(span=AT, player=YOU))),
        "this character is in reserve or you do",
    ),
    (_NOTHING, "frobnicate it"),
]


@pytest.mark.parametrize(("node", "says"), CONDITIONS)
def test_a_condition_has_words(node: b.Condition, says: str) -> None:
    assert words_of(VOICE.condition(condition(node, Speech(GAME)))) == says


VALUES: list[tuple[b.ArgumentValue, str]] = [
    (b.ZoneOf(span=AT, zone=RING.zone("hand"), player=YOU), "your hand"),
    (b.WordArgument(span=AT, value="path_attack"), "path attack"),
    (b.EventArgument(span=AT), "it"),
    (b.EventArgument(span=AT, role="the retreat"), "the retreat"),
    ((BL.face("flag"), BL.face("blue")), "flag and blue"),
]


@pytest.mark.parametrize(("node", "says"), VALUES)
def test_an_argument_has_words(node: b.ArgumentValue, says: str) -> None:
    slot = RING.verb("add").slots[0]
    assert words_of(VOICE.argument(slot, value(node, Speech(GAME)), {})) == says


def _static(*changes: b.Modify, allows: tuple[b.Allow, ...] = ()) -> b.Ability:
    return b.Ability(span=AT, form="static", windows=(b.Always(span=AT),), modifies=changes, allows=allows)


_MORE = b.Modify(span=AT, attribute=_ATTACK, subject=this("character"), stage="add", value=whole(1))
_ALLOW = b.Allow(
    span=AT,
    verbs=(RING.verb("play"), RING.verb("move")),
    allows=False,
    subject=YOU,
    arguments=(b.Argument(span=AT, slot=RING.verb("play").slots[0], value=this("character")),),
)
STATEMENTS: list[tuple[b.Statement, str]] = [
    (choose(_UNIT, many(1), chooser=b.Opponent(span=AT)), "your opponent chooses 1 Rohan character"),
    (_DRAW, "draw 1 card"),
    (
        b.If(span=AT, condition=b.IfDid(span=AT, player=YOU), then=(_DRAW,), otherwise=(_DRAW, _DRAW)),
        "if you do, draw 1 card; otherwise: draw 1 card, then draw 1 card",
    ),
    (
        b.ForEach(span=AT, name="one", kind="character", pieces=_UNIT, body=(_DRAW,)),
        "for each Rohan character, draw 1 card",
    ),
    (
        b.Either(
            span=AT,
            chooser=b.Opponent(span=AT),
            chooser_said=True,
            branches=((_DRAW,), (RING.do("forsake", whole(1)),)),
        ),
        "your opponent chooses one: draw 1 card; or forsake 1 card",
    ),
    (b.Repeat(span=AT, times=many(2, up_to=True), body=(_DRAW,)), "do this up to twice: draw 1 card"),
    (
        b.Last(span=AT, until=_STEP, abilities=(_static(_MORE), _static(allows=(_ALLOW,)))),
        "until the end of the round, this character has 1 more attack; and you cannot play or move this"
        " character",
    ),
    (
        b.Delay(span=AT, timing="after", step=RING.step("combat"), body=(_DRAW,)),
        "after the Combat step, draw 1 card",
    ),
    (_NOTHING, "frobnicate it"),
]


@pytest.mark.parametrize(("node", "says"), STATEMENTS)
def test_a_sentence_has_words(node: b.Statement, says: str) -> None:
    said = body((node,), Speech(GAME))
    assert words_of(VOICE.told(said[0])) == says


_FULL = b.Ability(
    span=AT,
    form="action",
    windows=(b.StepWindow(span=AT, timing="in", steps=(RING.step("action"),)),),
    places=(b.ZoneCondition(span=AT, tests=(RING.in_("reserve"),)),),
    user=RING.player("Hobbit"),
    manner=RING.manner("without cycling"),
    conditions=(_passes(RING.in_("reserve")),),
    limit=b.Limit(span=AT, times=2, per=_STEP),
    cost=b.Cost(
        span=AT,
        amount=whole(1),
        attribute=RING.attribute("corruption"),
        orders=(RING.do("cycle", this("character")),),
    ),
    body=(_DRAW,),
)
_WINDOW = b.EventWindow(
    span=AT,
    timing="after",
    event=_ACTION,
    roles=(b.RoleTest(span=AT, role=_ACTION.roles[0], tests=(one_of(YOU),)),),
)


def test_an_ability_says_all_its_parts() -> None:
    said = VOICE.paragraph(ability(_FULL, GAME))
    assert words_of(say(said.lead, said.body)) == (
        "Action during the Action step, in reserve, by the Hobbit player, without cycling, twice per"
        " round, if this character is in reserve. Cost: 1 corruption and cycle this character. Draw 1 card."
    )


_STEPS: tuple[b.Step, ...] = (
    b.PutPieces(span=AT, pieces=_UNIT, count=2, where=RING.in_("reserve", YOU)),
    b.PutCard(span=AT, titles=_named("Gimli"), owner=YOU, where=RING.in_("reserve")),
    b.PutPile(span=AT, zone=RING.zone("hand"), player=YOU, titles=("Lembas",)),
    b.SetNumber(span=AT, attribute=RING.attribute("corruption"), of=YOU, value=3),
    b.SetMark(span=AT, adjective=RING.adjective("active"), of=_named("Edoras")),
    b.SetStep(span=AT, step=RING.step("action"), player=None),
    b.SetHistory(span=AT, verb=RING.verb("use"), player=YOU, objects=(_named("Lembas"),), step=_STEP),
    b.Act(span=AT, player=b.Opponent(span=AT), verb="play", objects=(_named("Gimli"),)),
    b.Act(span=AT, player=YOU, verb="roll", faces=(BL.face("flag"), BL.face("blue"))),
    b.Act(span=AT, player=b.Opponent(span=AT), verb="pass"),
    b.Expect(span=AT, condition=_passes(RING.in_("reserve"))),
    b.ExpectError(span=AT, condition="cost"),
    b.Claim(span=AT, form="proves", ids=("R6", "R7")),
    _NOTHING,
)


def test_an_example_has_words() -> None:
    lines = example(b.Example(span=AT, title="", steps=_STEPS), RING.vocabulary)
    assert [words_of(line) for line in lines] == [
        "Given: there are 2 Rohan characters in your reserve.",
        "Given: Gimli is in your reserve.",
        "Given: your hand is Lembas.",
        "Given: you have 3 corruption.",
        "Given: Edoras is active.",
        "Given: it is the Action step.",
        "Given: Lembas was used by you in this round.",
        "Your opponent plays Gimli.",
        "You roll flag and blue.",
        "Your opponent passes.",
        "Then this character is in reserve.",
        "This is refused: cost.",
        "Proves R6 and R7.",
        "frobnicate it",
    ]


def test_no_kind_of_node_is_left_out() -> None:
    """What the tests above say, and blocks, which are files and not text."""
    told: set[type[object]] = set()
    tables = (NUMBERS, THINGS, TESTS, CONDITIONS, VALUES, STATEMENTS)
    for table in tables:
        for node, _ in table:
            told |= {type(part) for part in walk(node)}
    for tree in (_FULL, _WINDOW, _STEPS, FIREBALL, PARRY):
        told |= {type(part) for part in walk(tree)}
    every = {kind for kind in vars(b).values() if isinstance(kind, type) and is_dataclass(kind)}
    blocks = {b.Card, b.Deck, b.Rulings, b.File, b.FieldValue, b.Example}
    assert {kind.__name__ for kind in every - told - blocks} == set()


def test_an_author_s_unknown_words_stay_as_they_are() -> None:
    card = BL2.card("command", "Strange", b.Ability(span=AT, form="play", windows=(), body=(_NOTHING,)))
    assert words_of(text(card, BL2.vocabulary).paragraphs[0].body) == "Frobnicate it."
