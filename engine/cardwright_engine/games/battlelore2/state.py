"""What a game of BattleLore: Second Edition remembers."""

from __future__ import annotations

from typing import ClassVar

from cardwright_engine.games.battlelore2.pieces import PLAYERS
from cardwright_engine.state import State

# One combat as it was fought: attacker, target, their hexes when it was declared, then whether it was
# a counter, whether the target retreated, and whether it has countered.
Fought = tuple[int, int, int, int, int, int, int]


class BattleState(State):
    """Everything on and beside the board. Columns are read by piece number."""

    SCALARS: ClassVar[tuple[str, ...]] = (*State.SCALARS, "first", "victory", "command", "fought", "known")
    COLUMNS: ClassVar[tuple[str, ...]] = (
        "owner",
        "place",
        "occupant",
        "terrain",
        "banners",
        "figures",
        "damage",
        "shields",
        "stuns",
        "orders",
        "moves",
        "attacks",
        "attacking",
        "countering",
        "lore",
        "points",
    )
    PILES: ClassVar[tuple[str, ...]] = (
        "hands",
        "command_deck",
        "command_discards",
        "lore_decks",
        "lore_discards",
        "table",
    )

    def __init__(self, pieces: int, *, seed: int = 0) -> None:
        super().__init__(seed=seed)
        self.step = "setup"
        self.first = 0  # keeps the first-player token for the whole game
        self.victory = 16  # points that win at the check
        self.command = -1  # the command card played in this turn
        self.fought: tuple[Fought, ...] = ()  # the combats of the last attack
        self.known: tuple[int, ...] = (
            0,
            0,
            0,
        )  # how many top cards of the command and lore decks a script gave
        self.owner = [-1] * pieces
        self.place = [-1] * pieces  # of a unit: its hex
        self.occupant = [-1] * pieces  # of a hex: the unit in it
        self.terrain = [0] * pieces  # of a hex: its place in the table of terrains
        self.banners = [0] * pieces  # of a hex: 1 where it is worth points
        self.figures = [0] * pieces
        self.damage = [0] * pieces  # tokens on the figure that is hit next
        self.shields = [0] * pieces
        self.stuns = [0] * pieces
        self.orders = [0] * pieces  # of a unit: 1 when ordered in this turn
        self.moves = [0] * pieces  # of a unit: 1 when it moved in this turn
        self.attacks = [0] * pieces  # of a unit: its attacks in this turn
        self.attacking = [-1] * pieces  # of a unit: whom it is attacking right now
        self.countering = [-1] * pieces  # of a unit: whom it is countering right now
        self.lore = [0] * pieces  # of a player
        self.points = [0] * pieces  # of a player
        self.hands: list[list[int]] = [[] for _ in PLAYERS]
        self.command_deck: list[list[int]] = [[]]  # top card first
        self.command_discards: list[list[int]] = [[]]
        self.lore_decks: list[list[int]] = [[] for _ in PLAYERS]
        self.lore_discards: list[list[int]] = [[] for _ in PLAYERS]
        self.table: list[list[int]] = [[]]  # the command card played in this turn
