"""The War Council: the Commander and the Lore Masters, and what their levels are worth."""

from __future__ import annotations

from cardwright_engine.games.battlelore.nouns import CLASSES
from cardwright_engine.games.battlelore.pieces import FIRST_UNIT, OFFICES, PLAYERS, office, seat
from cardwright_engine.games.battlelore.state import LORE_ADVENTURE, MEDIEVAL
from cardwright_engine.games.battlelore.table import Table

ALL_LEVELS = 6  # of a War Council; each Creature of the side takes one (F23)
MOST_LEVELS = 3  # of one seat
LEAST_COMMAND = 3  # Command cards of a level 0 Commander; one more for each level
OUT_OF_CHARACTER = 3  # tokens that a card of a class without a Lore Master costs more
STARTING_LORE = (0, 1, 2, 3)  # by level of the highest Lore Master; level 2 is an assumption
KEPT_OF_MEDIEVAL = 1
KEPT_LORE_CARDS = (0, 1, 2, 3)  # of the first 4; level 2 is an assumption
MOST_LORE_CARDS = (1, 2, 3, 4)  # in hand; levels 1 and 2 are an assumption, 0 is the Medieval variant

COMMANDERS = tuple(seat(player, "Commander") for player in PLAYERS)
MASTERS = tuple(tuple(seat(player, name) for name in CLASSES) for player in PLAYERS)


class Council(Table):
    """The part of the game that knows levels."""

    def commanders(self) -> list[int]:
        """Both players' Commanders."""
        return list(COMMANDERS)

    def masters(self) -> list[int]:
        """The Lore Masters on both War Councils."""
        levels = self.state.levels
        return [piece for player in PLAYERS for piece in MASTERS[player] if levels[piece] > 0]

    def is_wizard(self, piece: int) -> bool:
        return office(piece) == "Wizard"

    def is_cleric(self, piece: int) -> bool:
        return office(piece) == "Cleric"

    def is_rogue(self, piece: int) -> bool:
        return office(piece) == "Rogue"

    def is_warrior(self, piece: int) -> bool:
        return office(piece) == "Warrior"

    def council_levels(self, player: int) -> int:
        """How many levels a player has to divide among Commander and Lore Masters (F23)."""
        control = self.state.control[FIRST_UNIT:]
        troops = zip(control, self.state.troops, strict=False)
        return ALL_LEVELS - sum(1 for owner, troop in troops if owner == player and troop[1] == "creature")

    def offices(self) -> tuple[str, ...]:
        """Who can sit on a War Council: Lore Masters in a Lore Adventure only."""
        return OFFICES if self.state.adventure == LORE_ADVENTURE else OFFICES[:1]

    def kept_lore_cards(self, player: int) -> int:
        """How many of his first Lore cards a player keeps."""
        if self.state.adventure == MEDIEVAL:
            return KEPT_OF_MEDIEVAL
        return KEPT_LORE_CARDS[self.highest_level(player)]

    def command(self, player: int) -> int:
        """How many Command cards a player holds."""
        return LEAST_COMMAND + self.state.levels[COMMANDERS[player]]

    def highest_level(self, player: int) -> int:
        """The level of a player's highest Lore Master, 0 for none."""
        levels = self.state.levels
        return max([levels[piece] for piece in MASTERS[player]])

    def class_level(self, player: int, card: int) -> int:
        """The level of the Lore Master of a card's class on a player's council, 0 for none; of
        several classes the highest."""
        levels, highest = self.state.levels, 0
        for piece in self.box.seats[card][player]:
            highest = max(highest, levels[piece])
        return highest

    def out_of_character(self, player: int, card: int) -> bool:
        """Whether no Lore Master of the card's class sits on the council. A card whose class is not
        known counts as in character (assumption)."""
        known = self.box.seats[card][player] != ()
        return known and self.class_level(player, card) == 0

    def level(self, piece: int) -> int:
        """The level of a seat, or the level at which a card is played."""
        if piece < FIRST_UNIT:
            return self.state.levels[piece]
        return self.acting_level(self.state.control[piece], piece)

    def acting_level(self, player: int, card: int) -> int:
        """L16: a card played out of character counts as level 1, whatever Lore Masters there are."""
        return self.class_level(player, card) or 1

    def price(self, card: int) -> int:
        """What a Lore card costs whoever has it now, 0 where that is not known (F36)."""
        return self.cost(max(self.controller(card), 0), card) or 0

    def cost(self, player: int, card: int) -> int | None:
        """What a Lore card costs a player now, None where its cost is not known (F36)."""
        printed = self.box.costs[card]
        if printed is None:
            return None
        return printed + (OUT_OF_CHARACTER if self.out_of_character(player, card) else 0)
