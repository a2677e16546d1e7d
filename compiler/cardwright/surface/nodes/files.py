"""Examples, blocks and files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright.surface.nodes.abilities import Ability
from cardwright.surface.nodes.sentences import Conditions, Event, Sentence
from cardwright.surface.nodes.words import Face, Integer, Parameter, Table, Text, Word
from cardwright.text.source import Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """A part of the position."""

    span: Span
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Happens:
    """What a player does, rolls, draws or chooses."""

    span: Span
    sentence: Sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect:
    span: Span
    conditions: Conditions


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectError:
    """The step before is refused for the condition with this id."""

    span: Span
    condition: Word


@dataclass(frozen=True, slots=True, kw_only=True)
class Claims:
    """`proves L13` (rules) or `cites F05` (rulings)."""

    span: Span
    form: Literal["proves", "cites"]
    ids: tuple[Word, ...]


Step = Given | Happens | Expect | ExpectError | Claims


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    span: Span
    title: Text
    steps: tuple[Step, ...]


FieldItem = Word | Integer | Table | Parameter | Text | Face


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """`class Rogue and Warrior`: each of `values` is the items between two `and`s.
    Connecting words (`to`, `or`, `any`) and signs stay in place as Words."""

    span: Span
    name: Word
    values: tuple[tuple[FieldItem, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """In a deck: `3 "Mordor Orcs"`."""

    span: Span
    number: Integer
    title: Text


Member = Field | Count | Ability | Example


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """`lore "Fireball" { … }`, `keyword Pursue (X) { … }`, `deck`, `rulings`, `scenario`."""

    span: Span
    kind: Word
    title: Text  # a keyword's bare name is a title too
    parameters: tuple[Parameter, ...]
    members: tuple[Member, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class File:
    """`broken` are blocks with a mistake in their shape, as far as they were understood: they are there
    for others to name, never to be judged."""

    span: Span
    game: tuple[Word, ...]
    blocks: tuple[Block, ...]
    broken: tuple[Block, ...] = ()
