"""What a game of BattleLore remembers."""

from __future__ import annotations

from typing import ClassVar, Final

from cardwright_engine.games.battlelore.pieces import (
    BOARD,
    FIRST_CARD,
    FIRST_UNIT,
    HEXES,
    NOBODY,
    NOWHERE,
    OFFICES,
    PLAYERS,
    seat,
)
from cardwright_engine.state import State

# What a battle has of Lore: the value of `adventure`.
HISTORICAL: Final = 0
LORE_ADVENTURE: Final = 1
MEDIEVAL: Final = 2

# Banner, troop type, weapon, race.
Troop = tuple[str, str, str, str]

# Piles of cards, by number; where a card is, `place` says with the same number.
ASIDE: Final = 0
HANDS: Final = (1, 2)
TABLES: Final = (3, 4)
LORE_DECK: Final = 5
COMMAND_DECK: Final = 6
LORE_DISCARD: Final = 7
COMMAND_DISCARD: Final = 8
PILE_COUNT: Final = 9

# Whose the cards of a pile are, by the number of the pile.
HOLDERS: Final = tuple(
    HANDS.index(pile) if pile in HANDS else TABLES.index(pile) if pile in TABLES else NOBODY
    for pile in range(PILE_COUNT)
)

# A column of a number of units, when nothing has happened to them.
NONE_YET: Final = [0] * FIRST_CARD


class BattleState(State):
    """Units, tokens, cards, and how far the turn has gone.

    The top card of a pile is its last. Of the cards of a deck, `known` says how many at the top lie
    in an order that a script has given; the order below is nobody's to know.
    """

    SCALARS: ClassVar[tuple[str, ...]] = (
        *State.SCALARS,
        "terrains",
        "troops",
        "pool",
        "goal",
        "adventure",
        "commanding",
        "commanded",
        "led",
        "lore_plays",
        "cancelled",
        "known",
    )
    COLUMNS: ClassVar[tuple[str, ...]] = (
        "place",
        "control",
        "unit_on",
        "figures",
        "ordered",
        "stepped",
        "battled",
        "entered",
        "tokens",
        "levels",
        "banners",
    )
    PILES: ClassVar[tuple[str, ...]] = ("piles",)

    def __init__(self, *, cards: int = 0, seed: int = 0) -> None:
        super().__init__(seed=seed)
        self.terrains: tuple[str, ...] = ("countryside",) * len(BOARD.hexes)
        self.troops: tuple[Troop, ...] = ()
        self.pool = 0  # Lore tokens in the common pool
        self.goal = 6  # Victory Banners that win
        self.adventure = LORE_ADVENTURE
        self.commanding: tuple[int, ...] = ()  # the card whose orders wait for the ORDER phase
        self.commanded = 0  # 1 once a Command card, or a card in lieu of it, was played in this turn
        self.led: tuple[int, int] = (-1, -1)  # the Command card of each player's latest turn
        self.lore_plays: tuple[int, int] = (0, 0)  # Lore cards played in this game turn (L5)
        self.cancelled: tuple[int, ...] = ()  # cards on a table whose play was cancelled
        self.known: tuple[int, int] = (0, 0)  # known cards on top of Lore and Command deck
        # Where a piece is: the hex of a unit, the pile of a card; a hex is where it is.
        self.place = [NOWHERE] * FIRST_CARD + [ASIDE] * cards
        self.place[HEXES.start : HEXES.stop] = HEXES
        # Whose a piece is: of a card whoever has it in his hand or has played it.
        self.control = [*PLAYERS, *[NOBODY] * (FIRST_CARD - len(PLAYERS) + cards)]
        for player in PLAYERS:
            self.control[seat(player, OFFICES[0]) : seat(player, OFFICES[-1]) + 1] = [player] * len(OFFICES)
        self.unit_on = [NOWHERE] * FIRST_CARD
        self.figures = NONE_YET.copy()
        self.ordered = NONE_YET.copy()
        self.stepped = NONE_YET.copy()  # hexes a unit has moved in this turn
        self.battled = NONE_YET.copy()
        self.entered = NONE_YET.copy()  # 1 for a unit that entered a landmark in this turn
        self.tokens = [0] * (FIRST_CARD + cards)  # Lore: a player's reserve, or lying on a card
        self.levels = [0] * FIRST_UNIT
        self.banners = [0, 0]
        self.piles: list[list[int]] = [[] for _ in range(PILE_COUNT)]
        self.piles[ASIDE] = list(range(FIRST_CARD, FIRST_CARD + cards))
