"""A card with every word looked up.

Nothing here is text to be understood any more: words became entries of the game's vocabulary, names
became the things they were given to, quantities became whole numbers to compute. Where a word means
nothing, or two things, an `Unresolved` stands in its place and says what was wrong; the binder never
reports, the checks judge. Every node starts with its place in the source.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

# --- what could not be bound -----------------------------------------------------------------


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


# --- numbers ---------------------------------------------------------------------------------


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
class Result:
    """A number that an earlier sentence gave: how much was really taken (L15)."""

    span: Span
    name: str


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
class Unlimited:
    """`any number of`: as many as there are."""

    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class FaceRef:
    """A face, or the face that an attribute names: `[Lore]`, `[banner of target]`."""

    span: Span
    face: words.Face | None
    attribute: AttributeOf | None = None


# --- players ---------------------------------------------------------------------------------


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
class ControllerOf:
    """The player who controls a piece (`its player`)."""

    span: Span
    piece: Piece


# --- single pieces ---------------------------------------------------------------------------


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


@dataclass(frozen=True, slots=True, kw_only=True)
class TheOnly:
    """A definite phrase that must fit one piece: `the active path`, `the unit at e5`."""

    span: Span
    pieces: Select


# --- tests on a candidate --------------------------------------------------------------------


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


# --- sets of pieces --------------------------------------------------------------------------


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


# --- conditions ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Passes:
    """A piece passes tests: `way is "Cirith Ungol"`, `target is not weak`."""

    span: Span
    piece: Piece
    tests: tuple[Test, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Exists:
    """`there is a Gandalf card in play`, `any Shadow battleground is active`."""

    span: Span
    pieces: Pieces
    op: Literal["==", ">=", "<=", ">", "<"] = ">="
    number: Number | None = None  # None: at least one
    every: bool = False  # each one passes `tests`
    tests: tuple[Test, ...] = ()
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Compare:
    span: Span
    left: Number
    op: Literal["==", "!=", ">=", "<=", ">", "<"]
    right: Number


@dataclass(frozen=True, slots=True, kw_only=True)
class IfDid:
    """`if they do`: the optional sentence before was carried out (whole)."""

    span: Span
    player: Player
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class EventIs:
    """A property of the event: `in melee`, `in path combat`."""

    span: Span
    qualifier: words.Qualifier
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class InStep:
    """`in the last round`, `it is the combat phase of your opponent`."""

    span: Span
    step: words.Step
    player: Player | None = None
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class May:
    """`expect you cannot play a command card`: whether the rules let somebody do it now."""

    span: Span
    agent: Player | Piece
    verb: words.Verb
    object: Piece | Pieces | None
    slots: tuple[Argument, ...] = ()
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Happened:
    """`5 dice were rolled`, `"Boromir" was played`: what the log of the example tells."""

    span: Span
    verb: words.Verb
    by: Player | Piece | None
    object: Piece | Pieces | None
    number: Number | None = None
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PileIs:
    """`expect your hand is "A" and "B"`: a zone holds just these cards, in any order."""

    span: Span
    zone: words.Zone
    player: Player | None
    titles: tuple[str, ...]
    negated: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AllConditions:
    span: Span
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AnyCondition:
    span: Span
    conditions: tuple[Condition, ...]


# --- statements ------------------------------------------------------------------------------


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


# --- continuous parts ------------------------------------------------------------------------


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


# --- abilities -------------------------------------------------------------------------------


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
    conditions: tuple[Condition, ...] = ()
    limit: Limit | None = None
    optional: bool = False
    cost: Cost | None = None
    body: tuple[Statement, ...] = ()
    modifies: tuple[Modify, ...] = ()
    allows: tuple[Allow, ...] = ()


# --- examples --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class PutPieces:
    """New pieces of a position: `3 units of yours in the left section`."""

    span: Span
    pieces: Select
    count: int
    where: Related | InZone | None


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
    words every game has: `choose`, `agree`, `decline`, `roll`, `draw`, `use`, `pass`."""

    span: Span
    player: Player
    verb: str
    objects: tuple[Piece | Pieces, ...] = ()
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


# --- cards and files -------------------------------------------------------------------------

Provenance = Literal["sure", "likely", "pattern", "assumed", "house", "unknown", ""]


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldValue:
    """A printed field. `values` by the field's type: whole numbers, words, titles, (number, word)
    pairs for icons and keywords; `unknown` where the source says so."""

    span: Span
    field: words.Field | Unresolved
    values: tuple[int | str | tuple[int | str, ...], ...]
    provenance: Provenance = ""
    unknown: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """One card, keyword or scenario. `names` are its names in other languages by code."""

    span: Span
    kind: words.CardKind
    title: str
    title_span: Span
    parameters: tuple[str, ...]
    fields: tuple[FieldValue, ...]
    abilities: tuple[Ability, ...]
    examples: tuple[Example, ...]
    source_note: str = ""
    provenance: Provenance = ""
    names: tuple[tuple[str, str], ...] = ()
    unknown_effect: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    span: Span
    title: str
    counts: tuple[tuple[int, str, Span], ...]
    fields: tuple[FieldValue, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulings:
    span: Span
    title: str
    examples: tuple[Example, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class File:
    span: Span
    vocabulary: words.Vocabulary | Unresolved
    blocks: tuple[Block, ...] = field(default=())


# --- the unions ------------------------------------------------------------------------------

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
Condition = (
    Passes
    | Exists
    | Compare
    | IfDid
    | EventIs
    | InStep
    | May
    | Happened
    | PileIs
    | AllConditions
    | AnyCondition
    | Unresolved
)
ArgumentValue = Piece | Pieces | Chosen | Number | ZoneOf | WordArgument | EventArgument | tuple[FaceRef, ...]
Statement = Choose | Do | If | ForEach | Either | Repeat | Last | Delay | Unresolved
WindowOf = EventWindow | StepWindow | Always
Given = PutPieces | PutCard | PutPile | SetNumber | SetMark | SetStep | SetHistory | Unresolved
Step = Given | Act | Expect | ExpectError | Claim
Block = Card | Deck | Rulings | Unresolved
