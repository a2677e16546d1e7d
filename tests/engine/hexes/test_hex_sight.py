"""Line of sight: cases drawn by hand, then lines measured again with polygons and fractions."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright_engine.hexes.board import Board, Hex
from cardwright_engine.hexes.directions import opposite
from cardwright_engine.hexes.from_rows import battlelore, battlelore2
from cardwright_engine.hexes.sight import blockers, clear, crossed

BOARD = battlelore()
BOARDS = pytest.mark.parametrize("board", [BOARD, battlelore2()], ids=["battlelore", "battlelore2"])
boards = st.sampled_from([BOARD, battlelore2()])


def line(origin: str, goal: str) -> tuple[str, str]:
    found = crossed(BOARD, BOARD.hex(origin), BOARD.hex(goal))
    return (
        " ".join(map(BOARD.name, found.hexes)),
        " ".join(f"{BOARD.name(left)}|{BOARD.name(right)}" for left, right in found.sides),
    )


def sees(origin: str, goal: str, obstacles: str) -> bool:
    at = {BOARD.hex(name) for name in obstacles.split()}
    return clear(BOARD, BOARD.hex(origin), BOARD.hex(goal), at.__contains__)


def test_neighbours_have_nothing_between_them() -> None:
    """B6: the end hexes never block."""
    assert line("e5", "e6") == ("", "")
    assert line("e5", "e5") == ("", "")
    assert sees("e5", "e6", "e5 e6")


def test_along_a_row_every_hex_between_is_crossed() -> None:
    """B6: e5 f5 g5 h5."""
    assert line("e5", "h5") == ("f5 g5", "")
    assert not sees("e5", "h5", "g5")
    assert sees("e5", "h5", "e5 h5 i5 f6 f4")


def test_along_a_slope_every_hex_between_is_crossed() -> None:
    """B6: north-east all the way.

    row 4          f4
    row 3        f3
    row 2      e2
    row 1    e1
    """
    assert line("e1", "f4") == ("e2 f3", "")


def test_straight_up_runs_along_a_hexside() -> None:
    """B6: from e5 to e7 the line runs between d6 and e6.

    row 7       e7
    row 6    d6 | e6
    row 5       e5
    """
    assert line("e5", "e7") == ("", "d6|e6")
    assert line("e7", "e5") == ("", "e6|d6")
    assert sees("e5", "e7", "d6")
    assert sees("e5", "e7", "e6")
    assert not sees("e5", "e7", "d6 e6")


def test_further_up_hexsides_and_hexes_take_turns() -> None:
    """B6: each hexside is judged by itself.

    row 9       e9
    row 8    d8 | e8
    row 7       e7
    row 6    d6 | e6
    row 5       e5
    """
    assert line("e5", "e9") == ("e7", "d6|e6 d8|e8")
    assert sees("e5", "e9", "d6 e8")
    assert sees("e5", "e9", "d6 d8")
    assert not sees("e5", "e9", "e7")
    assert not sees("e5", "e9", "d8 e8")


def test_a_slanting_hexside() -> None:
    """B6: from e5 one row up and one and a half hexes to the right, the line runs between e6 and f5.

    row 6        e6 / f6
    row 5    e5   /  f5
    """
    assert line("e5", "f6") == ("", "e6|f5")
    assert line("e5", "c4") == ("", "d4|d5")
    assert sees("e5", "f6", "e6") and sees("e5", "f6", "f5")
    assert not sees("e5", "f6", "e6 f5")


def test_a_hexside_at_the_edge_of_the_board_never_blocks() -> None:
    """B6: left of a2 there is no hex, and no obstacle.

    row 3    a3
    row 2    | a2
    row 1    a1
    """
    assert line("a1", "a3") == ("", "")
    assert sees("a1", "a3", "a2")


def test_a_line_between_two_rows() -> None:
    """B6: from e5 five half hexes to the right and one row up.

    row 6      e6  f6  g6
    row 5    e5  f5  g5

    With a row 3 high and a hex from -2 to 2 the line climbs 0.6 each half hex. Over the right half of f5,
    whose upper edge falls from 2 to 1, it climbs from 1.2 to 1.8: it goes out there, straight into f6.
    Where e6 reaches lowest, at 1, the line is at 0.6, below it; where g5 rises from 1, it is at 1.8.
    """
    assert line("e5", "g6") == ("f5 f6", "")


def test_a_corner_alone_crosses_nothing() -> None:
    """B6: from e5 nine half hexes to the right and one row up.

    row 6      e6  f6  g6  h6  i6
    row 5    e5  f5  g5  h5

    The line climbs 1/3 each half hex. After three it is at 1, exactly the corner where f5, g5 and f6 meet;
    f6 rises from there faster than the line. After six it is at 2, the top of h5, where g6 and h6 meet too.
    """
    assert line("e5", "i6") == ("f5 g5 g6 h6", "")
    assert sees("e5", "i6", "f6 h5")


def test_blockers_are_named() -> None:
    """B6: what stands in the way, in order; the one side of a hexside alone is not in the way."""
    at = set(map(BOARD.hex, ("d6", "e7", "d8", "e8")))
    found = blockers(BOARD, BOARD.hex("e5"), BOARD.hex("e9"), at.__contains__)
    assert [BOARD.name(hex_) for hex_ in found] == ["e7", "d8", "e8"]
    assert blockers(BOARD, BOARD.hex("e5"), BOARD.hex("e6"), at.__contains__) == ()


# The second opinion: every hex as a polygon, every line clipped by it, in fractions.

Point = tuple[Fraction, Fraction]


@cache
def centre(board: Board, hex_: Hex) -> Point:
    """Place the centre by letter and number alone: a hex is 1 wide, a row 3/2 high."""
    name = board.name(hex_)
    row = int(name[1:])
    return Fraction(ord(name[0]) - ord("a")) + Fraction((row + 1) % 2, 2), Fraction(3 * row, 2)


@cache
def corners(board: Board, hex_: Hex) -> list[Point]:
    x, y = centre(board, hex_)
    half = Fraction(1, 2)
    return [
        (x + half, y - half),
        (x + half, y + half),
        (x, y + 1),
        (x - half, y + half),
        (x - half, y - half),
        (x, y - 1),
    ]


def clip(start: Point, end: Point, polygon: list[Point]) -> tuple[Fraction, Fraction, bool] | None:
    """Cut the line to the part in the closed polygon, and say whether it runs along a side there."""
    first, last, along = Fraction(0), Fraction(1), False
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        inside = (x2 - x1) * (start[1] - y1) - (y2 - y1) * (start[0] - x1)
        change = (x2 - x1) * (end[1] - start[1]) - (y2 - y1) * (end[0] - start[0])
        if change == 0:
            if inside < 0:
                return None
            along = along or inside == 0
        elif change > 0:
            first = max(first, -inside / change)
        else:
            last = min(last, -inside / change)
    return (first, last, along) if first < last else None


def measured(board: Board, origin: Hex, goal: Hex) -> tuple[list[Hex], set[frozenset[Hex]]]:
    start, end = centre(board, origin), centre(board, goal)
    inside: list[tuple[Fraction, Hex]] = []
    beside: dict[tuple[Fraction, Fraction], set[Hex]] = {}
    for hex_ in board.hexes:
        part = None if hex_ in (origin, goal) else clip(start, end, corners(board, hex_))
        if part is not None and part[2]:
            beside.setdefault(part[:2], set()).add(hex_)
        elif part is not None:
            inside.append((part[0], hex_))
    pairs = {frozenset(hexes) for hexes in beside.values() if len(hexes) == 2}
    return [hex_ for _, hex_ in sorted(inside)], pairs


@pytest.mark.parametrize("origin", ["a1", "g5", "k8"])
@BOARDS
def test_lines_from_a_hex_agree_with_polygons(board: Board, origin: str) -> None:
    start = board.hex(origin)
    for goal in board.hexes:
        if goal != start:
            found = crossed(board, start, goal)
            assert (list(found.hexes), as_sets(found.sides)) == measured(board, start, goal), board.name(goal)


@given(boards, st.data())
def test_any_line_agrees_with_polygons(board: Board, data: st.DataObject) -> None:
    origin, goal = (data.draw(st.sampled_from(board.hexes)) for _ in range(2))
    if origin != goal:
        found = crossed(board, origin, goal)
        assert (list(found.hexes), as_sets(found.sides)) == measured(board, origin, goal)


def as_sets(pairs: Iterable[tuple[Hex, Hex]]) -> set[frozenset[Hex]]:
    return {frozenset(pair) for pair in pairs}


@given(boards, st.data())
def test_the_way_back_is_the_way_there_reversed(board: Board, data: st.DataObject) -> None:
    origin, goal = (data.draw(st.sampled_from(board.hexes)) for _ in range(2))
    there, back = crossed(board, origin, goal), crossed(board, goal, origin)
    assert there.hexes == back.hexes[::-1]
    assert there.sides == tuple((left, right) for right, left in reversed(back.sides))


@given(boards, st.data())
def test_sight_is_mutual_and_the_ends_never_block(board: Board, data: st.DataObject) -> None:
    """B6."""
    origin, goal = (data.draw(st.sampled_from(board.hexes)) for _ in range(2))
    obstacles = data.draw(st.sets(st.sampled_from(board.hexes), max_size=40))
    seen = clear(board, origin, goal, obstacles.__contains__)
    assert seen == clear(board, goal, origin, obstacles.__contains__)
    assert seen == clear(board, origin, goal, (obstacles ^ {origin, goal}).__contains__)
    assert seen == (not blockers(board, origin, goal, obstacles.__contains__))


@given(boards, st.data())
def test_hexsides_lie_between_neighbours_left_and_right_of_the_line(
    board: Board, data: st.DataObject
) -> None:
    origin, goal = (data.draw(st.sampled_from(board.hexes)) for _ in range(2))
    for left, right in crossed(board, origin, goal).sides:
        to_the_right, to_the_left = board.direction(left, right), board.direction(right, left)
        assert to_the_right is not None and to_the_left == opposite(to_the_right)
        assert turn(board, origin, goal, left) > 0 > turn(board, origin, goal, right)


def turn(board: Board, origin: Hex, goal: Hex, third: Hex) -> Fraction:
    (x1, y1), (x2, y2), (x3, y3) = (centre(board, hex_) for hex_ in (origin, goal, third))
    return (x2 - x1) * (y3 - y1) - (y2 - y1) * (x3 - x1)
