"""Positions and scripts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright.bound.nodes.conditions import Condition
from cardwright.bound.nodes.pieces import FaceRef, InZone, Piece, Pieces, Player, Related, Select, Test
from cardwright.bound.nodes.plain import Named, Unresolved
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words


@dataclass(frozen=True, slots=True, kw_only=True)
class PutPieces:
    """New pieces of a position: `3 units of yours in the left section`. `owner` is said by `you have a
    level 1 Wizard`; else the tests may tell whose they are."""

    span: Span
    pieces: Select
    count: int
    where: Related | InZone | None
    owner: Player | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PutCard:
    """A titled card or piece somewhere, perhaps with others attached."""

    span: Span
    titles: Named
    owner: Player | None
    where: Related | InZone | None
    tests: tuple[Test, ...] = ()
    count: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class PutPile:
    """`your hand is "A" and "B"`, `the top 3 cards of your draw deck are …`."""

    span: Span
    zone: words.Zone
    player: Player | None
    titles: tuple[str, ...]
    top: bool = False
    whole: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class SetNumber:
    """`you have 10 lore`, `the Shadow has 3 corruption`."""

    span: Span
    attribute: words.Attribute
    of: Player | Piece
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SetMark:
    """`"Helm's Deep" is active`."""

    span: Span
    adjective: words.Adjective
    of: Player | Piece


@dataclass(frozen=True, slots=True, kw_only=True)
class SetStep:
    span: Span
    step: words.Step
    player: Player | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SetHistory:
    """`you used "Palantír of Orthanc" in this round`."""

    span: Span
    verb: words.Verb
    player: Player
    objects: tuple[Piece, ...]
    step: words.Step | None
    last: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """A line of the script: somebody does something. `verb` is an id of the vocabulary, or one of the
    words every game has: `choose`, `agree`, `decline`, `roll`, `draw`, `use`, `pass`. `words` tell the
    way that is taken, where the verb has several (`you take lore`)."""

    span: Span
    player: Player
    verb: str
    objects: tuple[Piece | Pieces, ...] = ()
    words: tuple[str, ...] = ()
    faces: tuple[FaceRef, ...] = ()
    titles: tuple[tuple[int, str], ...] = ()  # of a draw: how many of which card
    count: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect:
    span: Span
    condition: Condition


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectError:
    span: Span
    condition: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    span: Span
    form: Literal["proves", "cites"]
    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    span: Span
    title: str
    steps: tuple[Step, ...]
    unread: tuple[Unresolved, ...] = ()  # phrases that were passed over: a mistake


Given = PutPieces | PutCard | PutPile | SetNumber | SetMark | SetStep | SetHistory | Unresolved


Step = Given | Act | Expect | ExpectError | Claim
