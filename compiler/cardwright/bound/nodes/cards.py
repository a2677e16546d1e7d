"""Cards, decks, rulings and files."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from cardwright.bound.nodes.effects import Ability
from cardwright.bound.nodes.examples import Example
from cardwright.bound.nodes.plain import Unresolved
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

Provenance = Literal["sure", "likely", "pattern", "assumed", "house", "unknown", ""]


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldValue:
    """A printed field. `values` by the field's type: whole numbers, words, titles, (number, word)
    pairs for icons and keywords; `unknown` where the source says so. `decks` is what each deck holds
    whose title is a value: titles of cards, with their numbers."""

    span: Span
    field: words.Field | Unresolved
    values: tuple[int | str | tuple[int | str, ...], ...]
    decks: tuple[tuple[tuple[str, int], ...], ...] = ()
    provenance: Provenance = ""
    unknown: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """One card, keyword or scenario. `names` are its names in other languages by code."""

    span: Span
    kind: words.CardKind
    title: str
    title_span: Span
    parameters: tuple[str, ...]
    fields: tuple[FieldValue, ...]
    abilities: tuple[Ability, ...]
    examples: tuple[Example, ...]
    source_note: str = ""
    provenance: Provenance = ""
    names: tuple[tuple[str, str], ...] = ()
    unknown_effect: bool = False
    misplaced: tuple[Unresolved, ...] = ()  # members that such a block cannot hold, or say nothing


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    span: Span
    title: str
    counts: tuple[tuple[int, str, Span], ...]
    fields: tuple[FieldValue, ...] = ()
    misplaced: tuple[Unresolved, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings:
    span: Span
    title: str
    examples: tuple[Example, ...]
    misplaced: tuple[Unresolved, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class File:
    """`unread` are the titles of blocks that could not be read: others may name them."""

    span: Span
    vocabulary: words.Vocabulary | Unresolved
    blocks: tuple[Block, ...] = field(default=())
    unread: tuple[str, ...] = field(default=())


Block = Card | Deck | Rulings | Unresolved
