"""Every rule of the compiler is registered, named, explained by a card that breaks it, and specified."""

import re
from pathlib import Path

import pytest

from cardwright.checks import CHECKS, SET_CHECKS
from cardwright.checks.explain import explanations
from cardwright.checks.rule import Check, SetCheck, docstring, explained
from cardwright.cli.catalogue import catalogue
from cardwright.text.source import Source
from spec_file import SPEC, blocks, complaints, hold, says

ROOT = Path(__file__).parents[1]
CHECKED = ROOT / "compiler/cardwright/checks"
FAMILIES = {"names": "CW2", "timing": "CW3", "targeting": "CW4", "numbers": "CW5", "set_wide": "CW6"}
FILES = tuple(
    path for family in FAMILIES for path in sorted((CHECKED / family).glob("*.py")) if path.stem != "__init__"
)
ALL: tuple[Check | SetCheck, ...] = (*CHECKS, *SET_CHECKS)
PAGES = tuple(sorted((SPEC / "checks").glob("*.md")))


def _file(check: Check | SetCheck) -> str:
    return check.run.__module__.removeprefix("cardwright.checks.")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_rule_file_is_registered(path: Path) -> None:
    registered = {_file(check) for check in (SET_CHECKS if path.parent.name == "set_wide" else CHECKS)}
    assert f"{path.parent.name}.{path.stem}" in registered, (
        f"add {path.stem}.CHECK to {'SET_CHECKS' if path.parent.name == 'set_wide' else 'CHECKS'}"
    )


@pytest.mark.parametrize("check", ALL, ids=lambda check: check.rule.name)
def test_a_rule_has_the_name_of_its_file_and_a_number_of_its_family(check: Check | SetCheck) -> None:
    family, file = _file(check).split(".")
    assert check.rule.name == file.replace("_", "-")
    assert re.fullmatch(rf"{FAMILIES[family]}\d\d", check.rule.code)


def test_names_and_numbers_are_given_once() -> None:
    rules = [rule for rule, _ in explanations()]
    assert len({rule.code for rule in rules}) == len(rules)
    assert len({rule.name for rule in rules}) == len(rules)


@pytest.mark.parametrize("check", ALL, ids=lambda check: check.rule.name)
def test_the_first_card_breaks_exactly_this_rule_and_the_second_none(check: Check | SetCheck) -> None:
    told = explained(docstring(check))
    broken = complaints(Source("broken.card", told.broken))
    assert [complaint.rule.name for complaint in broken] == [check.rule.name]
    assert complaints(Source("mended.card", told.mended)) == ()


@pytest.mark.parametrize("check", ALL, ids=lambda check: check.rule.name)
def test_what_a_rule_says_is_in_the_style_of_the_house(check: Check | SetCheck) -> None:
    for complaint in complaints(Source("broken.card", explained(docstring(check)).broken)):
        for text in (complaint.message, *complaint.hints, *(label.text for label in complaint.labels)):
            assert not text.endswith(".")
            assert "\n" not in text
            assert not re.match(r"[A-Z][a-z]", text)


@pytest.mark.parametrize("check", ALL, ids=lambda check: check.rule.name)
def test_a_rule_is_explained(check: Check | SetCheck) -> None:
    (by_name,) = (each for each in catalogue() if each.named(check.rule.name))
    assert [by_name] == [each for each in catalogue() if each.named(check.rule.code.lower())]
    assert by_name.text == docstring(check)


def test_rules_about_the_shape_of_a_card_are_explained_too() -> None:
    assert [each.rule.code for each in catalogue() if each.named("brace-too-many")] == ["CW009"]
    assert not any(each.named("no-such-rule") for each in catalogue())


@pytest.mark.parametrize("check", ALL, ids=lambda check: check.rule.name)
def test_a_rule_has_a_page(check: Check | SetCheck) -> None:
    assert (SPEC / "checks" / f"{check.rule.name}.md").is_file(), (
        f"write tests/spec/checks/{check.rule.name}.md: prose, a card, an empty `says` block"
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_shows_what_its_rule_says(page: Path, update: bool) -> None:
    hold(page, {"says": says}, update=update)
    text = page.read_text("utf-8")
    assert page.stem in {check.rule.name for check in ALL}, f"no rule is called {page.stem}"
    assert any(f"[{page.stem}]" in block.text for block in blocks(text)), "the page shows its rule at work"


def test_what_the_binder_leaves_is_told_by_somebody() -> None:
    files = sorted((ROOT / "compiler/cardwright/bound").glob("*.py"))
    binder = "".join(path.read_text("utf-8") for path in files)
    problems = re.findall(r'problem="([a-z-]+)"|unresolved\(\s*[\w.\[\]]+,\s*"([a-z-]+)"', binder)
    named = {one or other for one, other in problems}
    assert named
    assert named <= {check.rule.name for check in ALL}
