"""What the engine will be told to do.

A card has become straight-line statements over the methods of its game: calls, choices, loops and
tests. No sentence and no word of the vocabulary is left to be understood, and nothing yet says how
Python is laid out. Every node starts with the place in the card that it comes from.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright.text.source import Span

Operator = Literal["==", "!=", ">=", "<=", ">", "<"]
Form = Literal["play", "react", "action", "trigger", "replace", "static"]
Timing = Literal["", "before", "after", "when", "instead of"]
Turn = Literal["own", "opponent", "either"]
FunctionForm = Literal["effect", "targets", "test", "number", "binds"]
Stage = Literal["SET", "ADD", "CAP_TOTAL", "LOCK"]

# --- expressions -----------------------------------------------------------------------------


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
    """A whole number of times; `up` rounds up, else down."""

    span: Span
    of: Expression
    by: int
    up: bool


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


# --- statements ------------------------------------------------------------------------------


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


# --- definitions -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Function:
    """Something the engine calls. `form` says what it gives and gets:

    effect   nothing; (game, context, *targets)      targets  tuples of pieces; (game, context)
    test     a truth; (game, context, *extra)        number   a number; (game, context, *extra)
    binds    a tuple of pieces; (game, context)
    `event` is the event class that the context carries, "" for any. `parameters` are whole numbers.
    """

    span: Span
    name: str
    form: FunctionForm
    parameters: tuple[str, ...]
    body: tuple[Statement, ...]
    event: str = ""
    targets: int = 0  # how many pieces are announced together
    varied: bool = False  # may be called with more than its parameters


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    span: Span
    id: str
    says: str
    test: str  # name of the function


@dataclass(frozen=True, slots=True, kw_only=True)
class Modifier:
    span: Span
    attribute: str
    stage: Stage
    applies: str
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    span: Span
    verb: str
    allows: bool
    applies: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """The envelope of `cardwright_engine.card.Ability`, functions by their names."""

    span: Span
    form: Form
    event: str = ""
    timing: Timing = ""
    zones: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()
    turn: Turn = "own"
    manner: str = ""
    user: str = ""
    conditions: tuple[Condition, ...] = ()
    limit: str = ""
    optional: bool = False
    binds: str = ""  # what it speaks of, read before its cost is paid
    targets: str = ""
    cost: tuple[str, str] | None = None
    effect: str = ""
    modifiers: tuple[Modifier, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    id: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Constant:
    """A lasting ability under the name by which effects make it hold."""

    span: Span
    name: str
    ability: Ability


Value = int | str | tuple["Value", ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Use:
    """A keyword that a card carries, with its numbers."""

    span: Span
    keyword: str
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A card as the game keeps it: its class, and printed fields in the order of the card."""

    span: Span
    python: str
    fields: tuple[tuple[str, Value], ...]
    unknown_effect: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Module:
    """One card, or one keyword where `record` is None; `parameters` are the keyword's letters as
    names. `package` is the game's package, `game` its short name."""

    span: Span
    title: str
    kind: str  # word of the card kind
    game: str
    package: str
    parameters: tuple[str, ...]
    definitions: tuple[Function | Constant, ...]
    abilities: tuple[Ability, ...]
    record: Record | None
    keywords: tuple[Use, ...] = ()


# --- the unions ------------------------------------------------------------------------------

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
Statement = Let | Do | TakeOut | If | For | Times | Stop | Offer | Return | Last
