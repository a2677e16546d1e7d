"""What holds of every table of The Card Game, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright_engine.games.ring.game import Game
from cardwright_engine.games.ring.state import Lies, RingState


def wrong(game: Game) -> Iterator[str]:
    """What is not as it must be: every card lies in one place, and columns and piles agree on it."""
    state = game.state
    lying = [piece for name in RingState.PILES for pile in getattr(state, name) for piece in pile]
    cards = [piece for piece, card in enumerate(game.definitions) if card is not None]
    if sorted(lying) != cards:
        yield "a card lies nowhere, or twice"
    for card in cards:
        if card not in game.pile_of(card):
            yield f"{game.title(card)} is not in the pile that its zone says"
        yield from _wrong_of(game, card)
    paths = [place for place in state.active_places[0] if not game.side(place)]
    if paths != ([state.path] if state.path >= 0 else []):
        yield "another path is active than the one that is said to be"
    if state.corruption < 0 or any(ring not in (0, 1) for ring in state.rings):
        yield "there is less than no corruption, or more than one Ring token"
    for player in game.players:
        if any(game.owner(card) != player for card in state.hands[player] + state.draw_decks[player]):
            yield "a player holds a card of another's deck"


def _wrong_of(game: Game, card: int) -> Iterator[str]:
    state = game.state
    place, wielder = state.places[card], state.wielders[card]
    if (place >= 0) != (state.zone[card] == Lies.LOCATION):
        yield f"{game.title(card)} is on a place and not, at once"
    if place >= 0 and not game.active(place):
        yield f"{game.title(card)} is on a place that is not active"
    if wielder >= 0 and (state.places[wielder], state.zone[wielder]) != (place, state.zone[card]):
        yield f"{game.title(card)} is not where its wielder is"
    if game.is_item(card) and game.in_play(card) and wielder < 0:
        yield f"{game.title(card)} is in play without a wielder"
    if min(game.tokens(card, token) for token in ("attack", "defense", "path_attack", "path_defense")) < 0:
        yield f"{game.title(card)} has less than no tokens"
