"""The game: all its rules together, and how one is begun."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from cardwright_engine.card import Card
from cardwright_engine.game import Decider
from cardwright_engine.games.ring.box import box_of
from cardwright_engine.games.ring.copies import pieces_of
from cardwright_engine.games.ring.scenario import TRILOGY
from cardwright_engine.games.ring.state import RingState
from cardwright_engine.games.ring.view import Views


class Game(Views):
    """War of the Ring: The Card Game."""

    @classmethod
    def new(
        cls,
        cards: Iterable[Card],
        *,
        scenario: str = TRILOGY.name,
        seed: int = 0,
        decide: Decider | None = None,
        log: bool = True,
    ) -> Self:
        """A game from set-up on, with every copy of these cards that the scenario has.

        Raises BadScenario.
        """
        pieces = pieces_of(cards, scenario)
        state = RingState(box_of(pieces).scenario, len(pieces), seed=seed)
        game = cls(state, pieces, decide=decide, log=log)
        game.deal()
        return game
