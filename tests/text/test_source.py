"""Spans say what stands at them."""

from cardwright.text.source import Source, Span, cover, written

CARD = Source("cards/ember.card", 'lore "Ember" { deal 2 damage }')


def test_a_span_is_without_its_end() -> None:
    assert written(Span(CARD, 15, 19)) == "deal"


def test_a_span_at_the_end_of_the_file_is_empty() -> None:
    assert written(Span(CARD, 30, 30)) == ""


def test_two_spans_are_covered_by_one() -> None:
    assert written(cover(Span(CARD, 15, 19), Span(CARD, 20, 21))) == "deal 2"


def test_a_span_that_holds_the_other_is_not_cut_short() -> None:
    assert written(cover(Span(CARD, 15, 28), Span(CARD, 20, 21))) == "deal 2 damage"
