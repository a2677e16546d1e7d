"""What a deck can hold, and what a card may be called beside others."""

import pytest

from cardwright.driver import understand
from cardwright.text.source import Source
from spec_file import GAMES

CARD = """game battlelore

command "March" {
    play in the command phase {
        order up to 2 friendly units
    }
}

scenario "Hill" {
    banners 3
    decks "Marches"
    map unknown
}
"""


def messages(rest: str) -> list[str]:
    found = understand((Source("a.card", f"{CARD}\n{rest}\n"),), GAMES).findings
    return [finding.message for finding in found]


@pytest.mark.parametrize(
    ("held", "says"),
    [
        ('20 "March"', []),
        ('99 "March"', []),
        ("", ["this deck holds no card"]),
        ('0 "March"', ["a deck holds from 1 to 99 of a card that it lists, not 0"]),
        ('100 "March"', ["a deck holds from 1 to 99 of a card that it lists, not 100"]),
        ('1 "March"\n1 "Hill"', ["`Hill` comes in no deck"]),
    ],
)
def test_what_a_deck_holds(held: str, says: list[str]) -> None:
    assert messages(f'deck "Marches" {{\n{held}\n}}') == says


def test_cards_of_two_kinds_have_two_titles() -> None:
    """Both would be one module, and one of the two cards would be lost."""
    lore = 'lore "March" {\nclass Wizard\ncost 1\nplay in the command phase {\ngain 1 lore\n}\n}'
    assert messages(f'deck "Marches" {{\n20 "March"\n}}\n{lore}') == [
        "the modules of this card and of `March` would both be called `march`"
    ]
