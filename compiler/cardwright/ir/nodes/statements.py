"""What happens, one thing after another."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.ir.nodes.expressions import Ask, Choose, Expression
from cardwright.text.source import Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Let:
    """A name for a value."""

    span: Span
    name: str
    value: Expression


@dataclass(frozen=True, slots=True, kw_only=True)
class Do:
    """A call whose result nobody reads."""

    span: Span
    call: Ask | Choose


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeOut:
    """A piece leaves a set that was listed before."""

    span: Span
    pieces: str
    piece: Expression


@dataclass(frozen=True, slots=True, kw_only=True)
class If:
    span: Span
    test: Expression
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class For:
    """Once for each piece of a set that is fixed when the loop starts."""

    span: Span
    name: str
    pieces: Expression
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Times:
    """A number of times; None as often as the body does not stop."""

    span: Span
    times: Expression | None
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Stop:
    """The loop around is over."""

    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """Targets that may be announced together."""

    span: Span
    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Return:
    span: Span
    value: Expression


@dataclass(frozen=True, slots=True, kw_only=True)
class Last:
    """A lasting ability holds from now until the end of a step, with what it keeps."""

    span: Span
    constant: str
    until: str
    keeps: tuple[Expression, ...]


Statement = Let | Do | TakeOut | If | For | Times | Stop | Offer | Return | Last
