"""Build a board from the lengths of its rows, with every table an effect or a bot looks things up in.

Section lines are straight and run from the near edge to the far edge. A line stands between two hexes of
each long row and through the middle of one hex of each short row:

    row 2      a   b   c  (d)  e        (d) is divided: it belongs to both sections (B3)
    row 1    a   b   c   d | e   f
"""

from collections.abc import Sequence
from functools import cache
from itertools import groupby

from cardwright_engine.hexes.board import SECTIONS, Board, Hex, Section
from cardwright_engine.hexes.directions import DIRECTIONS, STEPS


def battlelore() -> Board:
    """Return the board of the first edition: 9 rows of 13 and 12 hexes, sections of 4, 5 and 4."""
    return board_from_rows((13, 12, 13, 12, 13, 12, 13, 12, 13), (4, 9))


def battlelore2() -> Board:
    """Return the board of the second edition: 9 rows of 12 and 11 hexes, sections of 4, 4 and 4."""
    return board_from_rows((12, 11, 12, 11, 12, 11, 12, 11, 12), (4, 8))


@cache
def board_from_rows(widths: tuple[int, ...], section_lines: tuple[int, int]) -> Board:
    """Build the board with these rows, long and short in turn from a long one, and these section lines."""
    if any(width != widths[0] - row % 2 for row, width in enumerate(widths)) or not 2 <= widths[0] <= 26:
        raise ValueError(f"rows must be long and short in turn, of at most 26 hexes: {widths}")
    doubled = tuple(
        (2 * column + row % 2, row) for row, width in enumerate(widths) for column in range(width)
    )
    hexes = tuple(Hex(number) for number in range(len(doubled)))
    names = tuple(f"{chr(ord('a') + column // 2)}{row + 1}" for column, row in doubled)
    by_doubled = dict(zip(doubled, hexes, strict=True))
    neighbours = tuple(
        tuple(by_doubled.get((column + right, row + up)) for right, up in STEPS) for column, row in doubled
    )
    distances = tuple(bytes(_distance(origin, goal) for goal in doubled) for origin in doubled)
    nearest = tuple(tuple(sorted(hexes, key=far.__getitem__)) for far in distances)
    seen = _seen_sections(doubled, widths[0], section_lines)
    return Board(
        widths=widths,
        section_lines=section_lines,
        names=names,
        by_name=dict(zip(names, hexes, strict=True)),
        doubled=doubled,
        by_doubled=by_doubled,
        axial=tuple(((column - row) // 2, row) for column, row in doubled),
        neighbours=neighbours,
        adjacent=tuple(tuple(hex_ for hex_ in around if hex_ is not None) for around in neighbours),
        bearings={
            (origin, goal): direction
            for origin in hexes
            for direction, goal in zip(DIRECTIONS, neighbours[origin], strict=True)
            if goal is not None
        },
        distances=distances,
        nearest=nearest,
        reach=tuple(_reach(far) for far in distances),
        seen_sections=seen,
        section_hexes=tuple(
            {section: tuple(hex_ for hex_ in hexes if section in of_hex[hex_]) for section in SECTIONS}
            for of_hex in seen
        ),
    )


def _distance(origin: tuple[int, int], goal: tuple[int, int]) -> int:
    """Count the steps between two places: each change of row is also half a hex to the side."""
    across, rows = abs(origin[0] - goal[0]), abs(origin[1] - goal[1])
    return rows + max(0, across - rows) // 2


def _reach(distances: bytes) -> tuple[int, ...]:
    """Count the hexes within 0, 1, 2 .. of the hex that has these distances."""
    total = 0
    return tuple(total := total + len(tuple(ring)) for _, ring in groupby(sorted(distances)))


def _seen_sections(
    doubled: Sequence[tuple[int, int]], width: int, section_lines: tuple[int, int]
) -> tuple[tuple[tuple[Section, ...], ...], ...]:
    """Say for both seats in which sections each hex lies; it reaches one column to either side (B3, B4)."""
    left_line, right_line = (2 * line - 1 for line in section_lines)
    last = 2 * (width - 1)

    def sections(column: int, left_line: int, right_line: int) -> tuple[Section, ...]:
        lies_in = (column - 1 < left_line, left_line - 1 < column < right_line + 1, right_line < column + 1)
        return tuple(section for section, lies in zip(SECTIONS, lies_in, strict=True) if lies)

    near = tuple(sections(column, left_line, right_line) for column, _ in doubled)
    far = tuple(sections(last - column, last - right_line, last - left_line) for column, _ in doubled)
    return near, far
