"""Read a file of cards as its authors wrote it, and say what cannot be read."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cardwright.diagnostics.diagnostic import Diagnostic, in_order, place
from cardwright.surface import nodes as surface
from cardwright.surface.build_blocks import blocks as block_handlers
from cardwright.surface.build_phrases import PHRASES
from cardwright.surface.build_sentences import SENTENCES
from cardwright.surface.build_words import LEAVES
from cardwright.surface.grammar import table
from cardwright.surface.header import with_header
from cardwright.surface.lexing import lex
from cardwright.surface.machine import Machine
from cardwright.surface.nesting import without_abysses
from cardwright.surface.recovery import recover
from cardwright.surface.table import Table, Token
from cardwright.text.source import Source, Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Parsed:
    """A file as far as it could be read, and what is wrong with its shape."""

    file: surface.File
    findings: tuple[Diagnostic, ...]


def parse(source: Source) -> Parsed:
    """Read a file. Whatever it holds, this returns."""
    rules = table()
    tokens, found = lex(rules, source)
    tokens, more = with_header(tokens, source)
    found += more
    tokens, more = without_abysses(tokens)
    found += more
    late: list[Diagnostic] = []
    reader = machine(rules, source, late)
    if not _read(reader, tokens):
        late.clear()
        reader = machine(rules, source, late)
        found += recover(rules, reader, tokens, found)
    return _parsed(source, reader.values, tuple(found + late))


def machine(rules: Table, source: Source, findings: list[Diagnostic]) -> Machine:
    """A machine that builds the nodes of this source."""
    return Machine(rules, source, {**PHRASES, **SENTENCES, **block_handlers(findings)}, LEAVES)


def _read(reader: Machine, tokens: Sequence[Token]) -> bool:
    """The short way, for a file without mistakes in its shape."""
    return all(map(reader.feed, tokens))


def _parsed(source: Source, values: Sequence[Any], findings: tuple[Diagnostic, ...]) -> Parsed:
    game = tuple(word for word in _game(values) if word.text)
    whole: list[surface.Block] = []
    broken: list[surface.Block] = []
    places = [where for finding in findings if (where := place(finding)) is not None]
    for block in _blocks(values):
        wrong = any(block.span.start <= at.start <= block.span.end for at in places)
        (broken if wrong else whole).append(block)
    span = Span(source, 0, len(source.text))
    file = surface.File(span=span, game=game, blocks=tuple(whole), broken=tuple(broken))
    return Parsed(file=file, findings=in_order(findings))


def _game(values: Sequence[Any]) -> tuple[surface.Word, ...]:
    for value in values:
        if isinstance(value, surface.File):
            return value.game
        if isinstance(value, tuple) and value and isinstance(value[0], surface.Word):
            return value
    return ()


def _blocks(values: Sequence[Any]) -> Iterator[surface.Block]:
    """The blocks among what was read, also where reading did not come to its end."""
    for value in values:
        match value:
            case surface.Block():
                yield value
            case surface.File():
                yield from value.blocks
            case list():
                yield from _blocks(value)
            case _:
                pass
