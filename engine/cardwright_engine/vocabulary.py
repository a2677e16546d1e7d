"""The words of a game, declared once: what a card can say, and which function of the engine does it.

Each game's package holds one `VOCABULARY`. The compiler reads nothing else of a game: it finds
phrases in a run of words, types them, checks them and emits calls to the `method` an entry names, a
method of the game's `Game` class. A test holds the two together in both directions.

Phrases are lower case unless they are proper nouns; every written form is listed (singular, plural,
third person, past), nothing is guessed from endings. The entries of one vocabulary are found
longest first; a test refuses two that make a run of words ambiguous.

Some fields only serve the checks, and say nothing when left out: `serves` of attributes and verbs,
`distance` and `never` of relations, `single` of kinds, `makes` and `into` of verbs, `must`, `reaches`
and `whose` of slots, `opposed` of events, `low`, `high` and `needs` of fields, `borne` and `neutral` of
card kinds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Turn = Literal["own", "opponent", "either"]

MOST: Final = 999  # no number that is printed on a card is larger


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A stretch of the game with a start and an end: the game itself, a round, a turn, a phase.

    `parent` is the step it is part of, "" for the game; children of one parent follow one another in
    the order of declaration. `turn` is True where an active player exists. A duration ("until the
    end of the turn") and a limit ("once per round") name a step.
    """

    id: str
    words: tuple[str, ...]
    parent: str = ""
    turn: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """A kind of piece. `method` lists all pieces of the kind that can be meant when no place is named
    (units on the board, cards in play); "" for a kind that is a part of `parent`, whose pieces are
    those of the parent for which `test` holds. `default` says where those are, in words, for the
    printed text and the checks ("in play"). `single` is the id of an adjective that holds of at most
    one piece of the kind at a time (one path is active, R3)."""

    id: str
    words: tuple[str, ...]
    parent: str = ""
    method: str = ""
    test: str = ""  # method(piece) -> bool of a part
    default: str = ""
    single: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Attribute:
    """Something a piece has. `type` is "number", "word" (one of `domain`), or the id of a kind (the
    wielder of an item is a character).

    `method(piece)` reads it. A number with `modifiable` is computed by `CardGame.number` under this
    id, so that cards can change it. `low` and `high` bound a number that play can reach. `implied`
    says whose it is when nobody is named: "you" (your lore) or "this" (level: of the card that
    speaks). `singular` attributes are spoken of without a number ("the banner of target").
    `field` is True where it is printed on the card, and so known before play. `serves` are the steps
    in which the rules read it, none for all: a change that comes after them is too late.
    """

    id: str
    words: tuple[str, ...]
    of: tuple[str, ...]
    type: str = "number"
    domain: tuple[str, ...] = ()
    method: str
    modifiable: bool = False
    low: int = 0
    high: int = 99
    implied: Literal["", "you", "this"] = ""
    field: bool = False
    serves: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjective:
    """A word before a noun, or after `is`. Either `attribute` has `value` (blue unit), or the test
    `method(piece)` holds; with `relative`, `method(piece, player)` (your, enemy), and where a test has
    a `value`, `method(piece, value)` (a battleground shows a faction). `excludes` lists
    adjectives that can never hold together with it. `grants` makes `target is bold` possible inside a
    lasting effect: the id of the number attribute that it raises by one. With `lists`, a relative one has
    a method `lists(player)` too that gives all pieces of its kind for which it holds, in the order in
    which the kind lists them: they are found without looking through all."""

    id: str
    words: tuple[str, ...]
    of: tuple[str, ...]
    attribute: str = ""
    value: str = ""
    method: str = ""
    relative: bool = False
    excludes: tuple[str, ...] = ()
    grants: str = ""
    lists: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Relation:
    """A preposition between two pieces: `of` the first, `to` the second. `method(piece, other)` tests
    it; with `measure`, `method(piece, number, other)` and the phrase is `within 2 hexes of target`,
    where `measure` lists the words of the unit of measure. `relative` adds the player who speaks as a
    last argument (in the left section). `distance` is how far apart the two are then, least and most
    (adjacent: 1 and 1). `never` are pairs of kinds that never stand so (an army on a path)."""

    id: str
    preposition: str
    of: tuple[str, ...]
    to: tuple[str, ...]
    method: str
    measure: tuple[str, ...] = ()
    relative: bool = False
    distance: tuple[int, int] | None = None
    never: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Zone:
    """Where cards can be, other than on another piece. `owned` zones need a player ("your hand"), or
    a side where `owned` is "side"; `hidden` ones may not be looked into by others. `method(player)`
    lists the cards in it, top card first; for an unowned zone `method()`. `test(card)` says whether a
    card is in it, whoever's it is. `in_play`: abilities of cards there are live by default. `place(player)`
    gives the piece that stands for it where a place is wanted (`play it to your reserve`); a zone without
    is no place to go to."""

    id: str
    words: tuple[str, ...]
    preposition: str = "in"
    owned: Literal["player", "side", ""] = "player"
    hidden: Literal["", "others", "all"] = ""
    ordered: bool = False
    in_play: bool = False
    method: str
    test: str
    place: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A fixed part of the board, or another constant the language can name (left section). `value` is
    what the engine gets for it."""

    id: str
    words: tuple[str, ...]
    kind: str
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """A face of the game's die."""

    id: str
    words: tuple[str, ...]
    icon: str = ""  # file name of the icon on sheets
    attribute: str = ""  # the face can be named by an attribute: [banner of target]


@dataclass(frozen=True, slots=True, kw_only=True)
class Token:
    """A token that can lie on a piece: `put 2 path attack tokens onto this`."""

    id: str
    words: tuple[str, ...]
    on: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerWord:
    """How a player is named: `the Mordor player`, `each Free Peoples player`. `method()` lists them."""

    id: str
    words: tuple[str, ...]  # the words before `player`
    method: str
    argument: str = ""
    many: bool = False  # there can be more than one


SlotType = Literal["piece", "count", "faces", "zone", "player", "title", "place", "event", "step", "word"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """One argument of a verb.

    `preposition` is "" for the direct object. What is passed to the method, by `type`:
    piece  a piece of one of `kinds` (chosen by the doer where the card gives a quantity); with `many`
           a tuple of pieces instead of one call each
    count  a whole number; the noun it counts is one of `words` ("2 lore", "3 cards")
    faces  a tuple of face ids      zone    the id of a zone, then its player
    player a player                 title   a tuple of card titles
    place  a piece or a place       event   an event object     step  the id of a step
    word   one of `words` as it stands, such as a kind of token
    `implied` is passed when the slot is left out ("" = it must be there, "none" = None/−1, "you",
    "this", or a whole number). A count slot with `each` is multiplied by `for each …`. A count slot
    with `limit` takes `up to N` as N: the verb itself asks how much of it, none included, so that
    `may` asks nothing of its own there. `must` are the ids of adjectives without which the verb cannot be
    done to the piece, seen from whoever does it (only a friendly unit is ordered). `reaches` is the id of
    the relation in which the object stands to this piece afterwards (what moves to a place is on it).
    `whose` is the id of the adjective of the pieces that the player of the card controls: what others do
    is for their own player to say (L8).
    """

    id: str
    type: SlotType
    preposition: str = ""
    kinds: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    many: bool = False
    implied: str = ""
    each: bool = False
    limit: bool = False
    must: tuple[str, ...] = ()
    reaches: str = ""
    whose: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verb:
    """Something a card can make happen: `method(context, agent, *slots in order)`.

    `forms` are all written forms: base, third person, past, participle, -ing. `agent` are the kinds
    that can do it ("player", "unit", "" for an order that nobody in particular does: then the method
    gets no agent). `gives` is what the method returns: "" nothing, "number" how much was really done
    (L15), "pieces" the pieces it was done to, "dice" a roll. `ends` says that its object has left play
    afterwards, `moves` that a piece's controller carries it out (L8), `reveals` that it looks into a
    hidden zone. A verb without a `method` only stands in permissions (`may support hunter`) and in
    examples; `permit` says what `ruling` asks about, a kind a place. `can(agent, piece)` says whether the
    verb can be done to a piece at all; only such pieces are offered where its object is chosen.
    `makes` is the id of the adjective that holds of its object afterwards (activate: active), `into` the id
    of the zone in which its object lies then, at its owner's (take: hand), `serves` the steps in which
    or before which the rules make something of it, none for all (order: movement). `recalls` are the
    spans of time (`turn`, `last round`) of which the game's method `did` knows whether the verb was done
    by a unit, or to a card; of others no card can ask. `credits`: it knows by which player, too.
    """

    id: str
    forms: tuple[str, ...]
    slots: tuple[Slot, ...] = ()
    agent: tuple[str, ...] = ("player",)
    method: str = ""
    can: str = ""
    gives: Literal["", "number", "pieces", "dice"] = ""
    ends: bool = False
    moves: bool = False
    reveals: bool = False
    permit: tuple[str, ...] = ()
    makes: str = ""
    into: str = ""
    serves: tuple[str, ...] = ()
    recalls: tuple[str, ...] = ()
    credits: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Role:
    """A piece or number that an event carries. `preposition` binds it in a nominal (`by an enemy unit
    as attacker`); `subject` and `object` stand for the places before and after the verb. `known` says
    from which timing on it can be read."""

    id: str  # also the field of the event class
    kind: str  # id of a kind, "player", "number", "faces", "zone", "place"
    preposition: str = ""
    known: Literal["before", "after"] = "before"


@dataclass(frozen=True, slots=True, kw_only=True)
class Qualifier:
    """A property of an event said with a preposition: `in melee`, `in path combat`. `field` of the
    event class equals `value`."""

    id: str
    preposition: str
    words: tuple[str, ...]
    field: str
    value: bool | str = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happens and can be answered.

    Named by a noun (`nouns`: a roll, the elimination of this), by a verb (`verb`: when you play this),
    or as a place in time (`on activation`). `python` is the event class of the game's package.
    `timings` are the windows it has; `steps` those in which it can occur; `turn` whose turn it can be
    for a player who answers it. `reactable` events open a window for cards in hand. `opposed` are two
    roles whose pieces are never of one side (who attacks, and who is attacked).
    """

    id: str
    nouns: tuple[str, ...] = ()
    verb: str = ""
    participle: tuple[str, ...] = ()  # passive: `is eliminated`
    python: str
    roles: tuple[Role, ...] = ()
    qualifiers: tuple[Qualifier, ...] = ()
    timings: tuple[Literal["before", "after", "when", "instead of"], ...] = ("after",)
    steps: tuple[str, ...] = ()
    turn: Turn = "either"
    reactable: bool = False
    opposed: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """A printed field of a card kind. `type`: "number", "text", "word" (one of `domain`), "numbers"
    (2, or 1 to 9), "icons" (a number and the words of one of `domain`, several joined by `and`),
    "names" (titles or phrases of `domain` joined by `or`), "keywords", "map", "decks" (titles of decks;
    the card class gets with each title what the deck holds, `card.DeckList`). `python` is the field of the
    card class; `many` makes it a tuple. `needs` lists icons (or words) of it that mean nothing
    unless the card has another field: (icon, name of the field) (leadership needs a faction, R10). `low`
    and `high` bound the numbers it takes: no wider than the attribute that reads it, since the checks
    count with those bounds."""

    name: str
    python: str
    type: Literal["number", "text", "word", "numbers", "icons", "names", "places", "keywords", "map", "decks"]
    domain: tuple[str, ...] = ()
    many: bool = False
    required: bool = False
    needs: tuple[tuple[str, str], ...] = ()
    low: int = 0
    high: int = MOST


@dataclass(frozen=True, slots=True, kw_only=True)
class CardKind:
    """A kind of block a source can hold. `python` is the card class of the game's package, `kind` the
    kind of piece that `this` is in its text, and `identity` the fields that with the name tell two
    cards apart. `play_steps`, `play_turn` and `play_event` are the window of a bare `play`.
    `live_in` are zones in which its abilities work by default. `borne` is the name of the field that
    says who bears such a card (the wielder of an item, R7); without it the card needs an ability of its
    own that says how it is played. A `neutral` kind is nobody's: its text speaks to no single player,
    so it has to say who chooses."""

    word: str
    python: str
    kind: str
    fields: tuple[Field, ...] = ()
    identity: tuple[str, ...] = ()
    play_steps: tuple[str, ...] = ()
    play_turn: Turn = "own"
    live_in: tuple[str, ...] = ()
    deck: bool = True  # such cards come in decks
    card: bool = True  # such blocks are cards, as opposed to keywords and scenarios
    borne: str = ""
    neutral: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Manner:
    """How a play stands to another play: `alongside your command card`, `instead of your command
    card`, `without cycling`. `id` is what the engine gets. `steps` are those in which there is such
    another play, none for all."""

    id: str
    preposition: str
    words: tuple[str, ...]
    steps: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Refusal:
    """A reason why a player may not do something, which `expect error` can name. `says` is an English
    clause with {values}; `rule` the seed rule behind it, if any."""

    id: str
    says: str
    rule: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Vocabulary:
    """All words of one game. `game` is the name on the first line of a source; `default_chooser` is
    the seed rule by which the player of a card chooses (L7), "" where a card must say who does;
    `costs` are the number attributes of a player that a bare `cost 3` is paid in."""

    game: str
    title: str
    package: str  # cardwright_engine.games.…
    steps: tuple[Step, ...]
    kinds: tuple[Kind, ...]
    attributes: tuple[Attribute, ...]
    adjectives: tuple[Adjective, ...]
    relations: tuple[Relation, ...]
    zones: tuple[Zone, ...] = ()
    places: tuple[Place, ...] = ()
    faces: tuple[Face, ...] = ()
    tokens: tuple[Token, ...] = ()
    players: tuple[PlayerWord, ...] = ()
    verbs: tuple[Verb, ...]
    events: tuple[Event, ...]
    card_kinds: tuple[CardKind, ...]
    manners: tuple[Manner, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    cost: str = ""  # attribute id that a bare number in `cost` is paid in, by the game's method `pay`
    default_chooser: str = ""
