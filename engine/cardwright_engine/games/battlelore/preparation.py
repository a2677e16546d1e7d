"""Before the first turn, and what landmarks give: War Councils, the Lore deck, landmarks, first cards."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright_engine.choices import Choice, Option
from cardwright_engine.games.battlelore.cards import LoreCard
from cardwright_engine.games.battlelore.council import MOST_LEVELS, STARTING_LORE
from cardwright_engine.games.battlelore.nouns import CLASSES
from cardwright_engine.games.battlelore.orders import Orders
from cardwright_engine.games.battlelore.pieces import BOARD, FIRST_HEX, HEXES, PLAYERS, board_hex, seat
from cardwright_engine.games.battlelore.state import ASIDE, COMMAND_DECK, LORE_DECK, MEDIEVAL
from cardwright_engine.games.battlelore.terrain import GIVING, OF_MASTERS

DECK_BASE = 5  # Lore cards of a class without a Lore Master
DECK_PER_LEVEL = 3  # and so many more for each level of the highest one
FIRST_LORE_CARDS = 4
OWN_ROWS = 4  # rows of the own half of the board, for placing a landmark (assumption)

# The reduced deck of the Medieval Lore variant, by the numbers of the cards.
MEDIEVAL_ROGUES_OUT = (1, 3, 7, 8, 15)
MEDIEVAL_IN = {"Wizard": (4, 9), "Cleric": (3, 4)}


class Preparation(Orders):
    """The part of the game that sets it up with the players, and that knows landmarks."""

    # --- War Councils ------------------------------------------------------------------------

    def prepare(self) -> None:
        """War Councils sit down, the Lore deck is mixed, everybody gets cards and tokens."""
        for player in self.turn_order():
            self.divide_levels(player)
        self.mix_lore_deck()
        for player in PLAYERS:
            for _ in range(self.command(player)):
                self.draw_card(player, COMMAND_DECK)
            if self.state.adventure:
                for _ in range(FIRST_LORE_CARDS):
                    self.draw_card(player, LORE_DECK)
                self.gain(player, STARTING_LORE[self.highest_level(player)])

    def divide_levels(self, player: int) -> None:
        """A player divides his levels one at a time, openly and the first player first (assumption);
        a War Council that the adventure fixes sits there already."""
        seats = [seat(player, office) for office in self.offices()]
        if any(self.state.levels[each] for each in seats):
            return
        for _ in range(self.council_levels(player)):
            options: tuple[Option, ...] = tuple(
                ("raise", each) for each in seats if self.state.levels[each] < MOST_LEVELS
            )
            if not options:
                return
            chosen = self.ask(Choice(player=player, kind="raise", options=options, why="war-council"))
            self.state.levels[int(chosen[1])] += 1
            self.note("raise", player, int(chosen[1]))

    # --- the Lore deck -----------------------------------------------------------------------

    def mix_lore_deck(self) -> None:
        """The Lore deck: of each class as many cards as its highest Lore Master on either War Council
        brings, drawn at random; the others stay aside. Cards of an unknown class are all in it."""
        if not self.state.adventure:
            return
        by_class: dict[str, list[int]] = {name: [] for name in ("", *CLASSES)}
        for card, name in self.classes_of_copies():
            by_class[name].append(card)
        for name, cards in by_class.items():
            self.shuffle(cards)
            for card in cards[: self.deck_share(name)] if name else cards:
                self.shift(card, LORE_DECK)
        self.shuffle(self.state.piles[LORE_DECK])

    def deck_share(self, name: str) -> int:
        """How many cards of a class are in the Lore deck: 5, and 3 for each level of the highest Lore
        Master of the class. In the Medieval Lore variant all that are left of it."""
        highest = max(self.state.levels[seat(player, name)] for player in PLAYERS)
        shared = DECK_BASE + DECK_PER_LEVEL * highest
        return len(self.definitions) if self.state.adventure == MEDIEVAL else shared

    def classes_of_copies(self) -> Iterator[tuple[int, str]]:
        """Each Lore card that is to be mixed, with the class whose deck it comes from: a card of
        several classes has a copy in the deck of each."""
        copies: dict[str, int] = {}
        for card in sorted(self.state.piles[ASIDE]):
            definition = self.definitions[card]
            if not isinstance(definition, LoreCard) or not self.of_variant(definition):
                continue
            copy = copies.get(definition.name, 0)
            copies[definition.name] = copy + 1
            classes = definition.classes
            yield card, classes[copy % len(classes)] if classes else ""

    def of_variant(self, card: LoreCard) -> bool:
        """Whether a card is played with: in the Medieval Lore variant all of the Warrior, and some of
        the others."""
        if self.state.adventure != MEDIEVAL or not card.classes or "Warrior" in card.classes:
            return True
        if "Rogue" in card.classes:
            return card.number not in MEDIEVAL_ROGUES_OUT
        return any(card.number in MEDIEVAL_IN[name] for name in card.classes)

    def keep_lore_cards(self) -> None:
        """Each player keeps as many of his first Lore cards as his highest Lore Master allows."""
        for player in PLAYERS:
            cards = [card for card in self.hand(player) if self.is_lore_card(card)]
            spare = max(0, len(cards) - self.kept_lore_cards(player))
            for card in self.choose(
                player, cards, "first-cards", minimum=spare, maximum=spare, kind="discard"
            ):
                self.discard(player, card)

    # --- landmarks ---------------------------------------------------------------------------

    def place_landmarks(self) -> None:
        """The sole owner of a level 3 Lore Master gets that master's landmark, and puts it onto a
        vacant countryside hex of his own half of the board (where: assumption)."""
        for player in self.turn_order():
            for name, landmark in OF_MASTERS.items():
                if not self.sole_highest(player, name):
                    continue
                free = [place for place in HEXES if self.takes_landmark(player, place)]
                for place in self.choose(player, free, landmark, kind="build"):
                    self.build(player, place, landmark)

    def sole_highest(self, player: int, name: str) -> bool:
        """Whether a player alone has a level 3 Lore Master of a class."""
        levels = self.state.levels
        other = seat(self.opponent(player), name)
        return levels[seat(player, name)] == MOST_LEVELS and levels[other] < MOST_LEVELS

    def takes_landmark(self, player: int, place: int) -> bool:
        """Whether a player may put his landmark onto a hex."""
        row = BOARD.row(board_hex(place))
        own = row <= OWN_ROWS if player == 0 else row > len(BOARD.widths) - OWN_ROWS
        return own and self.vacant(place) and self.terrain(place) == "countryside"

    def build(self, player: int, place: int, landmark: str) -> None:
        """A hex becomes a landmark."""
        terrains = list(self.state.terrains)
        terrains[board_hex(place)] = landmark
        self.state.terrains = tuple(terrains)
        self.note("build", player, place, landmark)

    def landmarks_give(self, player: int) -> None:
        """At the end of a player's turn the landmarks that his units occupy give what they give."""
        place, terrains = self.state.place, self.state.terrains
        giving = [unit for unit in self.units_of(player) if terrains[place[unit] - FIRST_HEX] in GIVING]
        for unit in giving:
            land = self.land(place[unit])
            if self.state.adventure and land.lore:
                self.gain(player, land.lore)
            if self.state.adventure and land.steals:
                self.take(player, land.steals, self.opponent(player))
            if land.heals and self.wounded(unit):
                self.heal(player, unit, land.heals)
