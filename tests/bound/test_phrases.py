"""Noun phrases: who is named, who is related to whom, how many, whose."""

from __future__ import annotations

import pytest

from bound_cards import bound_card, lore, problems, walk
from cardwright.bound import nodes as bound


def _first(card: bound.Card, kind: type) -> object:
    return next(node for node in walk(card) if isinstance(node, kind))


def test_a_name_stands_for_the_head_when_nothing_nearer_is_indefinite() -> None:
    card = lore("choose 1 enemy unit within 2 hexes of (a friendly unit) as target\nhit target")
    chosen = _first(card, bound.Chosen)
    assert isinstance(chosen, bound.Chosen)
    assert chosen.name == "target"
    assert problems(card) == []


def test_a_name_behind_an_indefinite_phrase_is_that_phrase_and_leaves_the_choice_unnamed() -> None:
    """The line most likely to be misread (trial notes, 6) is refused, not guessed."""
    card = lore("choose 1 enemy unit adjacent to a friendly unit as target\nhit target")
    assert ("choose-unnamed", "choose 1 enemy unit adjacent to a friendly unit as target") in problems(card)


def test_relations_chain_on_the_head_and_brackets_nest() -> None:
    card = lore("choose 1 enemy unit as prey adjacent to (a friendly unit within 2 hexes of c3)\nhit prey")
    chosen = _first(card, bound.Chosen)
    assert isinstance(chosen, bound.Chosen) and isinstance(chosen.pieces, bound.Select)
    relations = [test for test in chosen.pieces.tests if isinstance(test, bound.Related)]
    assert [relation.relation.id for relation in relations] == ["adjacent"]
    inner = relations[0].other
    assert isinstance(inner, bound.Select)
    assert [test.relation.id for test in inner.tests if isinstance(test, bound.Related)] == ["within"]


@pytest.mark.parametrize(
    ("words", "number", "up_to", "exact"),
    [
        ("2", 2, False, False),
        ("up to 2", 2, True, False),
        ("exactly 2", 2, False, True),
        ("a", 1, False, False),
    ],
)
def test_quantities(words: str, number: int, up_to: bool, exact: bool) -> None:
    card = lore(f"order {words} friendly unit{'' if words == 'a' else 's'}")
    quantity = _first(card, bound.Quantity)
    assert isinstance(quantity, bound.Quantity) and isinstance(quantity.number, bound.Whole)
    assert (quantity.number.value, quantity.up_to, quantity.exact) == (number, up_to, exact)


def test_every_piece_is_no_choice() -> None:
    card = lore("order each friendly unit")
    assert not any(isinstance(node, bound.Chosen) for node in walk(card))
    assert isinstance(_first(card, bound.Select), bound.Select)


def test_your_and_of_yours_are_the_same_test() -> None:
    mine = lore("order each unit of yours")
    yours = lore("order each of your units")
    for card in (mine, yours):
        test = _first(card, bound.IsAdjective)
        assert isinstance(test, bound.IsAdjective)
        assert test.adjective.relative and isinstance(test.player, bound.You)


def test_a_face_can_be_named_by_an_attribute_of_a_chosen_piece() -> None:
    card = lore("choose 1 enemy unit as target\nroll 3 dice\nhit target for each [banner of target]")
    face = _first(card, bound.FaceRef)
    assert isinstance(face, bound.FaceRef) and face.attribute is not None
    assert face.attribute.attribute.id == "banner"
    assert isinstance(face.attribute.of, bound.Local) and face.attribute.of.name == "target"


def test_a_bare_attribute_belongs_to_whom_the_vocabulary_says() -> None:
    card = lore("roll level + 2 dice\norder up to (command) friendly units")
    attributes = [node for node in walk(card) if isinstance(node, bound.AttributeOf)]
    assert [(one.attribute.id, type(one.of)) for one in attributes] == [
        ("level", bound.This),
        ("command", bound.You),
    ]


def test_what_a_piece_has_not_done() -> None:
    card = lore("order each friendly unit that has not moved")
    test = next(node for node in walk(card) if isinstance(node, bound.DidVerb))
    assert (test.verb.id, test.negated) == ("move", True)


def test_the_rest_of_a_set() -> None:
    card = bound_card(
        "ring",
        'event "Test" {\n faction Mordor, deck Witch-king\n play {\n'
        "  draw 7 cards as drawn\n  eliminate 1 of drawn\n  cycle the rest of drawn\n }\n}",
    )
    assert problems(card) == []
    rest = _first(card, bound.Rest)
    assert isinstance(rest, bound.Rest) and rest.of.name == "drawn" and rest.of.plural


def test_a_titled_card_is_a_title_whether_or_not_it_exists() -> None:
    """Titles are checked over a whole set, not while one file is bound."""
    card = bound_card("ring", 'event "Test" {\n faction Mordor, deck Witch-king\n play: remove "Nobody"\n}')
    assert problems(card) == []
    named = _first(card, bound.Named)
    assert isinstance(named, bound.Named) and named.titles == ("Nobody",) and named.kind == ""


def test_a_zone_that_is_no_place_is_nowhere_to_go_to() -> None:
    text = 'event "Test" {{\nfaction Rohan, deck Frodo\nplay {{ play 1 army in your hand to your {} }}\n}}'
    assert problems(bound_card("ring", text.format("reserve"))) == []
    assert problems(bound_card("ring", text.format("cycle pile"))) == [("wrong-kind", "your cycle pile")]
