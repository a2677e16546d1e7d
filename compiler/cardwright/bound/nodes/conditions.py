"""What a card asks about the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright.bound.nodes.pieces import Argument, Number, Piece, Pieces, Player, Test
from cardwright.bound.nodes.plain import Unresolved
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words


@dataclass(frozen=True, slots=True, kw_only=True)
class Passes:
    """A piece passes tests: `way is "Cirith Ungol"`, `target is not weak`."""

    span: Span
    piece: Piece
    tests: tuple[Test, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Exists:
    """`there is a Gandalf card in play`, `any Shadow battleground is active`."""

    span: Span
    pieces: Pieces
    op: Literal["==", ">=", "<=", ">", "<"] = ">="
    number: Number | None = None  # None: at least one
    every: bool = False  # each one passes `tests`
    tests: tuple[Test, ...] = ()
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Compare:
    span: Span
    left: Number
    op: Literal["==", "!=", ">=", "<=", ">", "<"]
    right: Number


@dataclass(frozen=True, slots=True, kw_only=True)
class IfDid:
    """`if they do`: the optional sentence before was carried out (whole)."""

    span: Span
    player: Player
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class EventIs:
    """A property of the event: `in melee`, `in path combat`."""

    span: Span
    qualifier: words.Qualifier
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class InStep:
    """`in the last round`, `it is the combat phase of your opponent`."""

    span: Span
    step: words.Step
    player: Player | None = None
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class May:
    """`expect you cannot play a command card`: whether the rules let somebody do it now."""

    span: Span
    agent: Player | Piece
    verb: words.Verb
    object: Piece | Pieces | None
    slots: tuple[Argument, ...] = ()
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Happened:
    """`5 dice were rolled`, `"Boromir" was played`: what the log of the example tells."""

    span: Span
    verb: words.Verb
    by: Player | Piece | None
    object: Piece | Pieces | None
    number: Number | None = None
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PileIs:
    """`expect your hand is "A" and "B"`: a zone holds just these cards, in any order."""

    span: Span
    zone: words.Zone
    player: Player | None
    titles: tuple[str, ...]
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AllConditions:
    span: Span
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AnyCondition:
    span: Span
    conditions: tuple[Condition, ...]


Condition = (
    Passes
    | Exists
    | Compare
    | IfDid
    | EventIs
    | InStep
    | May
    | Happened
    | PileIs
    | AllConditions
    | AnyCondition
    | Unresolved
)
