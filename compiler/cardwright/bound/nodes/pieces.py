"""Numbers, players, pieces, the tests they pass, and sets of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright.bound.nodes.plain import (
    ByLevel,
    HexName,
    Local,
    Named,
    Opponent,
    Parameter,
    Placed,
    PlayerOf,
    Result,
    RoleOf,
    This,
    Unlimited,
    Unresolved,
    Whole,
    You,
)
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words


@dataclass(frozen=True, slots=True, kw_only=True)
class AttributeOf:
    """`banner of target`, `your lore`, `level`. The value may be a number, a word or a piece."""

    span: Span
    attribute: words.Attribute
    of: Piece | Player


@dataclass(frozen=True, slots=True, kw_only=True)
class CountOf:
    """How many pieces: `for each Hobbit character on way`; `per` pieces count once (`for every 2`)."""

    span: Span
    pieces: Pieces
    per: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class FacesRolled:
    """How many dice of a roll show one of these faces. `roll` is "" for the last roll made in this
    effect, else the role of the event that carries it. `counts` says that only those which count are
    meant (`for each [bonus strike] that hits`): the id of the verb."""

    span: Span
    faces: tuple[FaceRef, ...]
    roll: str = ""
    counts: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sum:
    """Summands with their signs."""

    span: Span
    terms: tuple[tuple[Literal["+", "-"], Number], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Product:
    """`2 more dice for each …`."""

    span: Span
    factors: tuple[Number, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Half:
    """Half of a number, rounded up (L14)."""

    span: Span
    of: Number


@dataclass(frozen=True, slots=True, kw_only=True)
class FaceRef:
    """A face, or the face that an attribute names: `[Lore]`, `[banner of target]`."""

    span: Span
    face: words.Face | None
    attribute: AttributeOf | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ControllerOf:
    """The player who controls a piece (`its player`)."""

    span: Span
    piece: Piece


@dataclass(frozen=True, slots=True, kw_only=True)
class TheOnly:
    """A definite phrase that must fit one piece: `the active path`, `the unit at e5`."""

    span: Span
    pieces: Select


@dataclass(frozen=True, slots=True, kw_only=True)
class IsAdjective:
    """The candidate is what an adjective says. A relative adjective is seen from `player`."""

    span: Span
    adjective: words.Adjective
    negated: bool = False
    player: Player | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class IsKind:
    span: Span
    kind: words.Kind
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class IsNamed:
    """The candidate is a card with one of these titles."""

    span: Span
    named: Named
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class IsOneOf:
    """The candidate is (one of) these: `among drawn`, `is way`, `other` (negated)."""

    span: Span
    pieces: Piece | Pieces
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Related:
    """`adjacent to target`, `within 2 hexes of anchor`, `in the left section`. `other` may be a set:
    then one of its pieces is enough. `player` is from whom a relative relation is seen."""

    span: Span
    relation: words.Relation
    other: Piece | Pieces
    measure: Number | None = None
    negated: bool = False
    player: Player | None = None
    name: str = ""  # what the other piece is called from here on (`on a path as way`)


@dataclass(frozen=True, slots=True, kw_only=True)
class InZone:
    """The candidate is in a zone of `player`; None means whoever's (`in play`, `in reserve`)."""

    span: Span
    zone: words.Zone
    player: Player | None = None
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WithNumber:
    """`with 4 figures`, `with at least 2 figures`; op compares the attribute with the number."""

    span: Span
    attribute: words.Attribute
    op: Literal["==", ">=", "<=", ">", "<"]
    number: Number
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WithToken:
    """`with a shield token`, `without a token`."""

    span: Span
    token: words.Token
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WithPiece:
    """`with "Mithril Coat"`: a piece attached to the candidate."""

    span: Span
    piece: Piece | Pieces
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DidVerb:
    """`that has moved`, `that your opponent played on the last turn`: what the log tells."""

    span: Span
    verb: words.Verb
    by: Player | None
    negated: bool = False
    when: words.Step | None = None
    last: bool = False  # `on the last turn`
    can: bool = False  # `that can support it`: a question to the rules
    object: Piece | Pieces | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class IsFace:
    """The candidate die shows one of these faces (`when you commit [heroic]`)."""

    span: Span
    faces: tuple[FaceRef, ...]
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AnyTest:
    """One of the tests holds: `infantry or cavalry`."""

    span: Span
    tests: tuple[Test, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Quantity:
    """How many of a set: a bare number takes what there is (`exact` False); `up_to` lets the chooser
    stop earlier; `every` is all, each; `any` needs one to exist and names none of them."""

    span: Span
    number: Number
    exact: bool = False
    up_to: bool = False
    every: bool = False
    least: bool = False  # at least


@dataclass(frozen=True, slots=True, kw_only=True)
class Select:
    """All pieces of a kind that pass the tests. `domain` narrows where they are looked for, so that
    emitted code need not look everywhere: a zone, a set, or None for the kind's default."""

    span: Span
    kind: words.Kind
    tests: tuple[Test, ...] = ()
    domain: InZone | Piece | Pieces | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Top:
    """`the top 3 cards of your draw deck`."""

    span: Span
    count: Number
    zone: words.Zone
    player: Player | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rest:
    """`the rest of drawn`: the set less what was taken from it by the sentences between."""

    span: Span
    of: Local


@dataclass(frozen=True, slots=True, kw_only=True)
class Union:
    """`"A" and each B`."""

    span: Span
    parts: tuple[Piece | Pieces, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """Some pieces of a set, chosen by `chooser` when the sentence is carried out. `name` is what they
    are called afterwards, "" for nothing. `chooser_said` is False for the game's default."""

    span: Span
    pieces: Pieces
    quantity: Quantity
    chooser: Player
    chooser_said: bool
    name: str = ""


Number = (
    Whole
    | ByLevel
    | Parameter
    | AttributeOf
    | CountOf
    | FacesRolled
    | Result
    | Sum
    | Product
    | Half
    | Unlimited
    | Unresolved
)


Player = You | Opponent | PlayerOf | ControllerOf | Local | RoleOf | Unresolved


Piece = This | Local | RoleOf | Named | HexName | Placed | TheOnly | AttributeOf | Unresolved | Player


Test = (
    IsAdjective
    | IsKind
    | IsNamed
    | IsOneOf
    | Related
    | InZone
    | WithNumber
    | WithToken
    | WithPiece
    | DidVerb
    | IsFace
    | AnyTest
    | Unresolved
)


Pieces = Select | Top | Rest | Local | Union | Unresolved


@dataclass(frozen=True, slots=True, kw_only=True)
class ZoneOf:
    """A zone as an argument: `from your hand`."""

    span: Span
    zone: words.Zone
    player: Player | None


@dataclass(frozen=True, slots=True, kw_only=True)
class WordArgument:
    """A word of the vocabulary as an argument: a kind of token, a step, a title."""

    span: Span
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EventArgument:
    """The event itself: `cancel victim`."""

    span: Span
    role: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Argument:
    span: Span
    slot: words.Slot
    value: ArgumentValue


ArgumentValue = Piece | Pieces | Chosen | Number | ZoneOf | WordArgument | EventArgument | tuple[FaceRef, ...]
