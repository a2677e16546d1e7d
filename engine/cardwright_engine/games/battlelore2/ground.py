"""The board: what is where, how far, in which section, and who sees whom."""

from __future__ import annotations

from cardwright_engine.abilities import CardGame
from cardwright_engine.games.battlelore2.pieces import BOARD, FIRST_CARD, HEXES, on_board
from cardwright_engine.games.battlelore2.state import BattleState
from cardwright_engine.games.battlelore2.terrain import TABLE, TERRAINS, Terrain
from cardwright_engine.hexes.board import SECTIONS, Hex
from cardwright_engine.hexes.sight import clear


class Ground(CardGame[BattleState]):
    """Questions about hexes, answered for a unit by the hex in which it stands."""

    def hexes(self) -> tuple[int, ...]:
        return HEXES

    def sections(self) -> tuple[str, ...]:
        return SECTIONS

    def spot(self, piece: int) -> int:
        """The hex of a unit, or the hex itself; -1 for a unit that is not on the board."""
        return self.state.place[piece] if piece >= FIRST_CARD else piece

    def at(self, piece: int, hex_: int) -> bool:
        return self.spot(piece) == hex_

    def vacant(self, hex_: int) -> bool:
        return self.state.occupant[hex_] < 0

    def banner(self, hex_: int) -> bool:
        return self.state.banners[hex_] > 0

    def terrain(self, hex_: int) -> str:
        return TERRAINS[self.state.terrain[hex_]]

    def ground(self, piece: int) -> Terrain:
        """What the terrain does where a piece is."""
        return TABLE[self.state.terrain[self.spot(piece)]]

    # --- distances ---------------------------------------------------------------------------

    def distance(self, origin: int, goal: int) -> int:
        """B5: the attacker's hex is not counted, the target's is. A unit that has left is far away."""
        here, there = self.spot(origin), self.spot(goal)
        return BOARD.distance(on_board(here), on_board(there)) if here >= 0 and there >= 0 else len(HEXES)

    def adjacent(self, piece: int, other: int) -> bool:
        return self.distance(piece, other) == 1

    def within(self, piece: int, hexes: int, other: int) -> bool:
        return self.distance(piece, other) <= hexes

    # --- sight -------------------------------------------------------------------------------

    def sees(self, unit: int, other: int) -> bool:
        """B6: the line from centre to centre crosses no hex with another unit or blocking terrain; the
        hexes at its ends never block. A unit on a hill sees over units, not over terrain."""
        over_units = self.ground(unit).over_units

        def blocks(hex_: Hex) -> bool:
            piece = HEXES[hex_]
            return self.ground(piece).blocks_sight or not (over_units or self.vacant(piece))

        return clear(BOARD, on_board(self.spot(unit)), on_board(self.spot(other)), blocks)

    # --- sections ----------------------------------------------------------------------------

    def seat(self, player: int) -> int:
        """B4: left and right are seen from the player of the card, who sits at his own edge."""
        return player

    def sections_of(self, piece: int, player: int) -> tuple[str, ...]:
        """B3: a hex that a section line divides belongs to both sections."""
        return BOARD.sections(on_board(self.spot(piece)), self.seat(player))

    def in_section(self, piece: int, section: str, player: int) -> bool:
        return self.spot(piece) >= 0 and section in self.sections_of(piece, player)
