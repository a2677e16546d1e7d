"""Sentences, conditions and events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright.surface.nodes.phrases import NounPhrase, Relation, Value
from cardwright.surface.nodes.words import More, Word
from cardwright.text.source import Span

Connective = Literal["and", "or"]


@dataclass(frozen=True, slots=True, kw_only=True)
class VerbPhrase:
    """What a verb's own preposition brings: `to field`, `from your hand`, `for each fallen`.
    Word is to, from, into, onto, through, for, before, after or `instead of`."""

    span: Span
    word: Word
    object: Value


@dataclass(frozen=True, slots=True, kw_only=True)
class Arguments:
    """What follows a verb: an object or a place directly, then the verb's prepositions."""

    span: Span
    object: Value | None = None
    relations: tuple[Relation, ...] = ()  # a place with no object before it: look `at the top 3 cards`
    phrases: tuple[VerbPhrase, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """`hit target for each [red]`: the verb first. Two verbs are alternatives (`play or move`)."""

    span: Span
    verbs: tuple[Word, ...]
    arguments: Arguments
    then: bool = False  # follows `, then` and keeps the subject before it


@dataclass(frozen=True, slots=True, kw_only=True)
class Permit:
    """`each ordered unit may move up to 1 hex`; modal is may, must, can or cannot."""

    span: Span
    subject: Value
    modal: Word
    verbs: tuple[Word, ...]
    arguments: Arguments
    then: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Doing:
    """`the Mordor player draws 1 card`; in conditions also `you play this to a path`."""

    span: Span
    actor: NounPhrase
    verbs: tuple[Word, ...]
    arguments: Arguments
    then: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Did:
    """`if they do`, `if you do`."""

    span: Span
    actor: NounPhrase
    then: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """`more than the lore of your opponent`."""

    span: Span
    more: More
    than: Value


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """`in your hand`, `on an active battleground`, `adjacent to target`."""

    span: Span
    relations: tuple[Relation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Busy:
    """`supporting "Strider" or "Aragorn"`: what the subject is doing, and to whom."""

    span: Span
    verb: tuple[Word, ...]
    target: NounPhrase


Complement = Value | Compared | Placed | Busy


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """`target is eliminated`, `attacker has exactly 2 dice`. One form serves three ends: a modifier
    under while/always/until, a condition after if/while/expect, a position after given."""

    span: Span
    subject: Value
    verb: Literal["is", "has"]
    negated: bool
    complement: Complement
    phrases: tuple[VerbPhrase, ...] = ()
    then: bool = False


Sentence = Order | Permit | Doing | Did | State


Condition = Permit | Doing | Did | State


@dataclass(frozen=True, slots=True, kw_only=True)
class Conditions:
    """Conditions joined by `, and` / `, or`; `connectives` is one shorter than `items`."""

    span: Span
    items: tuple[Condition, ...]
    connectives: tuple[Connective, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Nominal:
    """An event said as a noun: `a roll by an enemy unit as attacker`."""

    span: Span
    phrase: NounPhrase
    phrases: tuple[VerbPhrase, ...] = ()


Event = Condition | Nominal
