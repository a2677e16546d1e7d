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


# --- what is said of one alternative, and what of all ---------------------------------------------


def _spell(sentence: str) -> bound.Card:
    return bound_card(
        "battlelore",
        'lore "Test" {\nclass Wizard\ncost 1\nplay in the command phase {\n'
        f"choose 1 enemy unit as prey\n{sentence}\n}}\n}}",
    )


def _chosen(phrase: str) -> tuple[list[str], set[str]]:
    """What a unit of the phrase must be, and of what one is enough."""
    card = _spell(f"choose {phrase} as target\nhit target")
    assert problems(card) == []
    select = [node for node in walk(card) if isinstance(node, bound.Select)][-1]
    either = next(test for test in select.tests if isinstance(test, bound.AnyTest))
    return _adjectives(select), {
        test.adjective.id for test in either.tests if isinstance(test, bound.IsAdjective)
    }


@pytest.mark.parametrize(
    ("phrase", "all_of_them"),
    [
        ("1 blue or red unit", []),
        ("1 enemy blue or red unit", ["enemy"]),
        ("1 ordered blue or red unit", ["ordered"]),
        ("1 blue or red unit of yours", ["friendly"]),
        ("1 blue or red unit of your opponent", ["friendly"]),
        ("a blue or a red unit", []),
    ],
)
def test_one_adjective_is_the_alternative_and_those_before_the_first_are_said_of_all(
    phrase: str, all_of_them: list[str]
) -> None:
    assert _chosen(phrase) == (all_of_them, {"blue", "red"})


@pytest.mark.parametrize(
    ("phrase", "where"),
    [
        ("1 blue or ordered red unit", "ordered red unit"),
        ("1 blue or red enemy unit", "red enemy unit"),
        ("1 blue or ordered red or green unit", "ordered red"),
        ("1 blue or unit", "unit"),
        ("1 blue or 2 red units", "2 red units"),
        ("a blue or your red unit", "your red unit"),
    ],
)
def test_what_could_be_said_of_one_or_of_all_is_refused(phrase: str, where: str) -> None:
    assert ("ambiguous-words", where) in problems(_spell(f"choose {phrase} as target\nhit target"))


def _asked(condition: str) -> bound.Passes:
    card = _spell(f"if prey {condition}, gain 1 lore")
    assert problems(card) == []
    return next(node for node in walk(card) if isinstance(node, bound.Passes))


def _all_are(tests: tuple[bound.Test, ...], negated: bool) -> list[str]:
    assert all(isinstance(test, bound.IsAdjective) and test.negated is negated for test in tests)
    return [test.adjective.id for test in tests if isinstance(test, bound.IsAdjective)]


def test_not_one_or_the_other_is_neither() -> None:
    (either,) = _asked("is blue or red").tests
    assert isinstance(either, bound.AnyTest)
    assert _all_are(either.tests, False) == ["blue", "red"]
    assert _all_are(_asked("is not blue or red").tests, True) == ["blue", "red"]


@pytest.mark.parametrize(
    ("condition", "where"),
    [
        ("is red or ordered blue", "ordered blue"),
        ("is not ordered blue", "ordered blue"),
        ("is not a blue unit", "a blue unit"),
        ("is not a blue or red unit", "a blue or red unit"),
    ],
)
def test_a_no_to_several_things_at_once_is_refused(condition: str, where: str) -> None:
    assert ("ambiguous-words", where) in problems(_spell(f"if prey {condition}, gain 1 lore"))


def test_a_no_to_two_places_is_refused() -> None:
    far = "is not adjacent to a friendly unit within 2 hexes of a friendly unit"
    assert [name for name, _ in problems(_spell(f"if prey {far}, gain 1 lore"))] == ["ambiguous-words"]
