"""The battlefield: units, hexes, and how they stand to one another."""

from __future__ import annotations

from cardwright_engine.games.battlelore.pieces import (
    DISTANCES,
    FIRST_HEX,
    FIRST_UNIT,
    HEXES,
    NEIGHBOURS,
    NOWHERE,
    PLAYERS,
    SECTIONS,
    board_hex,
    is_unit,
)
from cardwright_engine.games.battlelore.purse import Purse
from cardwright_engine.games.battlelore.state import BattleState
from cardwright_engine.games.battlelore.terrain import TERRAIN, Terrain
from cardwright_engine.games.battlelore.troops import FIGURES
from cardwright_engine.hexes.board import Hex


class Field(Purse):
    """The part of the game that knows where units stand.

    Who is on the board changes seldom and is asked for all the time, so it is kept: it belongs to one
    state, and `put_unit` is the one way onto the board and off it.
    """

    _mustered: BattleState | None = None  # the state whose units are kept
    _units: tuple[int, ...] = ()
    _ranks: tuple[tuple[int, ...], ...] = ()

    # --- pieces ------------------------------------------------------------------------------

    def hexes(self) -> range:
        return HEXES

    def units(self) -> tuple[int, ...]:
        """All units on the board, in the order in which they were set up."""
        if self._mustered is not self.state:
            self._muster()
        return self._units

    def units_of(self, player: int) -> tuple[int, ...]:
        """A player's units on the board."""
        if self._mustered is not self.state:
            self._muster()
        return self._ranks[player]

    def enemies_of(self, player: int) -> tuple[int, ...]:
        """The units of a player's opponent on the board."""
        return self.units_of(1 - player)

    def _muster(self) -> None:
        place, control = self.state.place, self.state.control
        all_units = range(FIRST_UNIT, FIRST_UNIT + len(self.state.troops))
        self._units = tuple([unit for unit in all_units if place[unit] != NOWHERE])
        self._ranks = tuple(
            tuple([unit for unit in self._units if control[unit] == player]) for player in PLAYERS
        )
        self._mustered = self.state

    def unit_at(self, place: int) -> int:
        """The unit on a hex, −1 for none."""
        return self.state.unit_on[place]

    def same(self, piece: int, said: int) -> bool:
        """A script may name a unit by its hex."""
        return piece == said or (is_unit(piece) and self.state.place[piece] == said)

    # --- what a unit has ---------------------------------------------------------------------

    def figures(self, unit: int) -> int:
        return self.state.figures[unit]

    def full_strength(self, unit: int) -> int:
        """How many figures it has when none is lost."""
        return FIGURES[self.troop_type(unit)]

    def wounded(self, unit: int) -> bool:
        """Whether it has lost a figure."""
        return 0 < self.state.figures[unit] < self.full_strength(unit)

    def banner(self, unit: int) -> str:
        return self.state.troops[unit - FIRST_UNIT][0]

    def troop_type(self, unit: int) -> str:
        return self.state.troops[unit - FIRST_UNIT][1]

    def weapon(self, unit: int) -> str:
        return self.state.troops[unit - FIRST_UNIT][2]

    def race(self, unit: int) -> str:
        return self.state.troops[unit - FIRST_UNIT][3]

    def is_creature(self, unit: int) -> bool:
        return self.state.troops[unit - FIRST_UNIT][1] == "creature"

    def friendly(self, unit: int, player: int) -> bool:
        return self.state.control[unit] == player

    def enemy(self, unit: int, player: int) -> bool:
        return self.state.control[unit] != player

    def ordered(self, unit: int) -> bool:
        return self.state.ordered[unit] == 1

    def ordered_units(self, player: int) -> list[int]:
        """A player's units that have an order."""
        ordered = self.state.ordered
        return [unit for unit in self.units_of(player) if ordered[unit]]

    def eliminated(self, unit: int) -> bool:
        return self.state.place[unit] == NOWHERE

    def carries_out(self, unit: int) -> int:
        """L8: what a unit has to do is decided by its own player."""
        return self.controller(unit)

    # --- hexes -------------------------------------------------------------------------------

    def terrain(self, place: int) -> str:
        return self.state.terrains[place - FIRST_HEX]

    def land(self, place: int) -> Terrain:
        """The rules of a hex's terrain."""
        return TERRAIN[self.state.terrains[place - FIRST_HEX]]

    def vacant(self, place: int) -> bool:
        return self.state.unit_on[place] == NOWHERE

    def passable(self, place: int) -> bool:
        """Whether the basic rules let a unit stand there."""
        return not self.land(place).impassable

    def open_to_enter(self, place: int) -> bool:
        """Whether a unit can stand there: vacant, and not impassable."""
        return self.vacant(place) and self.passable(place)

    def neighbours(self, place: int) -> tuple[int, ...]:
        return NEIGHBOURS[place]

    # --- relations ---------------------------------------------------------------------------

    def spot(self, piece: int) -> Hex:
        """The place on the board of a hex, or of the hex a unit stands on."""
        return board_hex(self.state.place[piece])

    def distance(self, piece: int, other: int) -> int:
        place = self.state.place
        return DISTANCES[place[piece]][place[other]]

    def adjacent(self, piece: int, other: int) -> bool:
        place = self.state.place
        return DISTANCES[place[piece]][place[other]] == 1

    def within(self, piece: int, hexes: int, other: int) -> bool:
        place = self.state.place
        return DISTANCES[place[piece]][place[other]] <= hexes

    def at(self, unit: int, place: int) -> bool:
        return self.state.place[unit] == place

    def in_section(self, piece: int, section: str, player: int) -> bool:
        """Sections as the player of the card sees them; a divided hex is in both."""
        return section in SECTIONS[player][self.state.place[piece]]

    # --- placing -----------------------------------------------------------------------------

    def put_unit(self, unit: int, place: int) -> None:
        """Stand a unit on a hex, or take it off the board."""
        state = self.state
        before = state.place[unit]
        if before != NOWHERE:
            state.unit_on[before] = NOWHERE
        state.place[unit] = place
        if place != NOWHERE:
            state.unit_on[place] = unit
        if NOWHERE in (before, place):
            self._mustered = None
