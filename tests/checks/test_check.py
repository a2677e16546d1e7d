"""All mistakes of a card are told in one run, each once, and a fix mends what it says it mends."""

import pytest

from cardwright.checks import CHECKS, SET_CHECKS
from cardwright.checks.rule import Check, SetCheck, docstring, explained
from cardwright.cli.catalogue import catalogue
from cardwright.diagnostics.diagnostic import Diagnostic, place
from cardwright.diagnostics.edits import edited, edits_by_source
from cardwright.diagnostics.internal_error import InternalError
from cardwright.text.lines import position
from cardwright.text.source import Source
from spec_file import complaints

ALL: tuple[Check | SetCheck, ...] = (*CHECKS, *SET_CHECKS)

SIX_MISTAKES = """\
game battlelore

lore "Ember" {
    class Wizzard, number 1
    play in the combt phase {
        choose 1 friendly enemy unit as target
        choose 1 enemi unit as other
        hit target
        hitt other
        hit nobody
    }
}
"""


def test_all_mistakes_are_told_in_one_run_from_top_to_bottom() -> None:
    found = complaints(Source("six.card", SIX_MISTAKES))
    told = [(complaint.rule.name, _line(complaint)) for complaint in found]
    assert told == [
        ("field-missing", 3),
        ("field-value-wrong", 4),
        ("unknown-phase", 5),
        ("matches-nothing", 6),
        ("unknown-word", 7),
        ("unknown-verb", 9),
        ("unbound-name", 10),
    ]


def _line(complaint: Diagnostic) -> int:
    from_place = place(complaint)
    assert from_place is not None
    return position(from_place.source, from_place.start).line


@pytest.mark.parametrize("check", ALL, ids=lambda check: check.rule.name)
def test_a_fix_mends_what_it_was_made_for(check: Check | SetCheck) -> None:
    source = Source("broken.card", explained(docstring(check)).broken)
    for complaint in complaints(source):
        for fix in complaint.fixes:
            edits = edits_by_source(fix.edits)[source]
            mended = complaints(Source("mended.card", edited(source.text, edits)))
            assert check.rule.name not in {again.rule.name for again in mended}


def test_a_rule_file_without_its_two_cards_is_our_own_mistake() -> None:
    with pytest.raises(InternalError):
        explained("Something is wrong.\n\n```card\ngame ring\n```\n")


def test_an_explanation_shows_both_cards() -> None:
    (told,) = (each for each in catalogue() if each.named("CW211"))
    assert told.rule.name == "unbound-name"
    assert "hit targt" in told.text
    assert "hit target" in told.text
