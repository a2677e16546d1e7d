"""Relations that chain on one noun, and relations inside a relation, must not read alike."""

from __future__ import annotations

import pytest

from bound_cards import GAMES, lore, problems
from cardwright.wording import plain, text


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (
            "order 1 friendly unit adjacent to a unit within 2 hexes of (an enemy unit)",
            "Order 1 of your units adjacent to a unit and within 2 hexes of an enemy unit.",
        ),
        (
            "order 1 friendly unit adjacent to (a unit within 2 hexes of (an enemy unit))",
            "Order 1 of your units adjacent to a unit that is within 2 hexes of an enemy unit.",
        ),
    ],
)
def test_what_is_near_what_is_read_one_way(line: str, says: str) -> None:
    card = lore(line)
    assert problems(card) == []
    assert says in plain(text(card, GAMES["battlelore"]))
