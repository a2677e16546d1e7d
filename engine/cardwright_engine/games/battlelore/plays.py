"""Playing cards: when, at what cost, on what; and what becomes of a card once it was played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from cardwright_engine.abilities import NOTHING
from cardwright_engine.card import Ability, Context
from cardwright_engine.choices import Option
from cardwright_engine.events import Event
from cardwright_engine.games.battlelore.battles import Battles
from cardwright_engine.games.battlelore.box import Way
from cardwright_engine.games.battlelore.events import Play
from cardwright_engine.games.battlelore.state import (
    COMMAND_DISCARD,
    HANDS,
    LORE_DISCARD,
    TABLES,
)

# How a play stands to another one (ids of the vocabulary's manners).
IN_LIEU = "instead of command card"
BESIDE_LORE = "alongside lore card"

_NO_TARGETS: Final[tuple[tuple[int, ...], ...]] = ((),)
_NO_CARDS: Final[Mapping[int, tuple[Way, ...]]] = {}


class Plays(Battles):
    """The part of the game that plays cards. Each rule of the Lore cards stands in one method, and
    each of these methods is asked both by what is offered and by `why_not`."""

    _of_phase: dict[tuple[str, str], frozenset[int]]

    # --- the rules of playing ----------------------------------------------------------------

    def in_phase(self, ability: Ability) -> bool:
        """L1: a Lore card is played only in the phase printed on it."""
        return not ability.steps or self.state.step in ability.steps

    def payable(self, player: int, card: int) -> bool:
        """L2: the cost is payable out of tokens that the player held before the card does anything."""
        cost = self.cost(player, card)
        return cost is not None and cost <= self.state.tokens[player]

    def in_window(self, ability: Ability, event: Event, timing: str) -> bool:
        """L4: a Reaction, and every card that names an event, is played in its stated window."""
        return ability.event == event.id and ability.timing == timing

    def within_limit(self, player: int, ability: Ability) -> bool:
        """L5: one Lore card at most in the own turn and one in the opponent's. A card that is played
        beside another Lore card is not counted."""
        return ability.manner == BESIDE_LORE or self.state.lore_plays[player] == 0

    def in_turn(self, player: int, ability: Ability) -> bool:
        """L6: a card that is no Reaction is never played while the opponent is the active player;
        a Reaction may be, unless it says whose turn it must be."""
        own = self.state.active == player
        if ability.form != "react":
            return own
        return ability.turn == "either" or own == (ability.turn == "own")

    def listed_targets(self, ability: Ability, context: Context[Event]) -> Iterable[tuple[int, ...]]:
        """L7: the player of a card chooses its targets; each choice is an option of his own."""
        return ability.targets(self, context) if ability.targets is not None else _NO_TARGETS

    def room_for_command(self, ability: Ability) -> bool:
        """One Command card a turn, or one card in lieu of it."""
        return ability.manner != IN_LIEU or not self.state.commanded

    # --- what can be played ------------------------------------------------------------------

    def ways_to_play(
        self, player: int, card: int, event: Event = NOTHING, timing: str = ""
    ) -> Iterator[tuple[Ability, Context[Event]]]:
        """The abilities by which a player can play a card of his hand now."""
        for number, ability in self.box.ways.get(event.id, _NO_CARDS).get(card, ()):
            if not self.in_phase(ability) or not self.in_turn(player, ability):
                continue
            if ability.event and not self.in_window(ability, event, timing):
                continue
            if self.playable(player, card, ability):
                context = Context(player, card, event)
                if self.holds(ability, number, context):
                    yield ability, context

    def playable(self, player: int, card: int, ability: Ability) -> bool:
        """Whether a card in its window is paid for and within what may be played in a turn."""
        if self.is_command_card(card):
            return self.may(not self.state.commanded, "play", card)
        allowed = self.within_limit(player, ability) and self.room_for_command(ability)
        return self.may(allowed, "play", card) and self.payable(player, card)

    def plays(self, player: int, event: Event = NOTHING, timing: str = "") -> list[Option]:
        """Every way in which a player can play a card of his hand now."""
        cards, hand = self.cards_of_phase(event), self.hand(player)
        if cards.isdisjoint(hand):
            return []
        return [
            ("play", card, *targets)
            for card in hand
            if card in cards
            for ability, context in self.ways_to_play(player, card, event, timing)
            for targets in self.listed_targets(ability, context)
        ]

    def cards_of_phase(self, event: Event) -> frozenset[int]:
        """All cards that could answer an event in this phase, wherever they are: found once a game."""
        window = (event.id, self.state.step)
        found = self._of_phase.get(window)
        if found is None:
            cards = self.box.ways.get(event.id, _NO_CARDS)
            found = frozenset(
                card for card, ways in cards.items() if any(self.in_phase(ability) for _, ability in ways)
            )
            self._of_phase[window] = found
        return found

    # --- playing -----------------------------------------------------------------------------

    def play(self, player: int, option: Option, event: Event = NOTHING, timing: str = "") -> None:
        """A player plays a card as one of `plays` says: it is paid, may be answered, takes effect.

        Orders of a Command card, or of a card in lieu of it, are given in the ORDER phase.
        """
        card, *targets = (int(part) for part in option[1:])
        ways = list(self.ways_to_play(player, card, event, timing))
        ability, context = next(
            way for way in ways if len(ways) == 1 or tuple(targets) in self.listed_targets(*way)
        )
        if self.is_lore_card(card):
            self.pay_onto(player, card, self.cost(player, card) or 0)
            if ability.manner != BESIDE_LORE:
                plays = list(self.state.lore_plays)
                plays[player] += 1
                self.state.lore_plays = (plays[0], plays[1])
        self.shift(card, TABLES[player])
        self.note("play", player, card, *targets)
        gives_orders = self.is_command_card(card) or ability.manner == IN_LIEU
        if gives_orders:
            self.state.commanded = 1
        played = Play(player=player, card=card)
        self.happen(played, "when")
        if gives_orders and not self.cancelled(card):
            self.state.commanding = (card, *targets)
            if self.is_command_card(card):
                self.lead(player, card)
        elif not gives_orders and not self.cancelled(card):
            self.perform(ability, -1, context, tuple(targets))
        self.happen(played, "after")

    def lead(self, player: int, card: int) -> None:
        """Remember the Command card of a player's turn, −1 for none."""
        led = list(self.state.led)
        led[player] = card
        self.state.led = (led[0], led[1])

    # --- what happens to played cards --------------------------------------------------------

    def cancel(self, player: int, card: int) -> None:
        """A card being played has no effect."""
        self.state.cancelled += (card,)
        self.note("cancel", player, card)

    def discard(self, player: int, card: int) -> None:
        """A card goes to its discard pile, tokens on it to the common pool."""
        self.empty(card)
        self.shift(card, LORE_DISCARD if self.is_lore_card(card) else COMMAND_DISCARD)
        self.note("discard", player, card)

    def put_back(self, player: int, card: int, zone: str, owner: int) -> None:
        """A card returns to a player's hand; tokens on it go to the common pool."""
        self.empty(card)
        self.shift(card, HANDS[owner])
        self.note("return", player, card, zone, owner)

    def clear_tables(self) -> None:
        """L3: at the end of the game turn tokens on played cards go to the common pool, and the cards
        to their discard piles."""
        for card in self.cards_in_play():
            self.discard(self.controller(card), card)
        self.state.cancelled = ()
