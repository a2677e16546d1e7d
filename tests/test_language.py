"""Every construct of the language has a page that shows it at work, and every page says what is so."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cardwright.bound import nodes as bound
from cardwright.bound.walk import walk
from cardwright.driver import build
from cardwright.play.claims import stated
from cardwright.play.run_example import run_example
from cardwright.play.tables import fresh_table
from cardwright.surface import from_text
from cardwright.surface import nodes as surface
from cardwright.surface.build_blocks import blocks as block_handlers
from cardwright.surface.build_phrases import PHRASES
from cardwright.surface.build_sentences import SENTENCES
from cardwright.surface.syntax_errors import SYNTAX_RULES
from cardwright.text.source import Source
from spec_file import GAMES, SPEC, STAGES, blocks, bound_file, cards, hold

PAGES = tuple(sorted((SPEC / "language").glob("*.md")))
SYNTAX = tuple(sorted((SPEC / "syntax").glob("*.md")))
NOWHERE = {"Unresolved": "a mistake, and these cards have none"}
UNSAYABLE = {"that_can": "no game tells yet who can do a thing, so that a card cannot ask"}


@cache
def sound(path: Path) -> tuple[Source, ...]:
    """The sources of a page that are not there to show a mistake."""
    page = path.read_text("utf-8")
    mistaken = {block.card for block in blocks(page) if block.stage == "says"}
    return tuple(Source(f"{path.stem}.card", card) for card in cards(page) if card not in mistaken)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_shows_what_comes_of_its_cards(page: Path, update: bool) -> None:
    hold(page, STAGES, update=update)
    assert sound(page), "the page shows its construct at work"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_cards_of_a_page_are_without_mistake_and_its_examples_hold(page: Path) -> None:
    for source in sound(page):
        made = build((source,), GAMES)
        assert [finding.message for finding in made.findings] == []
        for each in stated(made.files):
            table = fresh_table(GAMES[each.game], made)
            findings = run_example(table, each.example, each.card, each.kind).findings
            assert [finding.message for finding in findings] == [], each.name


@pytest.mark.parametrize("page", SYNTAX, ids=lambda page: page.stem)
def test_a_page_of_a_syntax_rule_shows_what_it_says(page: Path, update: bool) -> None:
    hold(page, STAGES, update=update)
    assert f"[{page.stem}]" in page.read_text("utf-8"), "the page shows its rule at work"


def test_every_syntax_rule_has_a_page() -> None:
    assert {page.stem for page in SYNTAX} == {rule.name for rule in SYNTAX_RULES}


def test_all_games_are_spoken_of() -> None:
    games = {source.text.split("\n")[0] for page in PAGES for source in sound(page)}
    assert {f"game {game}" for game in GAMES} <= games


def test_every_alternative_of_the_grammar_is_on_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()

    def watch(handlers: Mapping[str, Any]) -> dict[str, Any]:
        def watched(name: str, handler: Any) -> Any:
            def build_node(at: Any, children: Any) -> Any:
                used.add(name)
                return handler(at, children)

            return build_node

        return {name: watched(name, handler) for name, handler in handlers.items()}

    monkeypatch.setattr(from_text, "PHRASES", watch(PHRASES))
    monkeypatch.setattr(from_text, "SENTENCES", watch(SENTENCES))
    monkeypatch.setattr(from_text, "block_handlers", lambda findings: watch(block_handlers(findings)))
    for page in PAGES:
        for source in sound(page):
            assert from_text.parse(source).findings == ()
    assert {*PHRASES, *SENTENCES, *block_handlers([])} - used == set(UNSAYABLE)


@cache
def said() -> frozenset[type[object]]:
    """All classes of nodes that the cards of the pages are bound to."""
    return frozenset(
        type(node) for page in PAGES for source in sound(page) for node in walk(bound_file(source))
    )


@pytest.mark.parametrize("name", sorted(set(bound.__all__) - set(NOWHERE)))
def test_every_node_is_on_a_page(name: str) -> None:
    node = getattr(bound, name)
    if isinstance(node, type):
        assert node in said(), f"no page has a card with {name}: {node.__doc__}"


def test_no_page_has_an_exception() -> None:
    assert not {node.__name__ for node in said()} & set(NOWHERE)


def _written(node: object) -> set[type[object]]:
    found: set[type[object]] = set()
    if isinstance(node, tuple):
        for part in node:
            found |= _written(part)
    elif type(node).__module__.startswith(surface.__name__):
        found.add(type(node))
        slots: tuple[str, ...] = getattr(type(node), "__slots__", ())
        for name in slots:
            found |= _written(getattr(node, name))
    return found


def test_everything_that_can_be_written_is_on_a_page() -> None:
    written = {
        node for page in PAGES for source in sound(page) for node in _written(from_text.parse(source).file)
    }
    every = {node for name in surface.__all__ if isinstance(node := getattr(surface, name), type)}
    assert {node.__name__ for node in every - written} == set()
