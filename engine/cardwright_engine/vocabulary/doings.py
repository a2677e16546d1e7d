"""What can be done and what can happen, and why not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright_engine.vocabulary.turns import Turn

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
