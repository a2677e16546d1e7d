"""Every rule that can be broken has a page that shows it broken and mended, and no page names another."""

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from cardwright.checks.rule import explained
from cardwright.cli.catalogue import catalogue
from cardwright.diagnostics.to_text import to_text
from cardwright.driver import Games, build
from cardwright.emit.mistakes import EXPLANATIONS as SHEETS
from cardwright.play.claims import stated
from cardwright.play.mistakes import EXPLANATIONS as EXAMPLES
from cardwright.play.run_example import run_example
from cardwright.play.tables import fresh_table
from cardwright.text.source import Source
from our_games import ROOT
from spec_file import GAMES, SPEC, STAGES, Stage, after_build, after_play, hold

COMPILER: Final = ROOT / "compiler/cardwright"
DECLARED: Final = re.compile(r'^RULE = Rule\("(CW\d{3})", "([a-z0-9-]+)"\)$', re.MULTILINE)
TOLD: Final = re.compile(r"\b(?:error|warning|note)\[([a-z0-9-]+)\] (CW\d{3})")
# The folder of the pages of a rule, by what its number begins with.
FOLDERS: Final[Mapping[str, str]] = {
    "CW0": "syntax",
    "CW2": "checks",
    "CW3": "checks",
    "CW4": "checks",
    "CW5": "checks",
    "CW6": "checks",
    "CW8": "sheets",
    "CW90": "examples",
    "CW95": "files",
}
PLAYED: Final = tuple(sorted((SPEC / "examples").glob("*.md")))
PRINTED: Final = tuple(sorted((SPEC / "sheets").glob("*.md")))
NO_CARD: Final = {"example-crashed": "a fault of ours", "icon-without-word": "a fault of a game"}


def declared() -> list[tuple[str, str]]:
    """The number and the name of every rule, as the files of the compiler declare them."""
    texts = [file.read_text("utf-8") for file in sorted(COMPILER.rglob("*.py"))]
    rules = [(code, name) for text in texts for code, name in DECLARED.findall(text)]
    assert len(rules) == sum(len(re.findall(r'\bRule\("', text)) for text in texts), "RULE = Rule(…), a line"
    return rules


RULES: Final = tuple(declared())


def folder(code: str) -> str:
    """Where the page of a rule of that number lies."""
    (found,) = (place for start, place in FOLDERS.items() if code.startswith(start))
    return found


def without_a_word(games: Games) -> Games:
    """The games, of which one has forgotten what `[red]` is called."""
    game = games["battlelore"]
    faces = tuple(replace(face, words=("", *face.words)) if face.id == "red" else face for face in game.faces)
    return {**games, game.game: replace(game, faces=faces)}


def wordless(source: Source) -> str:
    """What building says of a source in a game that has forgotten a word."""
    return to_text(after_build(source, without_a_word(GAMES)))


def breaks(source: Source) -> str:
    """What comes of the examples of a source where the compiled cards divide by zero."""
    made = build((source,), GAMES)
    outputs = tuple(
        replace(output, text=output.text.replace("take(c.you, 1,", "take(c.you, 1 // 0,"))
        for output in made.outputs
    )
    (each,) = stated(made.files)
    table = fresh_table(GAMES[each.game], replace(made, outputs=outputs))
    return to_text(run_example(table, each.example, each.card, each.kind).findings)


FAULTS: Final[Mapping[str, Stage]] = {"wordless": wordless, "breaks": breaks}


@pytest.mark.parametrize("page", (*PLAYED, *PRINTED), ids=lambda page: page.stem)
def test_a_page_shows_what_comes_of_its_cards(page: Path, update: bool) -> None:
    hold(page, {**STAGES, **FAULTS}, update=update)


def test_numbers_and_names_are_given_once() -> None:
    assert len({code for code, _ in RULES}) == len(RULES)
    assert len({name for _, name in RULES}) == len(RULES)


def test_every_rule_is_explained() -> None:
    assert sorted(RULES) == [(each.rule.code, each.rule.name) for each in catalogue()]
    assert [each.rule.name for each in catalogue() if not each.text.strip()] == []


@pytest.mark.parametrize(("code", "name"), RULES, ids=[name for _, name in RULES])
def test_every_rule_has_a_page_that_shows_it(code: str, name: str) -> None:
    page = SPEC / folder(code) / f"{name}.md"
    assert page.is_file(), f"write tests/spec/{folder(code)}/{name}.md: prose, and the rule broken and mended"
    text = page.read_text("utf-8")
    assert text.startswith(f"# {name}\n")
    assert (name, code) in TOLD.findall(text), "the page shows its rule at work"


@pytest.mark.parametrize("place", sorted(set(FOLDERS.values())))
def test_every_page_is_of_a_rule(place: str) -> None:
    pages = {page.stem for page in (SPEC / place).iterdir()}
    assert pages == {name for code, name in RULES if folder(code) == place}


def test_pages_name_only_rules_that_exist() -> None:
    pages = (*SPEC.rglob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "README.md")
    named = {told for page in pages for told in TOLD.findall(page.read_text("utf-8"))}
    assert {(code, name) for name, code in named} <= set(RULES)


@pytest.mark.parametrize("name", sorted({*EXAMPLES, *SHEETS} - set(NO_CARD)))
def test_the_first_card_breaks_exactly_this_rule_and_the_second_none(name: str) -> None:
    told = explained({**EXAMPLES, **SHEETS}[name])
    assert [found.rule.name for found in after_play(Source("broken.card", told.broken))] == [name]
    assert after_play(Source("mended.card", told.mended)) == ()
