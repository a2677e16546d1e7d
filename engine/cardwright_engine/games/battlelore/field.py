"""The battlefield: units, hexes, and how they stand to one another."""

from __future__ import annotations

from cardwright_engine.games.battlelore.pieces import (
    BOARD,
    FIRST_UNIT,
    HEXES,
    NOWHERE,
    board_hex,
    hex_piece,
    is_hex,
    is_unit,
)
from cardwright_engine.games.battlelore.purse import Purse
from cardwright_engine.games.battlelore.terrain import TERRAIN, Terrain
from cardwright_engine.games.battlelore.troops import FIGURES
from cardwright_engine.hexes.board import Hex


class Field(Purse):
    """The part of the game that knows where units stand."""

    # --- pieces ------------------------------------------------------------------------------

    def hexes(self) -> range:
        return HEXES

    def units(self) -> list[int]:
        """All units on the board, in the order in which they were set up."""
        place = self.state.place
        all_units = range(FIRST_UNIT, FIRST_UNIT + len(self.state.troops))
        return [unit for unit in all_units if place[unit] != NOWHERE]

    def units_of(self, player: int) -> list[int]:
        """A player's units on the board."""
        return [unit for unit in self.units() if self.controller(unit) == player]

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
        return self.state.troops[unit - FIRST_UNIT][1]

    def troop_type(self, unit: int) -> str:
        return self.state.troops[unit - FIRST_UNIT][2]

    def weapon(self, unit: int) -> str:
        return self.state.troops[unit - FIRST_UNIT][3]

    def race(self, unit: int) -> str:
        return self.state.troops[unit - FIRST_UNIT][4]

    def is_creature(self, unit: int) -> bool:
        return self.troop_type(unit) == "creature"

    def friendly(self, unit: int, player: int) -> bool:
        return self.controller(unit) == player

    def enemy(self, unit: int, player: int) -> bool:
        return self.controller(unit) != player

    def ordered(self, unit: int) -> bool:
        return self.state.ordered[unit] == 1

    def eliminated(self, unit: int) -> bool:
        return self.state.place[unit] == NOWHERE

    def carries_out(self, unit: int) -> int:
        """L8: what a unit has to do is decided by its own player."""
        return self.controller(unit)

    # --- hexes -------------------------------------------------------------------------------

    def terrain(self, place: int) -> str:
        return self.state.terrains[board_hex(place)]

    def land(self, place: int) -> Terrain:
        """The rules of a hex's terrain."""
        return TERRAIN[self.state.terrains[board_hex(place)]]

    def vacant(self, place: int) -> bool:
        return self.state.unit_on[place] == NOWHERE

    def passable(self, place: int) -> bool:
        """Whether the basic rules let a unit stand there."""
        return not self.land(place).impassable

    def open_to_enter(self, place: int) -> bool:
        """Whether a unit can stand there: vacant, and not impassable."""
        return self.vacant(place) and self.passable(place)

    def neighbours(self, place: int) -> list[int]:
        return [hex_piece(other) for other in BOARD.adjacent[board_hex(place)]]

    # --- relations ---------------------------------------------------------------------------

    def spot(self, piece: int) -> Hex:
        """The place on the board of a hex, or of the hex a unit stands on."""
        return board_hex(piece if is_hex(piece) else self.state.place[piece])

    def distance(self, piece: int, other: int) -> int:
        return BOARD.distance(self.spot(piece), self.spot(other))

    def adjacent(self, piece: int, other: int) -> bool:
        return self.distance(piece, other) == 1

    def within(self, piece: int, hexes: int, other: int) -> bool:
        return self.distance(piece, other) <= hexes

    def at(self, unit: int, place: int) -> bool:
        return self.state.place[unit] == place

    def in_section(self, piece: int, section: str, player: int) -> bool:
        """Sections as the player of the card sees them; a divided hex is in both."""
        return section in BOARD.sections(self.spot(piece), player)

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
