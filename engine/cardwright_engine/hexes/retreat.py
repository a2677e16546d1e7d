"""Where a retreat leads: away from the attacker (second edition) or home (first edition).

Both functions tell the geometry only. Whether the hex can be entered is the business of the game's rules.
"""

from cardwright_engine.hexes.board import Board, Hex
from cardwright_engine.hexes.directions import (
    DIRECTIONS,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    Direction,
    opposite,
)

_CORNERS = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))
"""The corners of a hex in the plane of `sight`; hexside `d` runs from corner `d` to the next one."""


def away(board: Board, attacker: Hex, target: Hex) -> tuple[Direction, ...]:
    """Return the direction of a retreat from `attacker`, second edition (B12).

    It is opposite to the hexside through which the line of sight enters the target's hex: for an adjacent
    attacker, straight on. Where the line enters exactly at a corner both directions come back, in the order
    of `DIRECTIONS`. The step in such a direction may lead off the board (B13).
    """
    column, row = board.doubled[attacker]
    target_column, target_row = board.doubled[target]
    right, height = column - target_column, 3 * (row - target_row)
    entered = (
        side
        for side in DIRECTIONS
        if _turn(_CORNERS[side], (right, height)) >= 0
        and _turn((right, height), _CORNERS[(side + 1) % 6]) >= 0
    )
    return tuple(sorted(opposite(side) for side in entered))


def homeward(board: Board, hex_: Hex, seat: int) -> tuple[Hex, ...]:
    """Return the hexes of the next row toward the own edge of `seat`, first edition.

    There are two of them, west first; one at the end of a long row, and none in the row at the edge.
    """
    ways = (NORTH_WEST, NORTH_EAST) if seat else (SOUTH_WEST, SOUTH_EAST)
    steps = (board.neighbours[hex_][way] for way in ways)
    return tuple(step for step in steps if step is not None)


def _turn(first: tuple[int, int], second: tuple[int, int]) -> int:
    """Say whether `second` lies against the clock from `first` (positive), with it (negative), or in line."""
    return first[0] * second[1] - first[1] * second[0]
