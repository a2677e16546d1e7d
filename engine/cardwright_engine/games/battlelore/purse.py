"""Lore tokens: the common pool, the players' reserves, and what lies on cards."""

from __future__ import annotations

from cardwright_engine.games.battlelore.council import Council
from cardwright_engine.games.battlelore.events import Roll
from cardwright_engine.games.battlelore.pieces import PLAYERS


class Purse(Council):
    """The part of the game that knows Lore tokens. None is ever made or lost: they move between
    pool, reserves and cards."""

    def lore(self, piece: int) -> int:
        """The tokens in a player's reserve, or on a card."""
        return self.state.tokens[piece]

    def available(self, there: int, wanted: int) -> int:
        """L15: where a resource runs out, the effect applies up to that point."""
        return min(there, wanted)

    def gain(self, player: int, amount: int) -> int:
        """A player gets tokens out of the common pool; gives how many there were to get."""
        got = self.available(self.state.pool, amount)
        self.state.pool -= got
        self.state.tokens[player] += got
        self.note("gain", player, got)
        return got

    def lose(self, player: int, amount: int) -> int:
        """A player gives tokens back to the common pool."""
        lost = self.available(self.state.tokens[player], amount)
        self.state.tokens[player] -= lost
        self.state.pool += lost
        self.note("lose", player, lost)
        return lost

    def take(self, player: int, amount: int, other: int) -> int:
        """A player takes tokens out of another's reserve."""
        taken = self.available(self.state.tokens[other], amount)
        self.state.tokens[other] -= taken
        self.state.tokens[player] += taken
        self.note("take", player, taken, other)
        return taken

    def pay_onto(self, player: int, card: int, amount: int) -> None:
        """The tokens that a card costs lie on it from now on (L3)."""
        self.state.tokens[player] -= amount
        self.state.tokens[card] += amount
        self.note("pay", player, amount, card)

    def pay(self, player: int, attribute: str, amount: int) -> None:
        """What the text of a card in play costs goes to the common pool."""
        self.lose(player, amount)

    def empty(self, card: int) -> None:
        """The tokens on a card go to the common pool."""
        self.state.pool += self.state.tokens[card]
        self.state.tokens[card] = 0

    def collect(self, roll: Roll, player: int) -> None:
        """L13: a rolled Lore symbol is collected unless an effect in force uses it.

        In a historical battle it is a miss. Dice that a Lore card rolls for its own effect are no
        battle dice: nothing is collected of them (assumption).
        """
        if not self.state.adventure or "lore" in roll.used:
            return
        symbols = roll.dice.count("lore")
        if symbols:
            self.gain(player, symbols)

    def token_count(self) -> int:
        """All tokens of the game, wherever they are."""
        state = self.state
        on_cards = sum(state.tokens[card] for card in range(len(PLAYERS), len(state.tokens)))
        return state.pool + state.tokens[0] + state.tokens[1] + on_cards
