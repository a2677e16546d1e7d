"""What a card does, what holds while it applies, and the envelope around both."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright.bound.nodes.conditions import Condition, EventIs
from cardwright.bound.nodes.pieces import (
    Argument,
    Chosen,
    Number,
    Piece,
    Pieces,
    Player,
    Quantity,
    Test,
)
from cardwright.bound.nodes.plain import Unresolved
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose:
    """`choose 1 enemy unit as target`. `announced`: chosen when the card is played, before its cost;
    part of the action that is listed as legal."""

    span: Span
    chosen: Chosen
    announced: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Do:
    """A verb is carried out by `agent` (None: nobody in particular). `optional`: it `may` be, and
    `player` decides. `result` is the name that `as` gives to what it gave ("" for none).
    `manner` is an id of `Manner` (`without cycling`)."""

    span: Span
    verb: words.Verb
    agent: Player | Piece | None
    arguments: tuple[Argument, ...]
    optional: bool = False
    player: Player | None = None
    result: str = ""
    manner: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class If:
    span: Span
    condition: Condition
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ForEach:
    """`for each … as name`; the set is fixed when the loop starts."""

    span: Span
    name: str
    kind: str
    pieces: Pieces | Player
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Either:
    span: Span
    chooser: Player
    chooser_said: bool
    branches: tuple[tuple[Statement, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Repeat:
    span: Span
    times: Quantity
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Last:
    """`until the end of the turn { … }`: abilities that hold from now until the end of a step."""

    span: Span
    until: words.Step | Unresolved
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Delay:
    """`after the move step { … }` inside an effect: happens once, later. `step` with its side, or an
    event with its ability."""

    span: Span
    timing: Literal["before", "after"]
    step: words.Step
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Modify:
    """A number of the subject is set, locked, capped or changed: `attacker has exactly 2 dice`."""

    span: Span
    attribute: words.Attribute
    subject: Piece | Pieces | Player
    stage: Literal["set", "add", "cap total", "lock"]
    value: Number
    adjective: words.Adjective | None = None  # said as `is bold`


@dataclass(frozen=True, slots=True, kw_only=True)
class Allow:
    """`you may play or move this to any battleground`, `attacker cannot change target`."""

    span: Span
    verbs: tuple[words.Verb, ...]
    allows: bool
    subject: Piece | Pieces | Player
    arguments: tuple[Argument, ...]
    number: Number | None = None  # may ignore 1 hit


@dataclass(frozen=True, slots=True, kw_only=True)
class RoleTest:
    """What an ability demands of a role of its event: `by an enemy unit as attacker`."""

    span: Span
    role: words.Role
    tests: tuple[Test, ...]
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventWindow:
    """before / after / when / instead of an event that fits."""

    span: Span
    timing: Literal["before", "after", "when", "instead of"]
    event: words.Event | Unresolved
    roles: tuple[RoleTest, ...] = ()
    qualifiers: tuple[EventIs, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class StepWindow:
    """In, before or after steps of somebody's turn. `who` is whose turn it must be, None for any."""

    span: Span
    timing: Literal["in", "before", "after"]
    steps: tuple[words.Step | Unresolved, ...]
    who: Player | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Always:
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Limit:
    """`once per round`."""

    span: Span
    times: int
    per: words.Step | words.Event | Unresolved


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """What must be paid, always whole: numbers of an attribute of the player, and sentences."""

    span: Span
    amount: Number | None = None
    attribute: words.Attribute | None = None
    orders: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ZoneCondition:
    """`in reserve`, `on a path as way`: where the card must be for the ability."""

    span: Span
    tests: tuple[Test, ...]
    name: str = ""
    kind: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """The one envelope. Unwound in the order of the fields from `window` to `body`."""

    span: Span
    form: Literal["play", "react", "action", "trigger", "replace", "static"]
    windows: tuple[WindowOf, ...]
    places: tuple[ZoneCondition, ...] = ()
    user: Player | None = None
    manner: words.Manner | None = None
    manner_span: Span | None = None
    conditions: tuple[Condition, ...] = ()
    limit: Limit | None = None
    optional: bool = False
    cost: Cost | None = None
    body: tuple[Statement, ...] = ()
    modifies: tuple[Modify, ...] = ()
    allows: tuple[Allow, ...] = ()
    unread: tuple[Unresolved, ...] = ()  # phrases that were passed over: a mistake


Statement = Choose | Do | If | ForEach | Either | Repeat | Last | Delay | Unresolved


WindowOf = EventWindow | StepWindow | Always
