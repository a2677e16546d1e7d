"""The running game: all its parts put together."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright_engine.card import Card
from cardwright_engine.game import Decider
from cardwright_engine.games.battlelore.state import BattleState
from cardwright_engine.games.battlelore.why_not import WhyNot


class Game(WhyNot):
    """BattleLore. Each part knows the ones below it: table, council, purse, field,
    permission, morale, movement, rolls, losses, retreats, battles, plays, windows, orders,
    preparation, turn, why_not."""

    def __init__(
        self,
        state: BattleState,
        definitions: Sequence[Card | None],
        *,
        decide: Decider | None = None,
        scripted: bool = False,
        log: bool = True,
    ) -> None:
        super().__init__(state, definitions, decide=decide, scripted=scripted, log=log)
        self.battles = []
        self.windows = []
        self._of_phase = {}
