"""What is printed on the cards of a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from cardwright_engine.vocabulary.turns import Turn

MOST: Final = 999  # no number that is printed on a card is larger


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """A printed field of a card kind. `type`: "number", "text", "word" (one of `domain`), "numbers"
    (2, or 1 to 9), "icons" (a number and the words of one of `domain`, several joined by `and`),
    "names" (titles or phrases of `domain` joined by `or`), "keywords", "map", "decks" (titles of decks;
    the card class gets with each title what the deck holds, `card.DeckList`). `python` is the field of the
    card class; `many` makes it a tuple. `needs` lists icons (or words) of it that mean nothing
    unless the card has another field: (icon, name of the field) (leadership needs a faction, R10). `low`
    and `high` bound the numbers it takes: no wider than the attribute that reads it, since the checks
    count with those bounds. What a map says is for its game to read: `reads` takes the text and raises a
    ValueError with one lower-case sentence for its author."""

    name: str
    python: str
    type: Literal["number", "text", "word", "numbers", "icons", "names", "places", "keywords", "map", "decks"]
    domain: tuple[str, ...] = ()
    many: bool = False
    required: bool = False
    needs: tuple[tuple[str, str], ...] = ()
    low: int = 0
    high: int = MOST
    reads: Callable[[str], object] | None = None


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
