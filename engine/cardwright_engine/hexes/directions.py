r"""The six ways out of a hex, as the player in seat 0 sees them: east is to the right, north is away.

       NW / \ NE
         |   |
       W |   | E
         |   |
       SW \ / SE

Coordinates are doubled: a step east is two columns, a step to the next row is one column and one row.
"""

from typing import Final, NewType

Direction = NewType("Direction", int)
"""One of the six hexsides, counted from the east against the clock."""

EAST: Final = Direction(0)
NORTH_EAST: Final = Direction(1)
NORTH_WEST: Final = Direction(2)
WEST: Final = Direction(3)
SOUTH_WEST: Final = Direction(4)
SOUTH_EAST: Final = Direction(5)

DIRECTIONS: Final = (EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST)
"""All six, so that `DIRECTIONS[n] == n`."""

NAMES: Final = ("east", "north-east", "north-west", "west", "south-west", "south-east")
"""The plain word for each direction."""

STEPS: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""The step of each direction in doubled coordinates."""


def opposite(direction: Direction) -> Direction:
    """Return the direction straight through the hex from `direction`."""
    return DIRECTIONS[(direction + 3) % 6]
