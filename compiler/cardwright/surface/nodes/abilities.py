"""Abilities, their windows and clauses, and statements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright.surface.nodes.phrases import NounPhrase, Relation
from cardwright.surface.nodes.sentences import Conditions, Event, Order, Sentence, VerbPhrase
from cardwright.text.source import Span

Timing = Literal["when", "before", "after", "instead of"]


WindowForm = Literal["play", "action", "react", "when", "while", "always", "until", "in"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Window:
    """When an ability applies.

    `play`, `action`: `places` say where and when. `react`: `timing` and `event`. `when`: the same,
    triggered. `while`: `conditions`. `always`: nothing. `until`: `event` ends it. `in`: `places`
    (`on activation`, `in each draw step`).
    """

    span: Span
    form: WindowForm
    timing: Timing | None = None
    event: Event | None = None
    conditions: Conditions | None = None
    places: tuple[Relation | VerbPhrase, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PhraseClause:
    """`once per round`, `optional`."""

    span: Span
    phrase: NounPhrase


@dataclass(frozen=True, slots=True, kw_only=True)
class WhereClause:
    """`in melee`, `by the Hobbit player`, `alongside your command card`, `for your Knight units`."""

    span: Span
    places: tuple[Relation | VerbPhrase, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class IfClause:
    span: Span
    conditions: Conditions


@dataclass(frozen=True, slots=True, kw_only=True)
class CostClause:
    """`cost 1 lore` has an amount, `cost forsake 1 card` an order."""

    span: Span
    amount: NounPhrase | None = None
    order: Order | None = None


Clause = PhraseClause | WhereClause | IfClause | CostClause


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """A window, its clauses, what happens. The same node inside a body is a delayed or lasting one."""

    span: Span
    window: Window
    clauses: tuple[Clause, ...]
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class If:
    """`otherwise` may be a block, another `if`, or the sentence of a following `otherwise,` line."""

    span: Span
    conditions: Conditions
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ForEach:
    span: Span
    phrase: NounPhrase
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Either:
    """`either { … } or { … }`; a clause may say who chooses."""

    span: Span
    clauses: tuple[Clause, ...]
    branches: tuple[tuple[Statement, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Repeat:
    span: Span
    times: NounPhrase
    body: tuple[Statement, ...]


Statement = Sentence | If | ForEach | Either | Repeat | Ability
