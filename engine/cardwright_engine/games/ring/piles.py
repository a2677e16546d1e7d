"""Cards out of play and back: draw, cycle, eliminate, forsake, remove, take.

Each of these words means one thing, and each is a verb that card texts use.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from cardwright_engine.games.ring.box import IN_PLAY
from cardwright_engine.games.ring.events import Elimination, Forsaking
from cardwright_engine.games.ring.icons import Icons
from cardwright_engine.games.ring.state import Lies
from cardwright_engine.index import key_of

Combat = Literal["", "path", "battleground"]

_NOT_LOST: Final = key_of("replace", "elimination", "instead of")
_LOST: Final = key_of("trigger", "elimination", "after")
_NOT_FORSAKEN: Final = key_of("replace", "forsaking", "instead of")
_FORSAKEN: Final = key_of("trigger", "forsaking", "after")


class Piles(Icons):
    """What happens to cards one by one. Verbs give back the pieces that they were really done to."""

    def draw(self, player: int, count: int) -> tuple[int, ...]:
        """Draw cards one at a time; an interrupted draw goes on after recycling."""
        if count == 1:
            card = self.draw_top(player)
            cards: tuple[int, ...] = (card,) if card >= 0 else ()
        else:
            drawn = self.draw_at_once(player, count)
            while len(drawn) < count and (card := self.draw_top(player)) >= 0:
                drawn.append(card)
            cards = tuple(drawn)
        if self.log is not None:  # asked here and below, as nothing is done more often
            self.note("draw", player, cards)
        return cards

    def take_along(self, wielder: int, does: Callable[[int], object]) -> None:
        """R8: an item moves with its wielder, and is cycled or eliminated with it."""
        for item in self.items(wielder):
            does(item)

    def can_cycle(self, player: int, card: int) -> bool:
        return not self.in_cycle_pile(card)

    def cycle(self, player: int, card: int) -> tuple[int, ...]:
        """Put a card on its owner's cycle pile, its items with it."""
        zone = self.state.zone[card]
        if zone == Lies.CYCLED:
            return ()
        if self.log is not None:
            self.note("cycle", player, card)
        if zone == Lies.HAND:
            self.put_away(card, Lies.CYCLED)
            return (card,)
        if zone in IN_PLAY:
            self.take_along(card, lambda item: self.cycle(player, item))
        self.lay(card, Lies.CYCLED)
        return (card,)

    def can_eliminate(self, player: int, card: int) -> bool:
        return not self.eliminated(card)

    def eliminate(self, player: int, card: int) -> tuple[int, ...]:
        """Put a card out for good, its items with it, unless a text puts something in its place."""
        return self.lose_card(card, "")

    def lose_card(self, card: int, combat: Combat) -> tuple[int, ...]:
        """A card is eliminated, by a combat or otherwise. Texts that react are looked for first."""
        zone = self.state.zone[card]
        if zone == Lies.ELIMINATED:
            return ()
        if self.heeded(_NOT_LOST, card) and self.replaced(Elimination(card=card, combat=combat)):
            return ()
        if self.log is not None:
            self.note("eliminate", card, combat)
        if zone in IN_PLAY:
            self.take_along(card, lambda item: self.lose_card(item, combat))
        if combat:
            self.state.losses[card] = 1
        if zone == Lies.HAND:
            self.put_away(card, Lies.ELIMINATED)
        else:
            self.lay(card, Lies.ELIMINATED)
        if self.heeded(_LOST, card):
            self.happen(Elimination(card=card, combat=combat), "after")
        return (card,)

    def can_forsake(self, player: int, count: int = 1) -> bool:
        state = self.state
        cards = len(state.hands[player]) + len(state.reserves[player]) + len(state.draw_decks[player])
        return cards >= count

    def forsake(self, player: int, count: int = 1, other_than: int = -1) -> int:
        """Eliminate cards of one's own from hand or reserve, or blindly the top card of the draw deck,
        which the player's own number stands for (F076, F078). Gives how many were forsaken."""
        done = 0
        while done < count:
            options = [card for card in self.hand(player) + self.reserve(player) if card != other_than]
            if self.state.draw_decks[player]:
                options.append(player)
            chosen = self.choose(player, options, "forsake", kind="forsake")
            if not chosen:
                break
            self._forsake(player, chosen[0])
            done += 1
        return done

    def _forsake(self, player: int, chosen: int) -> None:
        if chosen == player:
            card, source = self.top_card(player), "draw deck"
        else:
            card, source = chosen, "hand" if self.in_hand(chosen) else "reserve"
        self.note("forsake", player, card, source)
        if self.heeded(_NOT_FORSAKEN, card) and self.replaced(
            Forsaking(card=card, player=player, source=source)
        ):
            return
        self.lose_card(card, "")
        if self.heeded(_FORSAKEN, card):
            self.happen(Forsaking(card=card, player=player, source=source), "after")

    def remove(self, player: int, titles: tuple[str, ...]) -> tuple[int, ...]:
        """Eliminate cards by title wherever they are; a draw deck they come from is shuffled (F031)."""
        removed: list[int] = []
        for card, definition in enumerate(self.definitions):
            if definition is None or definition.name not in titles or not self.state.zone[card]:
                continue
            from_deck = self.in_draw_deck(card)
            removed += self.lose_card(card, "")
            if from_deck:
                self.shuffle_deck(self.owners[card])
        return tuple(removed)

    def take(self, player: int, card: int) -> tuple[int, ...]:
        """Take a card found in a deck or pile into its owner's hand: all see it, and a deck is
        shuffled (F082)."""
        from_deck = self.in_draw_deck(card)
        self.note("take", player, card)
        self.lay(card, Lies.HAND)
        if from_deck:
            self.shuffle_deck(self.owners[card])
        return (card,)

    def add(self, player: int, card: int, zone: str, of: int) -> tuple[int, ...]:
        """Put a card that was looked at into its owner's hand; no text of the game names another zone."""
        self.note("add", player, card)
        self.lay(card, Lies.HAND)
        return (card,)

    def look(self, player: int, count: int, zone: str, of: int) -> tuple[int, ...]:
        """Look at the top cards of a player's draw deck, which stay there; fewer where it has fewer
        (assumption)."""
        seen = self.top_cards(of, count)
        self.note("look", player, len(seen))
        return seen

    # --- tokens ------------------------------------------------------------------------------

    def put(self, player: int, count: int, token: str, piece: int) -> int:
        """Put combat tokens onto a card or place."""
        columns = {
            "attack": self.state.attack_tokens,
            "defense": self.state.defense_tokens,
            "path_attack": self.state.path_attack_tokens,
            "path_defense": self.state.path_defense_tokens,
        }
        columns[token][piece] += count
        self.note("put", player, count, token, piece)
        return count

    def gain(self, player: int, count: int) -> int:
        """The Shadow has more corruption."""
        self.state.corruption += count
        self.note("corruption", count)
        return count

    def lose(self, player: int, count: int) -> int:
        """The Shadow has less corruption, as far as there is any."""
        count = min(count, self.state.corruption)
        self.state.corruption -= count
        self.note("corruption", -count)
        return count
