"""Lines that the grammar accepts and a reader would misread: the binder leaves what the checks report."""

from __future__ import annotations

import pytest

from bound_cards import bound_card, bound_file, lore, problems


@pytest.mark.parametrize(
    ("line", "problem", "text"),
    [
        ("hit targt", "unbound-name", "targt"),
        ("choose 1 enemi unit as target", "unknown-word", "enemi"),
        ("hitt 1 enemy unit", "unknown-verb", "hitt"),
        ("order two units", "number-in-words", "two"),
        ("hit it", "unclear-reference", "it"),
        ("take 2 figures from your opponent", "wrong-kind", "2 figures"),
        ("take 2 lore", "slot-missing", "take"),
        ("take 2 lore into your hand", "unknown-preposition", "into"),
        ("order lore cards", "wrong-kind", "lore cards"),
        ("1 enemy unit cannot move", "modifier-outside-duration", "1 enemy unit cannot move"),
        ("roll dice", "quantity-missing", "dice"),
        ("repeat 2 hexes { roll 1 die }", "quantity-missing", "repeat"),
        ("choose enemy units as target", "quantity-missing", "choose"),
        ("until the end of the weekend { each friendly unit is bold }", "unknown-phase", "weekend"),
        ("until the end of the turn { roll 1 die }", "temporary-without-effect", "roll 1 die"),
        ("eliminate 1 enemy unit with 2 wings", "unknown-word", "wings"),
    ],
)
def test_a_wrong_line_leaves_its_problem(line: str, problem: str, text: str) -> None:
    assert (problem, text) in problems(lore(line))


def test_a_sentence_taken_for_a_noun_is_told_apart() -> None:
    """`when an enemy unit moves`: the most likely mistake of all (trial notes, 6)."""
    card = bound_card(
        "battlelore", 'lore "Test" {\n class Wizard\n cost 1\n when an enemy unit moves: roll 1 die\n}'
    )
    assert problems(card) == [("subject-too-long", "an enemy unit moves")]


def test_and_and_or_are_not_mixed() -> None:
    card = lore("if your lore is 1, and your lore is 2, or your lore is 3: roll 1 die")
    assert [problem for problem, _ in problems(card)] == ["mixed-and-or"]


def test_a_name_ends_with_its_block() -> None:
    card = lore("for each friendly unit as mine {\n hit mine\n}\nhit mine")
    assert problems(card) == [("bound-in-another-scope", "mine")]


def test_a_game_that_nobody_knows() -> None:
    assert problems(bound_file('game chess\nlore "x" { cost 1 }\n')) == [("unknown-game", "chess")]


def test_one_broken_line_hides_nothing_beside_it() -> None:
    card = lore("hitt 1 enemy unit\norder two units\nhit targt")
    assert [problem for problem, _ in problems(card)] == ["unknown-verb", "number-in-words", "unbound-name"]


@pytest.mark.parametrize(
    ("line", "problem", "text"),
    [
        # a name and a restriction that the sentence has no place for
        ("choose 1 enemy unit as target\nhit target adjacent to your unit", "unknown-preposition", ""),
        ("either, in melee { gain 1 lore } or { order 1 friendly unit }", "unread-words", "melee"),
        # how many a relation is to
        ("order 1 friendly unit adjacent to 2 enemy units", "wrong-kind", "2 enemy units"),
        # what stands behind a face, and how a face came up
        ("roll 2 dice\nif any [Lore] was discarded: gain 1 lore", "unknown-word", "discarded"),
        ("roll 2 dice\ngain 1 lore for each [Lore] discarded", "unknown-word", "discarded"),
        # more of something that is done, not changed
        ("gain 1 more lore", "unknown-word", "more"),
        # whose a thing is that belongs to nobody
        (
            "choose 1 enemy unit as target\nhit target of your opponent",
            "unknown-preposition",
            "of your opponent",
        ),
    ],
)
def test_a_restriction_is_never_dropped(line: str, problem: str, text: str) -> None:
    """A lost restriction means "any" (language.md, 2.2), so words that say nothing are refused."""
    found = problems(lore(line))
    assert any(one == problem and text in said for one, said in found), found
