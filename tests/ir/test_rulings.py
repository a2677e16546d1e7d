"""Texts about what a card may do: which of them ask nothing but what is printed."""

import pytest

from emitted import lowered, python

CARD = """
character "Outrider" {{
    faction Hobbit, deck Frodo, number 199
    paths 5
    always: {says}
}}
"""


@pytest.mark.parametrize(
    ("says", "printed"),
    [
        ("you cannot play or move this to a path", True),
        ("you may play or move this to a Rohan battleground", True),
        ("you may play or move this to a battleground with 2 attack", False),
        ("you cannot play or move this to an active path", False),
        ("you cannot play or move an army to a battleground", False),
    ],
)
def test_what_asks_only_what_is_printed_is_known_to(says: str, printed: bool) -> None:
    """Icons change by texts and tokens, and a place is not always active; of other cards than itself nothing
    is found beforehand."""
    rulings = [
        ruling for ability in lowered("ring", CARD.format(says=says)).abilities for ruling in ability.rulings
    ]
    assert len(rulings) == 2
    assert [ruling.printed for ruling in rulings] == [printed, printed]


def test_a_zone_is_a_place_like_others() -> None:
    text = python("ring", CARD.format(says="you cannot play this to your reserve"))
    assert "return card == c.this and place == g.reserve_place(c.you)" in text
