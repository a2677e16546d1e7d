"""Conditions, deeds and abilities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright.wording.phrases.things import (
    Amount,
    Comparison,
    Joined,
    Modifier,
    Noun,
    Quantifier,
    Reference,
    RestOf,
    Side,
    Thing,
    TopOf,
    Verbatim,
)
from cardwright_engine import vocabulary as words

# --- conditions ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class IsSo:
    """A thing is such."""

    thing: Thing
    modifiers: tuple[Modifier, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ThereIs:
    things: Noun | Reference | Joined | RestOf | TopOf | Verbatim
    op: Comparison = ">="
    number: Amount | None = None
    every: tuple[Modifier, ...] = ()
    negated: bool = False
    owner: Thing | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Compares:
    left: Amount
    op: Comparison
    right: Amount


@dataclass(frozen=True, slots=True, kw_only=True)
class Did:
    player: Thing
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Qualified:
    qualifier: words.Qualifier
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class During:
    step: words.Step
    player: Thing | None = None
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Able:
    deed: Deed
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Occurred:
    verb: words.Verb
    by: Thing | None
    object: Thing | None
    number: Amount | None = None
    negated: bool = False
    when: words.Step | None = None
    last: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Holds:
    """A zone holds just these cards."""

    zone: words.Zone
    owner: Thing | None
    titles: tuple[str, ...]
    negated: bool = False
    top: bool = False  # on its top


@dataclass(frozen=True, slots=True, kw_only=True)
class AllHold:
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AnyHolds:
    conditions: tuple[Condition, ...]


Condition = (
    IsSo
    | ThereIs
    | Compares
    | Did
    | Qualified
    | During
    | Able
    | Occurred
    | Holds
    | AllHold
    | AnyHolds
    | Verbatim
)

# --- deeds -----------------------------------------------------------------------------------

Value = Thing | Amount


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """A verb with who does it and with what. `agent` is None or the player of the card for an order."""

    verb: words.Verb
    agent: Thing | None = None
    arguments: tuple[tuple[words.Slot, Value], ...] = ()
    optional: bool = False
    manner: words.Manner | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Deeds:
    """What one player does, one thing after another."""

    deeds: tuple[Deed, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    things: Thing
    chooser: Thing | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Chain:
    """If, else if, otherwise: each branch with its condition, the last perhaps with none."""

    branches: tuple[tuple[Condition | None, tuple[Sentence, ...]], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ForEvery:
    things: Thing
    body: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OneThing:
    """One of several courses, for `chooser` to decide."""

    chooser: Thing | None
    branches: tuple[tuple[Sentence, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Again:
    times: Amount
    quantifier: Quantifier
    body: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lasting:
    until: words.Step | Verbatim
    abilities: tuple[Spoken, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Later:
    timing: Literal["before", "after"]
    step: words.Step
    body: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """A number of something is set, locked, capped or changed."""

    attribute: words.Attribute
    subject: Thing
    stage: Literal["set", "add", "cap total", "lock"]
    value: Amount
    adjective: words.Adjective | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Changes:
    """Several numbers of one thing change."""

    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """Somebody may, or cannot, do something."""

    verbs: tuple[words.Verb, ...]
    allows: bool
    subject: Thing
    arguments: tuple[tuple[words.Slot, Value], ...] = ()
    number: Amount | None = None


Sentence = (
    Deed
    | Deeds
    | Choice
    | Chain
    | ForEvery
    | OneThing
    | Again
    | Lasting
    | Later
    | Change
    | Changes
    | Ruling
    | Verbatim
)

# --- abilities -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class AtEvent:
    timing: Literal["before", "after", "when", "instead of"]
    event: words.Event | Verbatim
    roles: tuple[tuple[words.Role, Thing], ...] = ()
    qualifiers: tuple[Qualified, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class AtStep:
    timing: Literal["in", "before", "after"]
    steps: tuple[words.Step | Verbatim, ...]
    who: Thing | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AtAllTimes:
    """Whenever the card is where it works."""


Moment = AtEvent | AtStep | AtAllTimes


@dataclass(frozen=True, slots=True, kw_only=True)
class Often:
    times: int
    per: words.Step | words.Event | Verbatim


@dataclass(frozen=True, slots=True, kw_only=True)
class Price:
    amount: Amount | None = None
    attribute: words.Attribute | None = None
    orders: tuple[Sentence, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoken:
    """An ability, ready to be said. `usual` where the card is played as all of its kind are."""

    form: Literal["play", "react", "action", "trigger", "replace", "static"]
    moments: tuple[Moment, ...]
    places: tuple[Modifier, ...] = ()
    user: Thing | None = None
    manner: words.Manner | None = None
    conditions: tuple[Condition, ...] = ()
    limit: Often | None = None
    optional: bool = False
    price: Price | None = None
    body: tuple[Sentence, ...] = ()
    usual: bool = False


# --- examples --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """How things stand at the start of an example."""

    condition: Condition


@dataclass(frozen=True, slots=True, kw_only=True)
class Acted:
    """Somebody does something; `word` where the game declares no verb for it. `ways` tell how, in the
    words of the game's menu."""

    player: Thing
    verb: words.Verb | None
    word: str
    objects: tuple[Thing, ...] = ()
    ways: tuple[str, ...] = ()
    faces: tuple[Side, ...] = ()
    draws: tuple[tuple[int, str], ...] = ()
    count: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Expected:
    condition: Condition


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """What was tried is not allowed; `why` is the id of the reason."""

    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Claimed:
    """What an example proves or cites."""

    form: Literal["proves", "cites"]
    ids: tuple[str, ...]


Line = Given | Acted | Expected | Refused | Claimed | Verbatim
