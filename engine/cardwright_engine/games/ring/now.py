"""What follows from where the cards of a state lie, so that it need not be looked for at every turn."""

from __future__ import annotations

from cardwright_engine.choices import Option
from cardwright_engine.games.ring.box import IN_PLAY, Box
from cardwright_engine.games.ring.state import Lies, RingState


class Now:
    """Kept in step by `Moves.lay`, the one way in which a card changes its zone.

    `users` are the cards whose texts may be used where they lie, `rulers` those in play that have a say
    about others, `changers` those whose texts change a number; `plays` and `moves` the options of a card
    that no text has a say about, until a place or a character comes or goes.
    """

    __slots__ = ("box", "changers", "moves", "owned", "plays", "rulers", "state", "users")

    def __init__(self, state: RingState, box: Box) -> None:
        self.state = state
        self.box = box
        zone = state.zone
        self.users = {piece for piece, zones in box.used_in.items() if zone[piece] in zones}
        self.changers = {piece for piece, zones in box.changes_in.items() if zone[piece] in zones}
        self.rulers = {piece for piece in box.ruling if zone[piece] in IN_PLAY}
        self.plays: dict[int, list[Option]] = {}
        self.moves: dict[int, list[Option]] = {}
        self.owned: dict[int, list[list[int]]] = {  # the piles of which each player has one, by zone
            Lies.DRAW_DECK: state.draw_decks,
            Lies.HAND: state.hands,
            Lies.CYCLED: state.cycled,
            Lies.ELIMINATED: state.eliminated,
        }

    def moved(self, piece: int, before: int, zone: int) -> None:
        """A piece that the box watches came from one zone to another."""
        box = self.box
        if piece in box.used_in:
            (self.users.add if zone in box.used_in[piece] else self.users.discard)(piece)
        if piece in box.changes_in:
            (self.changers.add if zone in box.changes_in[piece] else self.changers.discard)(piece)
        if piece in box.ruling:
            (self.rulers.add if zone in IN_PLAY else self.rulers.discard)(piece)
        if box.characters[piece] or before == Lies.ACTIVE or zone == Lies.ACTIVE:
            self.plays.clear()
            self.moves.clear()

    def plays_of(self, player: int, card: int) -> list[Option]:
        """The plays of an army, character or item, whatever texts say."""
        box = self.box
        if box.items[card]:
            state = self.state
            wielders = box.wielders[card]
            in_play = [other for reserve in state.reserves for other in reserve] + state.placed[0]
            found: list[Option] = [("play", card, other) for other in in_play if other in wielders]
        else:
            found = [("play", card, player)]
            found += [("play", card, place) for place in self._admitting(card)]
        self.plays[card] = found
        return found

    def moves_of(self, card: int) -> list[Option]:
        """The moves of an army or character, whatever texts say."""
        found: list[Option] = [("move", card, place) for place in self._admitting(card)]
        self.moves[card] = found
        return found

    def _admitting(self, card: int) -> list[int]:
        admitting = self.box.admitting[card]
        return [place for place in self.state.active_places[0] if place in admitting]
