"""Cards: where they are, whose they are, how they are drawn and discarded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardwright_engine.abilities import CardGame
from cardwright_engine.card import Ability, Card
from cardwright_engine.choices import Choice
from cardwright_engine.game import Decider
from cardwright_engine.games.battlelore.box import box_of
from cardwright_engine.games.battlelore.cards import CommandCard
from cardwright_engine.games.battlelore.state import (
    COMMAND_DECK,
    COMMAND_DISCARD,
    HANDS,
    HOLDERS,
    LORE_DECK,
    LORE_DISCARD,
    TABLES,
    BattleState,
)

_SINGLE_ZONES = {
    "lore-deck": LORE_DECK,
    "command-deck": COMMAND_DECK,
    "lore-discard": LORE_DISCARD,
    "command-discard": COMMAND_DISCARD,
}


class Table(CardGame[BattleState]):
    """The part of the game that knows cards as things."""

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
        self.box = box_of(definitions)

    # --- players -----------------------------------------------------------------------------

    def opponent(self, player: int) -> int:
        return 1 - player

    def active(self, player: int) -> bool:
        return self.state.active == player

    def turn_order(self) -> Iterable[int]:
        """Simultaneous triggers: the active player's first (assumption)."""
        return self.state.active, 1 - self.state.active

    def controller(self, piece: int) -> int:
        """The player a piece belongs to: a card in hand or play, a unit, a seat of a War Council."""
        return self.state.control[piece]

    # --- what a card is ----------------------------------------------------------------------

    def is_lore_card(self, card: int) -> bool:
        return self.box.lore_cards[card]

    def is_command_card(self, card: int) -> bool:
        return self.box.command_cards[card]

    def is_section_card(self, card: int) -> bool:
        definition = self.definitions[card]
        return isinstance(definition, CommandCard) and definition.sections != ()

    def cancelled(self, card: int) -> bool:
        """Whether the play of a card was cancelled in this turn."""
        return card in self.state.cancelled

    def live(self, piece: int, ability: Ability) -> bool:
        """Abilities work while their card lies in play and was not cancelled, or where they say."""
        place = self.state.place[piece]
        if ability.zones:
            return any(self._in_zone(place, zone) for zone in ability.zones)
        return place in TABLES and piece not in self.state.cancelled

    def _in_zone(self, place: int, zone: str) -> bool:
        if zone == "hand":
            return place in HANDS
        return place in TABLES if zone == "table" else place == _SINGLE_ZONES[zone]

    # --- zones -------------------------------------------------------------------------------

    def hand(self, player: int) -> list[int]:
        """A player's Command and Lore cards."""
        return self.state.piles[HANDS[player]]

    def table(self, player: int) -> list[int]:
        """The cards a player has played in this game turn."""
        return self.state.piles[TABLES[player]]

    def cards_in_play(self) -> list[int]:
        return self.table(0) + self.table(1)

    def lore_deck(self) -> list[int]:
        return self.state.piles[LORE_DECK][::-1]

    def command_deck(self) -> list[int]:
        return self.state.piles[COMMAND_DECK][::-1]

    def lore_discard(self) -> list[int]:
        return self.state.piles[LORE_DISCARD][::-1]

    def command_discard(self) -> list[int]:
        return self.state.piles[COMMAND_DISCARD][::-1]

    def in_hand(self, card: int) -> bool:
        return self.state.place[card] in HANDS

    def in_play(self, card: int) -> bool:
        return self.state.place[card] in TABLES

    def in_lore_deck(self, card: int) -> bool:
        return self.state.place[card] == LORE_DECK

    def in_command_deck(self, card: int) -> bool:
        return self.state.place[card] == COMMAND_DECK

    def in_lore_discard(self, card: int) -> bool:
        return self.state.place[card] == LORE_DISCARD

    def in_command_discard(self, card: int) -> bool:
        return self.state.place[card] == COMMAND_DISCARD

    # --- moving cards ------------------------------------------------------------------------

    def shift(self, card: int, pile: int) -> None:
        """Put a card on top of a pile, out of the pile it was in."""
        state = self.state
        source = state.piles[state.place[card]]
        if source[-1] == card:  # the top card, mostly
            source.pop()
        else:
            source.remove(card)
        state.piles[pile].append(card)
        state.place[card] = pile
        state.control[card] = HOLDERS[pile]

    def draw_card(self, player: int, deck: int) -> int:
        """Draw the top card of a deck into a player's hand; −1 where deck and discards are empty.

        An empty deck is made of its shuffled discards.
        """
        state = self.state
        pile = state.piles[deck]
        if not pile:
            discards = LORE_DISCARD if deck == LORE_DECK else COMMAND_DISCARD
            for card in sorted(state.piles[discards]):
                self.shift(card, deck)
            self.shuffle(pile)
            self.note("reshuffle", deck)
        if not pile:
            return -1
        card = self._top(player, deck)
        self.shift(card, HANDS[player])
        self.note("draw", player, card)
        return card

    def draw(self, player: int, amount: int, zone: str, owner: int) -> list[int]:
        """Draw cards from a deck, as a card says; gives those that there were."""
        drawn = [self.draw_card(player, _SINGLE_ZONES[zone]) for _ in range(amount)]
        return [card for card in drawn if card >= 0]

    def _top(self, player: int, deck: int) -> int:
        """The top card of a deck; a script says which it is where the order is not known."""
        state = self.state
        pile = state.piles[deck]
        number = 0 if deck == LORE_DECK else 1
        if state.known[number]:
            known = list(state.known)
            known[number] -= 1
            state.known = (known[0], known[1])
        elif self.scripted:
            by_title = {self.title(card): card for card in reversed(pile)}
            options = tuple(("draw", card) for card in by_title.values())
            answer = self.ask(Choice(player=player, kind="draw", options=options, why="draw"))
            return int(answer[1])
        return pile[-1]
