"""Noun phrases and the relations that chain on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright.surface.nodes.words import Face, More, Number, Quantifier, Text, Word
from cardwright.text.source import Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Noun:
    """One noun with what stands directly around it, in the order of the fields:
    `up to` `2` `more` `your` `ordered blue unit` `4` `"Gothmog"` `[red]`.

    Exactly one of `words`, `title`, `faces`, `pronoun`, `person`, `group` is usually filled;
    `words` may stand before any of the others. A determiner alone is a noun too (`all`).
    """

    span: Span
    quantifier: Quantifier | None = None
    number: Number | None = None
    more: More | None = None
    determiner: Word | None = None  # the, a, an, your, their, its, any, each, all, no, another, this, that
    words: tuple[Word, ...] = ()
    after: Number | None = None  # path number 4; 2 units has it in `number`
    tail: tuple[Word, ...] = ()  # words behind `after`, `more`, `faces` or `group`: (level + 3) hexes
    title: Text | None = None
    faces: tuple[Face, ...] = ()
    pronoun: Word | None = None  # it, they, them, you, him, there
    person: Word | None = None  # player(s), opponent(s), closing `words`
    group: Value | None = None  # (level + 2)


@dataclass(frozen=True, slots=True, kw_only=True)
class NounPhrase:
    """Alternatives joined by `or`, what they are `of`, and the relations chained on the head."""

    span: Span
    alternatives: tuple[Noun, ...]
    of: NounPhrase | None = None
    relations: tuple[Relation, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """One summand; `parts` are joined by `and`."""

    span: Span
    sign: Literal["+", "-"]
    parts: tuple[NounPhrase, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Value:
    """`level + 2`, or just one phrase, or several joined by `and`."""

    span: Span
    terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Prepositional:
    """`in your hand`, `within 2 hexes of anchor`, `adjacent to target` (word `adjacent to`)."""

    span: Span
    word: Word
    object: NounPhrase


@dataclass(frozen=True, slots=True, kw_only=True)
class As:
    """`as target`: gives the piece a name."""

    span: Span
    name: Word


@dataclass(frozen=True, slots=True, kw_only=True)
class That:
    """`that is not weak`, `that has moved`, `that hits`, `that your opponent played`.

    form `is`     : `object`; with `verb` the object is what is done to (`that is attacking a unit`);
                    with `preposition` where it is (`that is in your hand`, `that is adjacent to x`)
    form `has`    : `object`
    form `can`    : `modal`, `verb`, perhaps `actor`-less `pronoun` object
    form `does`   : `verb`
    form `done by`: `actor`, `verb`
    """

    span: Span
    form: Literal["is", "has", "can", "does", "done by"]
    negated: bool = False
    modal: Word | None = None
    verb: tuple[Word, ...] = ()
    preposition: Word | None = None
    object: NounPhrase | None = None
    actor: NounPhrase | None = None


Relation = Prepositional | As | That
