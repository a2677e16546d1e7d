"""Functions that the engine calls, and the abilities and cards that name them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright.ir.nodes.statements import Statement
from cardwright.text.source import Span

Form = Literal["play", "react", "action", "trigger", "replace", "static"]
Timing = Literal["", "before", "after", "when", "instead of"]
Turn = Literal["own", "opponent", "either"]
FunctionForm = Literal["effect", "targets", "test", "number", "binds"]
Stage = Literal["SET", "ADD", "CAP_TOTAL", "LOCK"]


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """`itself` is the role of the event in which the card itself is wanted, "" where it is not."""

    span: Span
    id: str
    says: str
    test: str  # name of the function
    itself: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Modifier:
    """`itself` where it is a number of the card itself that changes."""

    span: Span
    attribute: str
    stage: Stage
    applies: str
    value: str
    itself: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """`about` is the number of what has to be the card itself, -1 where nothing has to; `first` is what is
    wanted of the first alone, "" where that is nothing or all. `printed` where it is about the card itself
    and asks nothing else but what is printed."""

    span: Span
    verb: str
    allows: bool
    applies: str
    about: int = -1
    printed: bool = False
    first: str = ""


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
    times: int = 1
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
