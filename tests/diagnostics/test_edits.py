"""Edits are carried out from the start of a text to its end."""

import pytest

from cardwright.diagnostics.diagnostic import Edit
from cardwright.diagnostics.edits import edited, edits_by_source
from cardwright.diagnostics.internal_error import InternalError
from cardwright.text.source import Source, Span

CARD = Source("a.card", "hit each unit")


def test_replace_insert_and_delete() -> None:
    edits = (
        Edit(Span(CARD, 13, 13), " twice"),
        Edit(Span(CARD, 0, 3), "kill"),
        Edit(Span(CARD, 4, 9), ""),
    )
    in_turn = edits_by_source(edits)[CARD]
    assert edited(CARD.text, in_turn) == "kill unit twice"


def test_a_part_of_a_text_is_edited_by_the_offsets_of_the_whole() -> None:
    assert edited("each unit", (Edit(Span(CARD, 4, 8), "every"),), offset=4) == "every unit"


def test_edits_that_overlap_are_our_bug() -> None:
    with pytest.raises(InternalError, match="overlap; this is a bug in cardwright, please report it"):
        edits_by_source((Edit(Span(CARD, 0, 5), ""), Edit(Span(CARD, 4, 6), "")))
