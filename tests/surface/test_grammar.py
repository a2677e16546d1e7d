"""The grammar, its tables, and that everything in it is known to the rest of the surface."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from lark import Lark

from cardwright.resources import GRAMMAR
from cardwright.surface import from_text, grammar
from cardwright.surface import table as tables
from cardwright.surface.build_blocks import blocks
from cardwright.surface.build_phrases import PHRASES
from cardwright.surface.build_sentences import SENTENCES
from cardwright.surface.lexing import lex
from cardwright.surface.table import to_text
from cardwright.surface.terminals import CLASSES, HUMAN, RESERVED
from cardwright.text.source import Source
from surface.reading import SAMPLES, read

TEXT = (GRAMMAR / "card.lark").read_text(encoding="utf-8")
TABLE = grammar.build(TEXT, strict=True)  # refuses conflicts and words that two terminals claim


def test_every_rule_of_the_grammar_has_a_builder_and_every_builder_a_rule() -> None:
    rules = {production.name for production in TABLE.productions if production.name}
    assert rules == {*PHRASES, *SENTENCES, *blocks([])}


def test_every_terminal_has_a_name_for_people() -> None:
    assert set(TABLE.terminals) == set(HUMAN)


def test_the_reserved_words_are_those_of_the_grammar() -> None:
    for word, kind in RESERVED.items():
        tokens, _ = lex(TABLE, Source("", f"game {word}"))
        assert tokens[1].kind == kind, word
    assert set(TABLE.keywords.values()) <= set(CLASSES)


def test_the_samples_use_every_builder(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()

    def watch(name: str, handler: Any) -> Any:
        def watched(at: Any, children: Any) -> Any:
            used.add(name)
            return handler(at, children)

        return watched

    def watch_all(handlers: Mapping[str, Any]) -> dict[str, Any]:
        return {name: watch(name, handler) for name, handler in handlers.items()}

    monkeypatch.setattr(from_text, "PHRASES", watch_all(PHRASES))
    monkeypatch.setattr(from_text, "SENTENCES", watch_all(SENTENCES))
    monkeypatch.setattr(from_text, "block_handlers", lambda findings: watch_all(blocks(findings)))
    for text in SAMPLES.values():
        assert read(text).findings == ()
    assert {*PHRASES, *SENTENCES, *blocks([])} - used == set()


def test_the_table_survives_being_kept() -> None:
    again = tables.from_text(to_text(TABLE))
    assert to_text(again) == to_text(TABLE)


def test_a_lax_build_is_the_same_table() -> None:
    assert to_text(grammar.build(TEXT)) == to_text(TABLE)


@pytest.mark.parametrize("name", SAMPLES)
def test_the_words_are_those_that_lark_finds(name: str) -> None:
    lark = Lark(TEXT, parser="lalr", lexer="basic")
    text = SAMPLES[name]
    ours, _ = lex(TABLE, Source("", text))
    assert [(t.kind, t.text) for t in ours[:-1]] == [(t.type, str(t)) for t in lark.lex(text)]


def test_a_table_is_kept_for_the_next_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    grammar.table.cache_clear()
    made = grammar.table()
    (kept,) = (tmp_path / "cardwright").iterdir()
    monkeypatch.setattr(grammar, "build", None)
    grammar.table.cache_clear()
    assert to_text(grammar.table()) == to_text(made)
    kept.write_text("{}", encoding="utf-8")
    monkeypatch.undo()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    grammar.table.cache_clear()
    assert to_text(grammar.table()) == to_text(made)


def test_a_cache_that_cannot_be_written_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    grammar.table.cache_clear()
    assert to_text(grammar.table()) == to_text(TABLE)
