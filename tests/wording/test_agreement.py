"""English words agree, and stand with the right spaces between them."""

from __future__ import annotations

import pytest

from cardwright.wording.english.agreement import article, listed, times
from cardwright.wording.nodes import Icon, Numeral, Plain
from cardwright.wording.runs import glue, say, sentence, words_of
from cardwright.wording.words import Words, icon_id
from cardwright_engine import vocabulary as words
from cardwright_engine.games import battlelore


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("army", "an"),
        ("enemy unit", "an"),
        ("unit", "a"),
        ("unused path", "an"),
        ("hour", "an"),
        ("hex", "a"),
        ("Ent", "an"),
        ("ordered unit", "an"),
        ("one-eyed unit", "a"),
    ],
)
def test_an_article_goes_by_sound(word: str, expected: str) -> None:
    assert article(say(word)) == expected


def test_an_icon_takes_the_article_of_its_words() -> None:
    assert article((Icon(id="attack", words="attack"),)) == "an"


@pytest.mark.parametrize(
    ("items", "expected"), [([], ""), (["A"], "A"), (["A", "B"], "A or B"), (["A", "B", "C"], "A, B or C")]
)
def test_a_list_has_commas_and_one_last_word(items: list[str], expected: str) -> None:
    assert words_of(listed([say(item) for item in items], "or")) == expected


def test_how_often() -> None:
    assert [times(number) for number in (1, 2, 3)] == ["once", "twice", "3 times"]


def test_one_space_between_parts_and_none_before_a_comma() -> None:
    assert (
        words_of(say("draw", Numeral(text="2"), "", "cards", ", then", "stop")) == "draw 2 cards, then stop"
    )
    assert say("a", "b") == (Plain(text="a b"),)
    assert words_of(glue("a", "b")) == "ab"


def test_a_sentence_starts_with_a_capital_and_ends_with_one_stop() -> None:
    assert words_of(sentence(say("draw 1 card"))) == "Draw 1 card."
    assert words_of(sentence(say("stop."))) == "Stop."
    assert sentence(()) == ()


def test_verbs_have_five_forms_even_where_fewer_are_declared() -> None:
    game = Words(battlelore.VOCABULARY)
    hit = game.verb(words.Verb(id="hit", forms=("hit", "hits", "hitting")))
    assert (hit.base, hit.third, hit.past, hit.participle, hit.gerund) == (
        "hit",
        "hits",
        "hit",
        "hit",
        "hitting",
    )
    take = game.verb(words.Verb(id="take", forms=("take", "takes", "took", "taken", "taking")))
    assert (take.past, take.participle) == ("took", "taken")
    pair = words.Verb(
        id="both", forms=("play or move", "plays or moves", "played or moved", "playing or moving")
    )
    assert game.verb(pair).third == "plays or moves"


def test_a_noun_without_a_plural_is_no_count_noun() -> None:
    game = Words(battlelore.VOCABULARY)
    lore = next(entry for entry in battlelore.VOCABULARY.attributes if entry.id == "lore")
    assert (game.noun(lore).plural, game.noun(lore).counts) == ("lore", False)


def test_an_icon_is_known_by_its_words() -> None:
    assert icon_id("leadership attack") == "leadership-attack"
