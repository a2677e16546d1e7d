"""The words of a game, declared once: what a card can say, and which function of the engine does it.

Each game's package holds one `VOCABULARY`. The compiler reads nothing else of a game: it finds
phrases in a run of words, types them, checks them and emits calls to the `method` an entry names, a
method of the game's `Game` class. A test holds the two together in both directions.

Phrases are lower case unless they are proper nouns; every written form is listed (singular, plural,
third person, past), nothing is guessed from endings. The entries of one vocabulary are found
longest first; a test refuses two that make a run of words ambiguous.

Some fields only serve the checks, and say nothing when left out: `serves` of attributes and verbs,
`distance` and `never` of relations, `single` of kinds, `makes`, `into` and `recalls` of verbs, `must`,
`reaches` and `whose` of slots, `opposed` of events, `low`, `high` and `needs` of fields, `borne` and
`neutral` of card kinds.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardwright_engine.vocabulary.doings import Event, Manner, Qualifier, Refusal, Role, Slot, SlotType, Verb
from cardwright_engine.vocabulary.printed import MOST, CardKind, Field
from cardwright_engine.vocabulary.things import (
    Adjective,
    Attribute,
    Face,
    Kind,
    Place,
    PlayerWord,
    Relation,
    Step,
    Token,
    Zone,
)
from cardwright_engine.vocabulary.turns import Turn

__all__ = [
    "MOST",
    "Adjective",
    "Attribute",
    "CardKind",
    "Event",
    "Face",
    "Field",
    "Kind",
    "Manner",
    "Place",
    "PlayerWord",
    "Qualifier",
    "Refusal",
    "Relation",
    "Role",
    "Slot",
    "SlotType",
    "Step",
    "Token",
    "Turn",
    "Verb",
    "Vocabulary",
    "Zone",
]


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
