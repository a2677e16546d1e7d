"""What one player may know of a game: the state with everything hidden from him taken out."""

from __future__ import annotations

from cardwright_engine.games.battlelore.game import Game
from cardwright_engine.games.battlelore.state import (
    ASIDE,
    COMMAND_DECK,
    HANDS,
    LORE_DECK,
    BattleState,
)

HIDDEN = -1


def seen_by(game: Game, player: int) -> BattleState:
    """The state as a player sees it: cards in the opponent's hand and in decks are only counted, by
    their kind, and chance to come is unknown."""
    seen = game.state.clone()
    seen.random = HIDDEN
    for pile in (HANDS[game.opponent(player)], LORE_DECK, COMMAND_DECK, ASIDE):
        for card in seen.piles[pile]:
            seen.place[card] = seen.control[card] = HIDDEN
        kinds = sorted(game.is_lore_card(card) for card in seen.piles[pile])
        seen.piles[pile] = [HIDDEN - int(lore) for lore in kinds]
    return seen
