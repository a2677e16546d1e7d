"""How a game comes to the table: which scenarios it has, how one is begun, and how to speak of it.

Each game's package has one `TABLETOP`. Screens, bots and benches know a game by it and by nothing
else. How its log reads is data: one sentence an entry, filled with what the entry holds.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from cardwright_engine.abilities import CardGame
from cardwright_engine.card import Card, DeckList
from cardwright_engine.game import Decider, Entry
from cardwright_engine.scene import Scene


class NoScenario(ValueError):
    """The cards have no such scenario, or one that cannot be set up; the message says which."""


def copies(decks: Iterable[DeckList], cards: Mapping[str, Card]) -> list[Card]:
    """Every copy of every card of these decks, in the order of their lists.

    Raises NoScenario for a card that is not there.
    """
    found: list[Card] = []
    for title, held in decks:
        for name, number in held:
            if name not in cards:
                raise NoScenario(f"the deck `{title}` holds `{name}`, and no card is called so")
            found += [cards[name]] * number
    return found


@dataclass(frozen=True, slots=True)
class Note:
    """How an entry of the log, or an option, reads: its id, and a sentence with its things by number and
    sort, for example `{0:player} draws {1:cards}`. Of several notes with one id the first counts whose
    things are all there (a number below 0 and an empty word are not).

    Sorts are `player`, `piece`, `pieces`, `number`, `step`, `word`, or what the game's own `name` knows. A
    `unit` is told without the hex where it stands, a `piece` with it, and one that `stood` with the hex where
    it was then, if that is known. What is `hidden` (a piece or pieces)
    is named to the player of the first thing alone, and `secret` to who controls it or saw it lie open just
    before. An `s` in brackets right after what a number counts is left out after a 1.
    """

    id: str
    says: str


@dataclass(frozen=True, slots=True)
class Arrow:
    """How an entry of the log is drawn on a map: its id, what it shows, and by number the things in it from
    which and to which it points, units or hexes. `mover` is the thing that goes there, -1 if none does."""

    id: str
    shows: Literal["move", "retreat", "attack"]
    start: int
    end: int
    mover: int = -1


class Tabletop(Protocol):
    """What a game's package says beside its rules."""

    @property
    def notes(self) -> tuple[Note, ...]:
        """How the entries of its log read; of a verb of the vocabulary nothing needs to be said."""
        ...

    @property
    def options(self) -> tuple[Note, ...]:
        """How the options of its choices read, by their first word; one that is so for one rule alone has its
        name too, as in `choose place`, and comes first."""
        ...

    @property
    def questions(self) -> tuple[Note, ...]:
        """How its choices read: by the kind of the choice and the rule that asks, as in `agree battle-back`;
        else, unless it is to agree or to react, by the rule; else by the kind. Their things are the player,
        the rule, and the piece whose text asks."""
        ...

    @property
    def arrows(self) -> tuple[Arrow, ...]:
        """Which entries of its log are drawn on a map."""
        ...

    @property
    def chapters(self) -> tuple[Entry, ...]:
        """The beginnings of those entries of its log with which something new begins, such as a turn; of
        several in a row, the first counts."""
        ...

    def scene(self, game: CardGame[Any], viewers: Collection[int]) -> Scene:
        """The table as these players see it together."""
        ...

    def scenarios(self, cards: Mapping[str, Card]) -> tuple[str, ...]:
        """The titles of all scenarios, the one first that is played when none is named."""
        ...

    def new_game(
        self,
        cards: Mapping[str, Card],
        scenario: str,
        *,
        seed: int = 0,
        decide: Decider | None = None,
        log: bool = True,
    ) -> CardGame[Any]:
        """A game that stands before its first choice and has not run.

        Raises NoScenario.
        """
        ...

    def players(self, game: CardGame[Any]) -> tuple[str, ...]:
        """The players by name, in the order of their numbers."""
        ...

    def sides(self, game: CardGame[Any]) -> tuple[str, ...]:
        """Who can win, by the number that `state.winner` has then."""
        ...

    def wrong(self, game: CardGame[Any]) -> tuple[str, ...]:
        """What breaks the invariants of the game, a sentence each; nothing, unless the rules have a fault."""
        ...

    def name(self, game: CardGame[Any], piece: int, sort: str) -> str:
        """What people call a piece, as a thing of this sort."""
        ...
