"""Printed fields that a game reads itself: the map of a battle, and who sits on its War Councils."""

import pytest

from bound_cards import bound_file
from cardwright.bound import nodes as bound

SCENARIO = '''game {game}
deck "Marches" {{
    20 "March"
}}
scenario "Short" {{
    {before}
    decks "Marches"
    {field} """
{text}
"""
}}
'''


def said(game: str, before: str, field: str, text: str) -> str:
    """What is wrong with a field, "" where nothing is."""
    card = bound_file(SCENARIO.format(game=game, before=before, field=field, text=text)).blocks[1]
    assert isinstance(card, bound.Card)
    faults = [each.field for each in card.fields if isinstance(each.field, bound.Unresolved)]
    assert all(fault.problem == "field-value-wrong" and fault.text == field for fault in faults)
    return " ".join(fault.note for fault in faults)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("near 1 Commander, 2 Wizard", ""),
        ("near 9 Wizard", "`near 9 Wizard` is no War Council"),
        ("near 1 King", "`near 1 King` is no War Council"),
        ("left 1 Commander", "`left 1 Commander` is no War Council"),
    ],
)
def test_councils(text: str, wrong: str) -> None:
    """A War Council has levels from 0 to 3, and five offices (F23)."""
    assert said("battlelore", "banners 3", "councils", text) == wrong


@pytest.mark.parametrize(
    ("game", "before", "sign", "wide"),
    [("battlelore", "banners 3", "..", 13), ("battlelore2", "faction neutral", ".", 12)],
)
def test_maps(game: str, before: str, sign: str, wide: int) -> None:
    """Nine rows, every second one a hex shorter."""
    long, short = [sign] * wide, [sign] * (wide - 1)

    def wrong(*rows: list[str]) -> str:
        return said(game, before, "map", "\n".join(map(" ".join, rows)))

    assert wrong(*[long, short] * 4, long) == ""
    assert "has 2 rows" in wrong(long, short)
    assert f"has {wide} hexes, on the board it has {wide - 1}" in wrong(*[long] * 9)
    assert "`??`" in wrong(*[long, short] * 4, ["??", *long[1:]])
