"""How many something is said of stands in the text: a lost `no` turns a card round."""

import pytest

from bound_cards import GAMES, bound_card
from cardwright.wording import plain, text


@pytest.mark.parametrize(
    ("condition", "says"),
    [
        ("no Wizard card is in play", "While no Wizard card is in play"),
        ("at least 2 Wizard cards are in play", "While at least 2 Wizard cards are in play"),
        ("exactly 2 Wizard cards are in play", "While exactly 2 Wizard cards are in play"),
        ("a Wizard card is in play", "While a Wizard card is in play"),
    ],
)
def test_of_how_many_something_is_said(condition: str, says: str) -> None:
    card = bound_card("ring", f'character "Test" {{\n while {condition}: this has 1 attack\n}}')
    assert plain(text(card, GAMES["ring"])) == f"{says}, this character has 1 [attack]."


def test_one_of_two_faces_is_said_with_or() -> None:
    card = bound_card("battlelore2", "keyword Test {\n when you commit [heroic] or [lore]: add 1 damage\n}")
    assert plain(text(card, GAMES["battlelore2"])).startswith("When you commit [heroic] or [lore],")
