"""Decks, hands, discard piles, and lore: what a player holds beside the board."""

from __future__ import annotations

from collections.abc import Iterable

from cardwright_engine.choices import Choice
from cardwright_engine.games.battlelore2.cards import CommandCard, LoreCard
from cardwright_engine.games.battlelore2.units import Units


class Hands(Units):
    """Zones of cards, and drawing from them."""

    def is_command(self, card: int) -> bool:
        return isinstance(self.definitions[card], CommandCard)

    def is_lore(self, card: int) -> bool:
        return isinstance(self.definitions[card], LoreCard)

    def cards(self) -> list[int]:
        """All command and lore cards of the game."""
        return [
            piece for piece in range(len(self.definitions)) if self.is_command(piece) or self.is_lore(piece)
        ]

    def hand(self, player: int) -> list[int]:
        return self.state.hands[player]

    def in_hand(self, card: int) -> bool:
        return any(card in hand for hand in self.state.hands)

    def command_deck(self) -> list[int]:
        return self.state.command_deck[0]

    def in_command_deck(self, card: int) -> bool:
        return card in self.state.command_deck[0]

    def command_discards(self) -> list[int]:
        return self.state.command_discards[0]

    def in_command_discards(self, card: int) -> bool:
        return card in self.state.command_discards[0]

    def lore_deck(self, player: int) -> list[int]:
        return self.state.lore_decks[player]

    def in_lore_deck(self, card: int) -> bool:
        return any(card in deck for deck in self.state.lore_decks)

    def lore_discards(self, player: int) -> list[int]:
        return self.state.lore_discards[player]

    def in_lore_discards(self, card: int) -> bool:
        return any(card in pile for pile in self.state.lore_discards)

    def table(self) -> list[int]:
        return self.state.table[0]

    def on_table(self, card: int) -> bool:
        return card in self.state.table[0]

    def active(self, player: int) -> bool:
        return self.state.active == player

    # --- drawing and discarding --------------------------------------------------------------

    def draw(self, player: int, amount: int, zone: str, owner: int) -> tuple[int, ...]:
        """Draw cards from the top of a deck; an empty deck is rebuilt from its discards, and when both
        are empty the rest is not drawn."""
        state = self.state
        if zone == "command-deck":
            deck, discards, number = state.command_deck[0], state.command_discards[0], 0
        else:
            deck, discards, number = state.lore_decks[owner], state.lore_discards[owner], 1 + owner
        drawn: list[int] = []
        for _ in range(amount):
            if not deck:
                deck.extend(discards)
                discards.clear()
                self.shuffle(deck)
            if not deck:
                break
            card = self._top(player, deck, number)
            deck.remove(card)
            state.hands[player].append(card)
            state.owner[card] = player
            drawn.append(card)
            self.note("draw", player, card)
        return tuple(drawn)

    def _top(self, player: int, deck: list[int], number: int) -> int:
        """The top card, or the one that a script says when it did not give the order of the deck."""
        known = self.state.known
        if known[number] > 0:
            self.state.known = (*known[:number], known[number] - 1, *known[number + 1 :])
            return deck[0]
        if not self.scripted:
            return deck[0]
        options = tuple(("draw", card) for card in self.distinct(deck))
        return int(self.ask(Choice(player=player, kind="draw", options=options, why="draw"))[1])

    def distinct(self, cards: Iterable[int]) -> list[int]:
        """One card of each title."""
        found: dict[str, int] = {}
        for piece in cards:
            card = self.definitions[piece]
            if card is not None:
                found.setdefault(card.name, piece)
        return list(found.values())

    def discard(self, player: int, card: int) -> None:
        """Put a card onto the discard pile of its deck, wherever it was."""
        state = self.state
        owner = state.owner[card]
        for pile in (*state.hands, *state.table):
            if card in pile:
                pile.remove(card)
        if self.is_command(card):
            state.owner[card] = -1
            state.command_discards[0].insert(0, card)
        else:
            state.lore_discards[owner].insert(0, card)
        self.note("discard", card)

    # --- lore --------------------------------------------------------------------------------

    def lore(self, player: int) -> int:
        return self.state.lore[player]

    def cost(self, card: int) -> int:
        printed = self.definitions[card]
        return printed.cost if isinstance(printed, LoreCard) else 0

    def gain_lore(self, player: int, amount: int) -> int:
        """A player takes lore tokens; the supply does not run out."""
        self.state.lore[player] += amount
        if amount:
            self.note("gain", player, amount)
        return amount

    def pay(self, player: int, attribute: str, amount: int) -> None:
        """A player puts lore tokens back into the supply."""
        self.state.lore[player] -= amount
        self.note("pay", player, amount)
