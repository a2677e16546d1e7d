"""Nodes that hold no other node: plain numbers, names, players and pieces that need no looking for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright.text.source import Span
from cardwright_engine import vocabulary as words


@dataclass(frozen=True, slots=True, kw_only=True)
class Unresolved:
    """Something that means nothing here.

    `problem` is the name of the check rule that reports it (`unknown-verb`, `unbound-name` …); `text`
    the author's words; `known` what would have been possible, for did-you-mean; `note` a finished
    clause for the message where text and rule are not enough.
    """

    span: Span
    problem: str
    text: str
    known: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Whole:
    """A plain number."""

    span: Span
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ByLevel:
    """`2/3/4`, read by the level at which the card is played."""

    span: Span
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter:
    """`X` of a keyword."""

    span: Span
    letter: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """A number that an earlier sentence gave: how much was really taken (L15)."""

    span: Span
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Unlimited:
    """`any number of`: as many as there are."""

    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class You:
    """The player of the card."""

    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Opponent:
    """`your opponent`."""

    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerOf:
    """`the Mordor player`, `each Free Peoples player` (`each`: all of them, one after another)."""

    span: Span
    word: words.PlayerWord
    each: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class This:
    """The card itself, or the unit that carries the keyword. `kind` is the id of its kind."""

    span: Span
    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Local:
    """A name bound before: by a choice, a loop, a result. `plural` where it stands for several
    pieces. `origin` tells how it was bound."""

    span: Span
    name: str
    kind: str
    plural: bool = False
    origin: Literal["choice", "loop", "result", "role", "window"] = "choice"
    maybe: bool = False  # bound by `up to` or `may`: there may be none


@dataclass(frozen=True, slots=True, kw_only=True)
class RoleOf:
    """A piece that the event carries (`attacker`), under whatever name the card gave it."""

    span: Span
    role: words.Role
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """A card by its title. Where several copies exist, any of them; `alternatives` for `"A" or "B"`."""

    span: Span
    titles: tuple[str, ...]
    title_spans: tuple[Span, ...]
    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HexName:
    """`e5`: a named hex; only in examples and scenarios."""

    span: Span
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """A declared place: `the left section`."""

    span: Span
    place: words.Place
