"""A play beside another play stands in a step in which there is such another play."""

from __future__ import annotations

import pytest

from cardwright.text.source import Source
from spec_file import complaints

CARD = """game battlelore

lore "Ember" {{
    class Wizard, number 1
    cost 3
    play in the {step}, {manner} {{
        gain 1 lore
    }}
}}
"""


@pytest.mark.parametrize("manner", ["alongside your command card", "instead of your command card"])
def test_a_command_card_is_only_played_in_the_command_phase(manner: str) -> None:
    (finding,) = complaints(Source("x.card", CARD.format(step="draw phase", manner=manner)))
    assert finding.rule.name == "never-playable"
    assert [label.span.source.text[label.span.start : label.span.end] for label in finding.labels] == [
        manner,
        "in the draw phase",
    ]
    assert complaints(Source("x.card", CARD.format(step="command phase", manner=manner))) == ()


def test_a_number_of_moves_is_said_with_one_and_with_several() -> None:
    for moves in ("1 more move", "2 more moves"):
        body = f"until the end of the turn: each friendly unit has {moves}"
        text = CARD.format(step="command phase", manner="once per turn").replace("gain 1 lore", body)
        assert complaints(Source("x.card", text)) == ()
