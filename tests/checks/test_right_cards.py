"""Cards that are right, and near to what the rules refuse: none of them is complained of."""

from pathlib import Path

import pytest

from cardwright.text.source import Source
from spec_file import complaints

RIGHT = sorted((Path(__file__).parent / "right").glob("*.card"))
# Titles of printed cards mean nothing here, and no deck is written for a card that is only tried.
APART = ("card-never-in-a-deck", "unknown-card")


@pytest.mark.parametrize("path", RIGHT, ids=lambda path: path.stem)
def test_a_right_card_is_not_complained_of(path: Path) -> None:
    found = complaints(Source(path.name, path.read_text("utf-8")))
    assert [complaint.message for complaint in found if complaint.rule.name not in APART] == []
