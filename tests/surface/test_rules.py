"""Each rule about the shape of a card tells its own story, and the story is true."""

import re
from pathlib import Path

import pytest

from cardwright.surface import rules
from cardwright.surface.syntax_errors import EXPLANATIONS, SYNTAX_RULES
from surface.reading import read

FILES = sorted(path.stem for path in Path(rules.__path__[0]).glob("[a-z]*.py"))
WITHOUT_A_CARD = {"too-deep", "too-many-mistakes"}  # theirs would fill pages; tested in test_mistakes


def cards(name: str) -> list[str]:
    return re.findall(r"```card\n(.*?)```", EXPLANATIONS[name], re.DOTALL)


def test_every_file_is_listed_under_its_own_name() -> None:
    assert sorted(rule.name.replace("-", "_") for rule in SYNTAX_RULES) == FILES


def test_the_numbers_are_in_the_range_of_syntax_and_used_once() -> None:
    codes = [rule.code for rule in SYNTAX_RULES]
    assert codes == sorted(set(codes))
    assert all(re.fullmatch(r"CW0[0-9][0-9]", code) for code in codes)


@pytest.mark.parametrize("name", sorted({rule.name for rule in SYNTAX_RULES} - WITHOUT_A_CARD))
def test_the_first_card_breaks_the_rule_and_the_second_nothing(name: str) -> None:
    broken, mended = cards(name)
    assert [finding.rule.name for finding in read(broken).findings] == [name]
    whole = read(mended)
    assert whole.findings == ()
    assert len(whole.file.blocks) == 1
