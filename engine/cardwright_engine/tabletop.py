"""How a game comes to the table: which scenarios it has, how one is begun, and how to speak of it.

Each game's package has one `TABLETOP`. Screens, bots and benches know a game by it and by nothing
else. How its log reads is data: one sentence an entry, filled with what the entry holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from cardwright_engine.abilities import CardGame
from cardwright_engine.card import Card
from cardwright_engine.game import Decider


class NoScenario(ValueError):
    """The cards have no such scenario, or one that cannot be set up; the message says which."""


@dataclass(frozen=True, slots=True)
class Note:
    """How an entry of the log, or an option, reads: its id, and a sentence with its things by number and
    sort, for example `{0:player} draws {1:cards}`. Of several notes with one id the first counts whose
    things are all there (a number below 0 and an empty word are not).

    Sorts are `player`, `piece`, `pieces`, `number`, `step`, `word`, or what the game's own `name` knows. What
    is `hidden` (a piece or pieces) is named to the player of the first thing alone, and `secret` to who
    controls it.
    """

    id: str
    says: str


class Tabletop(Protocol):
    """What a game's package says beside its rules."""

    @property
    def notes(self) -> tuple[Note, ...]:
        """How the entries of its log read; of a verb of the vocabulary nothing needs to be said."""
        ...

    @property
    def options(self) -> tuple[Note, ...]:
        """How the options of its choices read."""
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
