"""Laying cards from one place to another: the one way in which a card changes its zone."""

from __future__ import annotations

from cardwright_engine.choices import Choice
from cardwright_engine.games.ring.box import IN_PLAY
from cardwright_engine.games.ring.state import Lies
from cardwright_engine.games.ring.table import Table


class Moves(Table):
    """Bookkeeping of piles. Nothing here asks what a rule or a card says."""

    def pile_of(self, piece: int) -> list[int]:
        """The pile that a piece lies in."""
        state = self.state
        zone = state.zone[piece]
        owned = self.now.owned[zone]
        if owned is not None:
            return owned[self.owners[piece]]
        if zone == Lies.RESERVE:
            return state.reserves[self.controller(piece)]
        if zone == Lies.SCORED:
            return state.scored[state.areas[piece]]
        side = self.side(piece)  # it lies in a deck of locations
        return state.battleground_decks[side == "shadow"] if side else state.path_deck[0]

    def lay(self, piece: int, zone: int, *, place: int = -1, wielder: int = -1, controller: int = -1) -> None:
        """Take a piece from where it lies and put it on top of another pile. Out of play it has no
        tokens, no place, no wielder and no controller but its owner."""
        state, now, owner = self.state, self.now, self.owners[piece]
        owned = now.owned
        zones = state.zone
        before = zones[piece]
        if before:
            piles = owned[before]
            (piles[owner] if piles is not None else self.pile_of(piece)).remove(piece)
        zones[piece] = zone
        if zone in IN_PLAY or before in IN_PLAY:
            state.places[piece] = place
            state.wielders[piece] = wielder
            state.controllers[piece] = controller
            if zone not in IN_PLAY:
                state.attack_tokens[piece] = state.defense_tokens[piece] = 0
                state.path_attack_tokens[piece] = state.path_defense_tokens[piece] = 0
            watched = self.box.watched
        else:
            watched = self.box.watched_off
        piles = owned[zone]
        (piles[owner] if piles is not None else self.pile_of(piece)).append(piece)
        if piece in watched:
            now.moved(piece, before, zone)
        if before == Lies.DRAW_DECK:
            self._left_deck(owner)

    def _left_deck(self, player: int) -> None:
        """A card left a draw deck: an empty one is recycled at once (F034)."""
        state = self.state
        if state.known[player]:
            state.known[player] -= 1
        if not state.draw_decks[player]:
            self.recycle(player)

    def draw_top(self, player: int) -> int:
        """Lay the top card of a draw deck into its owner's hand, -1 where there is none. It is what `lay`
        does, without what cannot happen to a drawn card: half of all cards that are laid are drawn."""
        state = self.state
        deck = state.draw_decks[player]
        if not deck or self.scripted:
            card = self.top_card(player)
            if card < 0:
                return card
        card = deck.pop()
        state.zone[card] = Lies.HAND
        state.hands[player].append(card)
        if card in self.box.watched_off:
            self.now.moved(card, Lies.DRAW_DECK, Lies.HAND)
        if not deck or state.known[player]:
            self._left_deck(player)
        return card

    def draw_at_once(self, player: int, count: int) -> list[int]:
        """What `draw_top` does for several cards, where the deck has more and nobody has to be asked or
        told; otherwise nothing. Most cards are drawn so."""
        state = self.state
        deck = state.draw_decks[player]
        if self.scripted or len(deck) <= count or state.known[player]:
            return []
        cards = deck[: -count - 1 : -1]
        if not self.box.watched_off.isdisjoint(cards):
            return []
        del deck[-count:]
        zones = state.zone
        for card in cards:
            zones[card] = Lies.HAND
        state.hands[player] += cards
        return cards

    def put_away(self, card: int, zone: int) -> None:
        """Lay a card of a hand onto its owner's cycled or eliminated cards: again what `lay` does, without
        what cannot happen there. A quarter of all cards that are laid are put away."""
        state, owner = self.state, self.owners[card]
        state.hands[owner].remove(card)
        state.zone[card] = zone
        (state.cycled if zone == Lies.CYCLED else state.eliminated)[owner].append(card)
        if card in self.box.watched_off:
            self.now.moved(card, Lies.HAND, zone)

    def recycle(self, player: int) -> None:
        """Shuffle the cycle pile into the draw deck."""
        state = self.state
        if state.cycled[player]:
            for card in state.cycled[player]:
                state.zone[card] = Lies.DRAW_DECK
                if card in self.box.watched_off:
                    self.now.moved(card, Lies.CYCLED, Lies.DRAW_DECK)
            state.draw_decks[player] += state.cycled[player]
            state.cycled[player] = []
            self.note("recycle", player)
        self.shuffle_deck(player)

    def shuffle_deck(self, player: int) -> None:
        self.state.known[player] = 0
        self.shuffle(self.state.draw_decks[player])

    def top_card(self, player: int) -> int:
        """The top card of a draw deck, -1 where there is none; a script is asked what it is."""
        if not self.state.draw_decks[player]:
            self.recycle(player)
            if not self.state.draw_decks[player]:
                return -1
        return self._nth(player, 0) if self.scripted else self.state.draw_decks[player][-1]

    def top_cards(self, player: int, count: int) -> tuple[int, ...]:
        """The cards on top of a draw deck, which stay there."""
        count = min(count, len(self.state.draw_decks[player]))
        return tuple(self._nth(player, nth) for nth in range(count))

    def _nth(self, player: int, nth: int) -> int:
        state = self.state
        deck = state.draw_decks[player]
        at = len(deck) - 1 - nth
        if self.scripted and nth >= state.known[player] and at > 0:
            options = tuple(("draw", card) for card in sorted(deck[: at + 1]))
            card = int(self.ask(Choice(player=player, kind="draw", options=options, why="draw"))[1])
            deck.remove(card)
            deck.insert(at, card)
            state.known[player] = nth + 1
        return deck[at]
