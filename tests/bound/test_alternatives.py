"""Alternatives: what `or` joins, and what is said of all of it."""

from __future__ import annotations

import pytest

from bound_cards import bound_card, problems, walk
from cardwright.bound import nodes as bound


def _event(sentence: str) -> bound.Card:
    return bound_card("ring", f'event "Test" {{\n faction Elf, deck Aragorn\n play {{\n{sentence}\n }}\n}}')


def _select(sentence: str) -> bound.Select:
    card = _event(sentence)
    assert problems(card) == []
    return next(node for node in walk(card) if isinstance(node, bound.Select))


def _adjectives(select: bound.Select) -> list[str]:
    return [test.adjective.id for test in select.tests if isinstance(test, bound.IsAdjective)]


def _kinds(select: bound.Select) -> set[str]:
    either = next(test for test in select.tests if isinstance(test, bound.AnyTest))
    return {test.kind.id for test in either.tests if isinstance(test, bound.IsKind)}


@pytest.mark.parametrize(
    "phrase",
    ["1 Rohan army or character in play", "1 Rohan army or Rohan character in play"],
)
def test_what_is_said_of_the_first_kind_is_said_of_all(phrase: str) -> None:
    select = _select(f"eliminate {phrase}")
    assert select.kind.id == "card"
    assert _adjectives(select) == ["Rohan"]
    assert _kinds(select) == {"army", "character"}


def test_what_is_said_of_a_later_kind_alone_could_be_said_of_all() -> None:
    card = _event("eliminate 1 army or Rohan character in play")
    assert ("ambiguous-words", "Rohan character") in problems(card)


def test_adjectives_before_one_kind_are_alternatives() -> None:
    select = _select("eliminate 1 Rohan or Elf army in play")
    assert select.kind.id == "army"
    either = next(test for test in select.tests if isinstance(test, bound.AnyTest))
    assert len(either.tests) == 2


def test_every_pair_of_alternatives_counts_once() -> None:
    card = _event("draw 1 card for every 2 Isengard armies or characters in play")
    assert problems(card) == []
    count = next(node for node in walk(card) if isinstance(node, bound.CountOf))
    assert count.per == 2
    assert isinstance(count.pieces, bound.Select)
    assert _adjectives(count.pieces) == ["Isengard"]


def _named(title: str, kind: str) -> str:
    rest = "wielder any Elf" if kind == "item" else ""
    return f'{kind} "{title}" {{\n faction Elf, deck Aragorn\n {rest}\n}}'


def _taking(phrase: str, kinds: tuple[str, str]) -> bound.Card:
    event = (
        f'event "Test" {{\n faction Elf, deck Aragorn\n play {{\ntake {phrase} in your cycle pile\n }}\n}}'
    )
    return bound_card("ring", "\n".join((event, _named("One", kinds[0]), _named("Two", kinds[1]))))


@pytest.mark.parametrize(("kinds", "common"), [(("army", "army"), "army"), (("character", "item"), "card")])
def test_a_quantity_before_titles_is_of_all_of_them(kinds: tuple[str, str], common: str) -> None:
    card = _taking('1 "One" or "Two"', kinds)
    assert problems(card) == []
    select = next(node for node in walk(card) if isinstance(node, bound.Select))
    named = next(test.named for test in select.tests if isinstance(test, bound.IsNamed))
    assert (select.kind.id, named.titles) == (common, ("One", "Two"))


@pytest.mark.parametrize("phrase", ['1 "One" or Elf army', '1 Elf army or "Two"', '1 "One" or 2 "Two"'])
def test_nothing_else_stands_beside_titles(phrase: str) -> None:
    card = _taking(phrase, ("army", "army"))
    assert "ambiguous-words" in [problem for problem, _ in problems(card)]


def test_an_unknown_word_before_titles_is_told() -> None:
    card = _taking('1 splendid "One" or "Two"', ("army", "army"))
    assert "unknown-word" in [problem for problem, _ in problems(card)]
