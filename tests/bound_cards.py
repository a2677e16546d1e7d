"""Binds small cards for tests, with the words of a real game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from typing import Any

from cardwright.bound import nodes as bound
from cardwright.bound.from_surface import Library, bind
from cardwright.surface.from_text import parse
from cardwright.text.source import Source
from cardwright_engine.vocabulary import Vocabulary

GAMES: dict[str, Vocabulary] = {
    game: import_module(f"cardwright_engine.games.{game}").VOCABULARY
    for game in ("battlelore", "battlelore2", "ring")
}


def bound_file(text: str) -> bound.File:
    """A whole source, bound; it must be free of syntax mistakes."""
    parsed = parse(Source("test.card", text))
    assert not parsed.findings, [finding.message for finding in parsed.findings]
    return bind(parsed.file, Library.of([parsed.file], GAMES))


def bound_card(game: str, text: str) -> bound.Card:
    """The first card of a source."""
    block = bound_file(f"game {game}\n{text}\n").blocks[0]
    assert isinstance(block, bound.Card)
    return block


def lore(body: str) -> bound.Card:
    """A BattleLore card that is played in the command phase and does this."""
    return bound_card(
        "battlelore",
        'lore "Test" {\n class Wizard\n cost 1\n play in the command phase {\n' + body + "\n }\n}",
    )


def walk(node: Any) -> Iterator[Any]:
    """Every bound node below one, itself first."""
    if is_dataclass(node) and type(node).__module__.startswith("cardwright.bound"):
        yield node
        for field in fields(node):
            yield from walk(getattr(node, field.name))
    elif isinstance(node, tuple):
        for one in node:
            yield from walk(one)


def problems(node: Any) -> list[tuple[str, str]]:
    """What could not be bound: the rule that reports it, and the author's words."""
    return [
        (one.problem, one.text) for one in walk(node) if isinstance(one, bound.Unresolved) and one.problem
    ]
