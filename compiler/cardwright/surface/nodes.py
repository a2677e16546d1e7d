"""A card as its author wrote it.

One class for each class of thing a writer can say; nothing here is looked up yet. Words of a game
("draw deck", "bonus strike") stay a run of words, because only the game's vocabulary knows how the
run divides. Every node starts with its place in the source.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright.text.source import Span

Quantifier = Literal["exactly", "up to", "at least", "at most"]
More = Literal["more", "fewer", "less"]
Connective = Literal["and", "or"]
Timing = Literal["when", "before", "after", "instead of"]
WindowForm = Literal["play", "action", "react", "when", "while", "always", "until", "in"]


# --- words and values ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """One bare word, spelt as written."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """A text in quotes, escapes undone. `block` marks a text of several lines (a map)."""

    span: Span
    text: str
    block: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """A die face or icon in square brackets: its words, and what follows a leading `of` inside
    (`[banner of target]` has words `banner` and of `target`)."""

    span: Span
    words: tuple[Word, ...]
    of: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Integer:
    span: Span
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """`2/3/4`: a number read by level."""

    span: Span
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter:
    """`X`: the number a keyword is given on each card that carries it."""

    span: Span
    letter: str


Number = Integer | Table | Parameter


# --- noun phrases ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Noun:
    """One noun with what stands directly around it, in the order of the fields:
    `up to` `2` `more` `your` `ordered blue unit` `4` `"Gothmog"` `[red]`.

    Exactly one of `words`, `title`, `faces`, `pronoun`, `person`, `group` is usually filled;
    `words` may stand before any of the others. A determiner alone is a noun too (`all`).
    """

    span: Span
    quantifier: Quantifier | None = None
    number: Number | None = None
    more: More | None = None
    determiner: Word | None = None  # the, a, an, your, their, its, any, each, all, no, another, this, that
    words: tuple[Word, ...] = ()
    after: Number | None = None  # path number 4; 2 units has it in `number`
    tail: tuple[Word, ...] = ()  # words behind `after`, `more`, `faces` or `group`: (level + 3) hexes
    title: Text | None = None
    faces: tuple[Face, ...] = ()
    pronoun: Word | None = None  # it, they, them, you, him, there
    person: Word | None = None  # player(s), opponent(s), closing `words`
    group: Value | None = None  # (level + 2)


@dataclass(frozen=True, slots=True, kw_only=True)
class NounPhrase:
    """Alternatives joined by `or`, what they are `of`, and the relations chained on the head."""

    span: Span
    alternatives: tuple[Noun, ...]
    of: NounPhrase | None = None
    relations: tuple[Relation, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """One summand; `parts` are joined by `and`."""

    span: Span
    sign: Literal["+", "-"]
    parts: tuple[NounPhrase, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Value:
    """`level + 2`, or just one phrase, or several joined by `and`."""

    span: Span
    terms: tuple[Term, ...]


# --- relations: what chains on a noun --------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Prepositional:
    """`in your hand`, `within 2 hexes of anchor`, `adjacent to target` (word `adjacent to`)."""

    span: Span
    word: Word
    object: NounPhrase


@dataclass(frozen=True, slots=True, kw_only=True)
class As:
    """`as target`: gives the piece a name."""

    span: Span
    name: Word


@dataclass(frozen=True, slots=True, kw_only=True)
class That:
    """`that is not weak`, `that has moved`, `that hits`, `that your opponent played`.

    form `is`     : `object`; with `verb` the object is what is done to (`that is attacking a unit`);
                    with `preposition` where it is (`that is in your hand`, `that is adjacent to x`)
    form `has`    : `object`
    form `can`    : `modal`, `verb`, perhaps `actor`-less `pronoun` object
    form `does`   : `verb`
    form `done by`: `actor`, `verb`
    """

    span: Span
    form: Literal["is", "has", "can", "does", "done by"]
    negated: bool = False
    modal: Word | None = None
    verb: tuple[Word, ...] = ()
    preposition: Word | None = None
    object: NounPhrase | None = None
    actor: NounPhrase | None = None


Relation = Prepositional | As | That


# --- sentences -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class VerbPhrase:
    """What a verb's own preposition brings: `to field`, `from your hand`, `for each fallen`.
    Word is to, from, into, onto, through, for, before, after or `instead of`."""

    span: Span
    word: Word
    object: Value


@dataclass(frozen=True, slots=True, kw_only=True)
class Arguments:
    """What follows a verb: an object or a place directly, then the verb's prepositions."""

    span: Span
    object: Value | None = None
    relations: tuple[Relation, ...] = ()  # a place with no object before it: look `at the top 3 cards`
    phrases: tuple[VerbPhrase, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """`hit target for each [red]`: the verb first. Two verbs are alternatives (`play or move`)."""

    span: Span
    verbs: tuple[Word, ...]
    arguments: Arguments
    then: bool = False  # follows `, then` and keeps the subject before it


@dataclass(frozen=True, slots=True, kw_only=True)
class Permit:
    """`each ordered unit may move up to 1 hex`; modal is may, must, can or cannot."""

    span: Span
    subject: Value
    modal: Word
    verbs: tuple[Word, ...]
    arguments: Arguments
    then: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Doing:
    """`the Mordor player draws 1 card`; in conditions also `you play this to a path`."""

    span: Span
    actor: NounPhrase
    verbs: tuple[Word, ...]
    arguments: Arguments
    then: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Did:
    """`if they do`, `if you do`."""

    span: Span
    actor: NounPhrase
    then: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """`more than the lore of your opponent`."""

    span: Span
    more: More
    than: Value


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """`in your hand`, `on an active battleground`, `adjacent to target`."""

    span: Span
    relations: tuple[Relation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Busy:
    """`supporting "Strider" or "Aragorn"`: what the subject is doing, and to whom."""

    span: Span
    verb: tuple[Word, ...]
    target: NounPhrase


Complement = Value | Compared | Placed | Busy


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """`target is eliminated`, `attacker has exactly 2 dice`. One form serves three ends: a modifier
    under while/always/until, a condition after if/while/expect, a position after given."""

    span: Span
    subject: Value
    verb: Literal["is", "has"]
    negated: bool
    complement: Complement
    phrases: tuple[VerbPhrase, ...] = ()
    then: bool = False


Sentence = Order | Permit | Doing | Did | State
Condition = Permit | Doing | Did | State


@dataclass(frozen=True, slots=True, kw_only=True)
class Conditions:
    """Conditions joined by `, and` / `, or`; `connectives` is one shorter than `items`."""

    span: Span
    items: tuple[Condition, ...]
    connectives: tuple[Connective, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Nominal:
    """An event said as a noun: `a roll by an enemy unit as attacker`."""

    span: Span
    phrase: NounPhrase
    phrases: tuple[VerbPhrase, ...] = ()


Event = Condition | Nominal


# --- abilities: one envelope for all ---------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Window:
    """When an ability applies.

    `play`, `action`: `places` say where and when. `react`: `timing` and `event`. `when`: the same,
    triggered. `while`: `conditions`. `always`: nothing. `until`: `event` ends it. `in`: `places`
    (`on activation`, `in each draw step`).
    """

    span: Span
    form: WindowForm
    timing: Timing | None = None
    event: Event | None = None
    conditions: Conditions | None = None
    places: tuple[Relation | VerbPhrase, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PhraseClause:
    """`once per round`, `optional`."""

    span: Span
    phrase: NounPhrase


@dataclass(frozen=True, slots=True, kw_only=True)
class WhereClause:
    """`in melee`, `by the Hobbit player`, `alongside your command card`, `for your Knight units`."""

    span: Span
    places: tuple[Relation | VerbPhrase, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class IfClause:
    span: Span
    conditions: Conditions


@dataclass(frozen=True, slots=True, kw_only=True)
class CostClause:
    """`cost 1 lore` has an amount, `cost forsake 1 card` an order."""

    span: Span
    amount: NounPhrase | None = None
    order: Order | None = None


Clause = PhraseClause | WhereClause | IfClause | CostClause


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability:
    """A window, its clauses, what happens. The same node inside a body is a delayed or lasting one."""

    span: Span
    window: Window
    clauses: tuple[Clause, ...]
    body: tuple[Statement, ...]


# --- statements ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class If:
    """`otherwise` may be a block, another `if`, or the sentence of a following `otherwise,` line."""

    span: Span
    conditions: Conditions
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ForEach:
    span: Span
    phrase: NounPhrase
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Either:
    """`either { … } or { … }`; a clause may say who chooses."""

    span: Span
    clauses: tuple[Clause, ...]
    branches: tuple[tuple[Statement, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Repeat:
    span: Span
    times: NounPhrase
    body: tuple[Statement, ...]


Statement = Sentence | If | ForEach | Either | Repeat | Ability


# --- examples --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """A part of the position."""

    span: Span
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Happens:
    """What a player does, rolls, draws or chooses."""

    span: Span
    sentence: Sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Expect:
    span: Span
    conditions: Conditions


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectError:
    """The step before is refused for the condition with this id."""

    span: Span
    condition: Word


@dataclass(frozen=True, slots=True, kw_only=True)
class Claims:
    """`proves L13` (rules) or `cites F05` (rulings)."""

    span: Span
    form: Literal["proves", "cites"]
    ids: tuple[Word, ...]


Step = Given | Happens | Expect | ExpectError | Claims


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    span: Span
    title: Text
    steps: tuple[Step, ...]


# --- files -----------------------------------------------------------------------------------

FieldItem = Word | Integer | Table | Parameter | Text | Face


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """`class Rogue and Warrior`: each of `values` is the items between two `and`s.
    Connecting words (`to`, `or`, `any`) and signs stay in place as Words."""

    span: Span
    name: Word
    values: tuple[tuple[FieldItem, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """In a deck: `3 "Mordor Orcs"`."""

    span: Span
    number: Integer
    title: Text


Member = Field | Count | Ability | Example


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """`lore "Fireball" { … }`, `keyword Pursue (X) { … }`, `deck`, `rulings`, `scenario`."""

    span: Span
    kind: Word
    title: Text  # a keyword's bare name is a title too
    parameters: tuple[Parameter, ...]
    members: tuple[Member, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class File:
    span: Span
    game: tuple[Word, ...]
    blocks: tuple[Block, ...]
