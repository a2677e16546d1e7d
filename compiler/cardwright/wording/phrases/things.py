"""Numbers, things, and what is said of things."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright_engine import vocabulary as words

Comparison = Literal["==", "!=", ">=", "<=", ">", "<"]
Quantifier = Literal["", "exactly", "up to", "at least", "any number of"]
Determiner = Literal["", "a", "the", "each", "any", "no"]

# --- amounts ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PerLevel:
    """A number by level: 2 at the first, 3 at the second."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """The number that a keyword is given: X."""

    letter: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure:
    """A number, word or piece that something has: the level, the banner of the target."""

    attribute: words.Attribute
    of: Thing


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """How many things there are, `per` at a time."""

    things: Thing
    per: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """How many dice show a face; `counts` where only those matter that do something."""

    faces: tuple[Side, ...]
    counts: words.Verb | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Same:
    """As many as an earlier sentence really did."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Total:
    terms: tuple[tuple[Literal["+", "-"], Amount], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Times:
    factors: tuple[Amount, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Halved:
    of: Amount


@dataclass(frozen=True, slots=True, kw_only=True)
class AnyAmount:
    """As many as somebody likes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verbatim:
    """Words of the author that mean nothing to the game, said as they stand."""

    text: str


Amount = (
    Figure
    | PerLevel
    | Letter
    | Measure
    | Count
    | Shown
    | Same
    | Total
    | Times
    | Halved
    | AnyAmount
    | Verbatim
)

# --- things ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """A face of a die, or the face that matches what something has (`match`)."""

    face: words.Face | None = None
    match: Measure | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """The player of the card, the other one, or the one who does what the sentence says (`they`)."""

    who: Literal["you", "opponent", "they"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerNamed:
    word: words.PlayerWord
    each: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Controller:
    of: Thing


@dataclass(frozen=True, slots=True, kw_only=True)
class Myself:
    """The card that speaks, or the unit that carries the keyword."""

    kind: words.Kind | None
    again: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Reference:
    """Something named before. `ambiguous` where its kind alone does not tell which; `again` where it
    is the only thing the sentence has spoken of."""

    name: str
    kind: words.Kind | None
    plural: bool = False
    ambiguous: bool = False
    again: bool = False
    role: words.Role | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Titled:
    """Cards by their titles, any of them."""

    titles: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HexNamed:
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceNamed:
    place: words.Place


@dataclass(frozen=True, slots=True, kw_only=True)
class Noun:
    """Things of a kind. `called` is the name they are referred to by, where their kind is not enough."""

    kind: words.Kind
    determiner: Determiner = ""
    amount: Amount | None = None
    quantifier: Quantifier = ""
    modifiers: tuple[Modifier, ...] = ()
    called: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """Some of a set named before: 1 of those cards."""

    amount: Amount
    quantifier: Quantifier
    of: Thing
    called: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Each:
    """Every one of a set named before."""

    of: Thing


@dataclass(frozen=True, slots=True, kw_only=True)
class TopOf:
    amount: Amount
    zone: words.Zone
    owner: Thing | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RestOf:
    of: Thing


@dataclass(frozen=True, slots=True, kw_only=True)
class Joined:
    things: tuple[Thing, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ZoneNamed:
    zone: words.Zone
    owner: Thing | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Sides:
    """Dice by the faces they show; of an event it is `one` of them."""

    faces: tuple[Side, ...]
    one: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class EventNamed:
    """The event that the ability answers, or the one that a role of it stands for."""

    event: words.Event | None
    role: str = ""


Thing = (
    Person
    | PlayerNamed
    | Controller
    | Myself
    | Reference
    | Titled
    | HexNamed
    | PlaceNamed
    | Noun
    | Part
    | Each
    | TopOf
    | RestOf
    | Joined
    | ZoneNamed
    | Sides
    | EventNamed
    | Measure
    | Verbatim
)

# --- what is said of a thing -----------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Being:
    """An adjective: before the noun, or after `is`. `seen_by` is whose enemy, None for the player's."""

    adjective: words.Adjective
    negated: bool = False
    seen_by: Thing | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class BeingA:
    kind: words.Kind
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Called:
    titles: Titled
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OneOf:
    """One of these things, or another than they (`negated`)."""

    things: Thing
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A relation to another thing: adjacent to it, within 2 hexes of it, in it."""

    relation: words.Relation
    to: Thing
    measure: Amount | None = None
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LyingIn:
    zone: words.Zone
    owner: Thing | None
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class HavingNumber:
    attribute: words.Attribute
    op: Comparison
    number: Amount
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class HavingToken:
    token: words.Token
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class HavingPiece:
    piece: Thing
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Doing:
    """That has moved; that your opponent played on the last turn; that can support it."""

    verb: words.Verb
    by: Thing | None
    object: Thing | None
    negated: bool = False
    can: bool = False
    when: words.Step | None = None
    last: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Showing:
    """A die that shows a face."""

    faces: tuple[Side, ...]
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AnyOf:
    modifiers: tuple[Modifier, ...]


Modifier = (
    Being
    | BeingA
    | Called
    | OneOf
    | Standing
    | LyingIn
    | HavingNumber
    | HavingToken
    | HavingPiece
    | Doing
    | Showing
    | AnyOf
    | Verbatim
)
