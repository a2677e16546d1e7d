"""Values to compute, and truths to ask, over the methods of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright.text.source import Span

Operator = Literal["==", "!=", ">=", "<=", ">", "<"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Number:
    span: Span
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """A word for the engine, as it stands: the id of a face, a zone, a step; a title."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Truth:
    span: Span
    value: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Name:
    """A local name, a parameter, or a function or constant of the module."""

    span: Span
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class You:
    """The player for whom the ability runs."""

    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class This:
    """The piece that carries the ability."""

    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Happening:
    """The event that is answered, or with `field` what it carries."""

    span: Span
    field: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bound:
    """What a lasting effect kept when it was made; from `index` on, where `rest`."""

    span: Span
    index: int
    rest: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """A method of the game. `named` are arguments said by name."""

    span: Span
    method: str
    arguments: tuple[Expression, ...] = ()
    named: tuple[tuple[str, Expression], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose:
    """Pieces that a player chooses; `why` is the name of the choice."""

    span: Span
    player: Expression
    options: Expression
    why: str
    minimum: Expression
    maximum: Expression


@dataclass(frozen=True, slots=True, kw_only=True)
class Faces:
    """How many dice of a roll show one of these faces."""

    span: Span
    roll: Expression
    faces: tuple[Expression, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Size:
    """How many there are."""

    span: Span
    pieces: Expression


@dataclass(frozen=True, slots=True, kw_only=True)
class ByLevel:
    """One of several values, by a level that counts from 1."""

    span: Span
    values: tuple[int, ...]
    level: Expression


@dataclass(frozen=True, slots=True, kw_only=True)
class Sum:
    span: Span
    terms: tuple[tuple[Literal["+", "-"], Expression], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Product:
    span: Span
    factors: tuple[Expression, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Divided:
    """How many whole times a number goes into another (`for every 2 cards`)."""

    span: Span
    of: Expression
    by: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Several values, one after another; `spread` parts are sets whose pieces are meant."""

    span: Span
    parts: tuple[Expression, ...]
    spread: tuple[bool, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Copied:
    """A set that stays as it is now: a list, so that pieces can be taken out of it, or `fixed`."""

    span: Span
    pieces: Expression
    fixed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class First:
    """The first of a set: of the top cards of a pile the first `count`, or with `count` None the
    piece itself."""

    span: Span
    pieces: Expression
    count: Expression | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """Where a loop looks: `name` stands for each piece in turn."""

    name: str
    pieces: Expression


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """The pieces of the last source that pass all tests."""

    span: Span
    sources: tuple[Source, ...]
    tests: tuple[Expression, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TheOnly:
    """The one piece that passes, or none (−1)."""

    span: Span
    pieces: Filter


@dataclass(frozen=True, slots=True, kw_only=True)
class Some:
    """At least one piece passes, or with `every` each one does."""

    span: Span
    sources: tuple[Source, ...]
    test: Expression
    where: tuple[Expression, ...] = ()
    every: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Compare:
    span: Span
    left: Expression
    op: Operator
    right: Expression


@dataclass(frozen=True, slots=True, kw_only=True)
class Member:
    """A piece is one of a set."""

    span: Span
    piece: Expression
    pieces: Expression
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class All:
    span: Span
    parts: tuple[Expression, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Any:
    span: Span
    parts: tuple[Expression, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Not:
    span: Span
    of: Expression


Expression = (
    Number
    | Word
    | Truth
    | Name
    | You
    | This
    | Happening
    | Bound
    | Ask
    | Choose
    | Faces
    | Size
    | ByLevel
    | Sum
    | Product
    | Divided
    | Group
    | Copied
    | First
    | Filter
    | TheOnly
    | Some
    | Compare
    | Member
    | All
    | Any
    | Not
)
