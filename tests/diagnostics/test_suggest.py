"""A word is suggested only when it is near."""

import pytest

from cardwright.diagnostics.suggest import did_you_mean, near

WORDS = ("played", "drawn", "discarded", "combat", "movement", "eliminate", "at")


@pytest.mark.parametrize(
    ("word", "nearest"),
    [
        ("plaed", ("played",)),  # a letter left out
        ("combta", ("combat",)),  # two letters swapped
        ("Combat", ("combat",)),  # the wrong case
        ("eliminates", ("eliminate",)),  # a letter too many
        ("discrded", ("discarded",)),
        ("on", ()),  # too short to guess
        ("AT", ("at",)),  # but not for its case
        ("activation", ()),  # nothing near
        ("pld", ()),  # three changes in three letters
        ("", ()),
        ("played", ()),  # it is known: nothing to suggest
    ],
)
def test_near(word: str, nearest: tuple[str, ...]) -> None:
    assert near(word, WORDS) == nearest


def test_equally_near_words_are_all_offered() -> None:
    assert near("hard", ["card", "hand", "ward", "yard"]) == ()
    assert near("hard", ["hand", "card", "deck"]) == ("card", "hand")


def test_a_nearer_word_beats_a_near_one() -> None:
    assert near("discardd", ["discards", "discarded", "discard"]) == ("discard", "discarded", "discards")
    assert near("eliminatde", ["eliminated", "eliminates"]) == ("eliminated",)


def test_the_hint_is_a_sentence() -> None:
    assert did_you_mean("plaed", WORDS) == ("did you mean `played`?",)
    assert did_you_mean("hard", ["hand", "card"]) == ("did you mean `card` or `hand`?",)
    assert did_you_mean("bard", ["hard", "card", "ward"]) == ("did you mean `card`, `hard` or `ward`?",)
    assert did_you_mean("activation", WORDS) == ()


def test_a_phrase_that_begins_with_the_word_is_meant_where_nothing_is_near() -> None:
    assert did_you_mean("combat", ["combat phase", "order phase"]) == ("did you mean `combat phase`?",)
    assert near("combat", ["combat phase"]) == ()  # a name that begins alike is no slip of the pen
