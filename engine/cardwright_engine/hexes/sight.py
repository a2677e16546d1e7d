"""Who sees whom: the straight line from centre to centre, and what stands in its way (B6).

All arithmetic is exact. The plane is stretched upwards until every corner has whole coordinates, which
changes neither what is straight nor what crosses what. A hex with its centre at (0, 0):

              (0, 2)
      (-1, 1)       (1, 1)        next row: centres at (-1, 3) and (1, 3)
      (-1,-1)       (1,-1)        same row: centres at (-2, 0) and (2, 0)
              (0,-2)

A line that only touches a corner, or runs along a hexside, crosses no hex by that. Along a hexside it is
blocked by two obstacles, one on each side; the edge of the board is no obstacle.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from cardwright_engine.hexes.board import Board, Hex
from cardwright_engine.hexes.directions import STEPS

_Place: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Line:
    """What lies between two hexes, in the order from the first to the second; the end hexes are left out."""

    hexes: tuple[Hex, ...]
    """The hexes whose inside the line crosses."""
    sides: tuple[tuple[Hex, Hex], ...]
    """The hexes left and right of each hexside along which the line runs.

    A hexside at the edge of the board has one hex only, so it can never block and is not listed.
    """


def clear(board: Board, origin: Hex, goal: Hex, blocked: Callable[[Hex], bool]) -> bool:
    """Say whether the line of sight is free, where `blocked` tells whether a hex is an obstacle (B6)."""
    line = crossed(board, origin, goal)
    for hex_ in line.hexes:
        if blocked(hex_):
            return False
    return not (line.sides and any(blocked(left) and blocked(right) for left, right in line.sides))


def blockers(board: Board, origin: Hex, goal: Hex, blocked: Callable[[Hex], bool]) -> tuple[Hex, ...]:
    """Return the obstacles that block the line of sight, empty when it is free (B6)."""
    line = crossed(board, origin, goal)
    alone = [hex_ for hex_ in line.hexes if blocked(hex_)]
    in_pairs = [hex_ for pair in line.sides if blocked(pair[0]) and blocked(pair[1]) for hex_ in pair]
    return (*alone, *in_pairs)


@cache
def crossed(board: Board, origin: Hex, goal: Hex) -> Line:
    """Return what the straight line between two hexes crosses and runs along (B6)."""
    column, row = board.doubled[origin]
    goal_column, goal_row = board.doubled[goal]
    hexes, sides = _offsets(goal_column - column, goal_row - row)

    def at(offset: _Place) -> Hex | None:
        return board.by_doubled.get((column + offset[0], row + offset[1]))

    pairs = ((at(left), at(right)) for left, right in sides)
    return Line(
        hexes=tuple(hex_ for hex_ in map(at, hexes) if hex_ is not None),
        sides=tuple((left, right) for left, right in pairs if left is not None and right is not None),
    )


@cache
def _offsets(across: int, up: int) -> tuple[tuple[_Place, ...], tuple[tuple[_Place, _Place], ...]]:
    """Find the hexes and hexsides on the way from (0, 0) to this place, all in doubled coordinates."""
    places = [
        (column, row)
        for row in range(min(0, up), max(0, up) + 1)
        for column in range(min(0, across) - 2, max(0, across) + 3)
        if (column + row) % 2 == 0
    ]
    hexes = [place for place in places if place not in ((0, 0), (across, up)) and _crosses(across, up, place)]
    sides = [
        (left, right)
        for left in places
        for right in ((left[0] + step[0], left[1] + step[1]) for step in STEPS)
        if _runs_between(across, up, left, right)
    ]

    def along(place: _Place) -> int:
        return across * place[0] + 3 * up * place[1]

    hexes.sort(key=along)
    sides.sort(key=lambda pair: along(pair[0]))
    return tuple(hexes), tuple(sides)


def _crosses(across: int, up: int, place: _Place) -> bool:
    """Say whether the line crosses the inside of the hex at `place`.

    Two convex figures miss each other exactly when they do so seen along one of their own edges: the line's,
    or one of the hex's three pairs of sides. Seen so, the hex is an open interval around its centre.
    """
    x, y, right, height = place[0], 3 * place[1], across, 3 * up
    side_of_centre = right * y - height * x
    half_width = max(abs(right - height), abs(right + height), 2 * abs(right))
    if abs(side_of_centre) >= half_width:
        return False
    for centre, end, half in ((x, right, 1), (x + y, right + height, 2), (x - y, right - height, 2)):
        if centre + half <= min(0, end) or centre - half >= max(0, end):
            return False
    return True


def _runs_between(across: int, up: int, left: _Place, right: _Place) -> bool:
    """Say whether the line runs along the hexside between two neighbours, the first one on its left."""
    over, rise = right[0] - left[0], right[1] - left[1]
    # A product in real measures counts rows three times; a hexside is square to the way from hex to hex.
    if across * over + 3 * up * rise != 0 or across * rise - up * over >= 0:
        return False
    middle = (left[0] + right[0], left[1] + right[1])
    if across * middle[1] != up * middle[0]:
        return False
    return 0 < across * middle[0] + 3 * up * middle[1] < 2 * (across * across + 3 * up * up)
