"""What one player may know of a game: the state with everything hidden from him taken out."""

from __future__ import annotations

from cardwright_engine.games.battlelore2.game import Game
from cardwright_engine.games.battlelore2.state import BattleState

HIDDEN_COMMAND = -1
HIDDEN_LORE = -2


def seen_by(game: Game, player: int) -> BattleState:
    """The state as a player sees it: the cards in the opponent's hand and in all decks are only
    counted, by their kind, and chance to come is unknown."""
    seen = game.state.clone()
    seen.random = 0
    hidden = (seen.hands[1 - player], *seen.command_deck, *seen.lore_decks)
    for pile in hidden:
        for card in pile:
            seen.owner[card] = -1
        pile[:] = sorted(HIDDEN_COMMAND if game.is_command(card) else HIDDEN_LORE for card in pile)
    return seen
