"""A board of hexes: named places, what lies next to what, how far apart, and in which section.

Rows run from left to right and are numbered from the near edge of seat 0; every second row is shorter
and shifted half a hex to the right. A hex is called by column letter and row number.

    row 3    a3  b3  c3
    row 2      a2  b2
    row 1    a1  b1  c1      seat 0 sits here, seat 1 at the far edge
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NewType

from cardwright_engine.hexes.directions import Direction

Hex = NewType("Hex", int)
"""The place of a hex in the tables of its board: a1 is 0, then along the row, then the next row."""

Section = Literal["left", "center", "right"]
"""A third of the board, as one of the players sees it (B4)."""

SECTIONS: Final[tuple[Section, ...]] = ("left", "center", "right")
"""The sections in the order in which a player sees them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A board; two boards are equal when they have the same rows and section lines."""

    widths: tuple[int, ...]
    """How many hexes each row has, from row 1."""
    section_lines: tuple[int, int]
    """How many whole hexes of a long row lie to the left of each section line, seen from seat 0."""
    names: tuple[str, ...] = field(compare=False, repr=False)
    """The name of each hex."""
    by_name: Mapping[str, Hex] = field(compare=False, repr=False)
    """The hex of each name."""
    doubled: tuple[tuple[int, int], ...] = field(compare=False, repr=False)
    """Column and row of each hex in doubled coordinates: a1 is (0, 0), b1 (2, 0), a2 (1, 1)."""
    by_doubled: Mapping[tuple[int, int], Hex] = field(compare=False, repr=False)
    """The hex at each pair of doubled coordinates."""
    axial: tuple[tuple[int, int], ...] = field(compare=False, repr=False)
    """Axial coordinates (q, r) of each hex: q grows to the east, r to the north-east."""
    neighbours: tuple[tuple[Hex | None, ...], ...] = field(compare=False, repr=False)
    """The neighbour of each hex in each direction; None where the board ends."""
    adjacent: tuple[tuple[Hex, ...], ...] = field(compare=False, repr=False)
    """The neighbours of each hex that exist, in the order of the directions."""
    bearings: Mapping[tuple[Hex, Hex], Direction] = field(compare=False, repr=False)
    """The direction from the first of two adjacent hexes to the second."""
    distances: tuple[bytes, ...] = field(compare=False, repr=False)
    """The distance from each hex to each other."""
    nearest: tuple[tuple[Hex, ...], ...] = field(compare=False, repr=False)
    """All hexes as seen from each: the hex itself, then by distance, equally far ones in board order."""
    reach: tuple[tuple[int, ...], ...] = field(compare=False, repr=False)
    """How many of `nearest` lie within 0, 1, 2 .. hexes of each hex."""
    seen_sections: tuple[tuple[tuple[Section, ...], ...], ...] = field(compare=False, repr=False)
    """The sections of each hex, by seat."""
    section_hexes: tuple[Mapping[Section, tuple[Hex, ...]], ...] = field(compare=False, repr=False)
    """The hexes of each section, by seat."""

    @property
    def hexes(self) -> tuple[Hex, ...]:
        """Return every hex in board order."""
        return tuple(self.by_name.values())

    def name(self, hex_: Hex) -> str:
        """Return what players call this hex."""
        return self.names[hex_]

    def hex(self, name: str) -> Hex:
        """Return the hex called `name`; a name that is not on the board is a KeyError (see `by_name`)."""
        return self.by_name[name]

    def row(self, hex_: Hex) -> int:
        """Return the number of the row, 1 at the near edge of seat 0."""
        return self.doubled[hex_][1] + 1

    def step(self, hex_: Hex, direction: Direction) -> Hex | None:
        """Return the neighbour in this direction, or None where the board ends."""
        return self.neighbours[hex_][direction]

    def direction(self, origin: Hex, goal: Hex) -> Direction | None:
        """Return the direction to an adjacent hex, or None when the two are not adjacent."""
        return self.bearings.get((origin, goal))

    def distance(self, origin: Hex, goal: Hex) -> int:
        """Return the range: the origin's hex is not counted, the goal's is (B5)."""
        return self.distances[origin][goal]

    def within(self, hex_: Hex, reach: int) -> tuple[Hex, ...]:
        """Return the hexes at most `reach` away, nearest first, the hex itself included."""
        if reach < 0:
            return ()
        counts = self.reach[hex_]
        return self.nearest[hex_][: counts[min(reach, len(counts) - 1)]]

    def ring(self, hex_: Hex, radius: int) -> tuple[Hex, ...]:
        """Return the hexes exactly `radius` away, in board order."""
        return self.within(hex_, radius)[len(self.within(hex_, radius - 1)) :]

    def sections(self, hex_: Hex, seat: int) -> tuple[Section, ...]:
        """Return the sections of a hex as the player in `seat` sees them (B4).

        A hex divided by a section line belongs to both (B3).
        """
        return self.seen_sections[seat][hex_]

    def section(self, section: Section, seat: int) -> tuple[Hex, ...]:
        """Return the hexes of a section as the player in `seat` sees it, divided ones included (B3, B4)."""
        return self.section_hexes[seat][section]
