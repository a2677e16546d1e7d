"""The shape of the two boards, worked out by hand from the facts and from pictures of rows."""

import copy
import pickle
from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright_engine.hexes.board import Board, Hex
from cardwright_engine.hexes.directions import (
    DIRECTIONS,
    EAST,
    NAMES,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    opposite,
)
from cardwright_engine.hexes.from_rows import battlelore, battlelore2, board_from_rows

BOARDS = pytest.mark.parametrize("board", [battlelore(), battlelore2()], ids=["battlelore", "battlelore2"])
boards = st.sampled_from([battlelore(), battlelore2()])


def named(board: Board, hexes: tuple[Hex, ...]) -> str:
    return " ".join(board.name(hex_) for hex_ in hexes)


def walk(board: Board, origin: Hex) -> dict[Hex, int]:
    """Count steps from neighbour to neighbour, knowing no geometry."""
    found, queue = {origin: 0}, deque([origin])
    while queue:
        here = queue.popleft()
        for there in board.adjacent[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def test_the_first_edition_has_five_rows_of_13_and_four_of_12() -> None:
    board = battlelore()
    assert len(board.hexes) == 5 * 13 + 4 * 12
    assert [board.name(hex_) for hex_ in board.hexes][::12][:3] == ["a1", "m1", "l2"]
    assert board.name(Hex(len(board.hexes) - 1)) == "m9"
    assert "m2" not in board.by_name


def test_the_second_edition_has_five_rows_of_12_and_four_of_11() -> None:
    board = battlelore2()
    assert len(board.hexes) == 5 * 12 + 4 * 11
    assert "l9" in board.by_name and "l8" not in board.by_name


@pytest.mark.parametrize(
    ("middle", "around"),
    [
        # row 6      d6  e6
        # row 5    d5  e5  f5
        # row 4      d4  e4
        (
            "e5",
            {EAST: "f5", NORTH_EAST: "e6", NORTH_WEST: "d6", WEST: "d5", SOUTH_WEST: "d4", SOUTH_EAST: "e4"},
        ),
        # row 7      e7  f7
        # row 6    d6  e6  f6      a shifted row: its e stands between e and f of the rows beside it
        # row 5      e5  f5
        (
            "e6",
            {EAST: "f6", NORTH_EAST: "f7", NORTH_WEST: "e7", WEST: "d6", SOUTH_WEST: "e5", SOUTH_EAST: "f5"},
        ),
        # row 2      a2
        # row 1    a1  b1          the near left corner
        ("a1", {EAST: "b1", NORTH_EAST: "a2"}),
        # row 9    l9  m9          the far right corner
        # row 8      l8
        ("m9", {WEST: "l9", SOUTH_WEST: "l8"}),
        # row 3    l3  m3
        # row 2      l2            the end of a shifted row
        # row 1    l1  m1
        ("l2", {NORTH_EAST: "m3", NORTH_WEST: "l3", WEST: "k2", SOUTH_WEST: "l1", SOUTH_EAST: "m1"}),
    ],
)
def test_neighbours(middle: str, around: dict[int, str]) -> None:
    board = battlelore()
    hex_ = board.hex(middle)
    for direction in DIRECTIONS:
        expected = board.by_name.get(around.get(direction, ""))
        assert board.step(hex_, direction) == expected, NAMES[direction]
        if expected is not None:
            assert board.direction(hex_, expected) == direction


def test_hexes_two_apart_have_no_direction() -> None:
    board = battlelore()
    assert board.direction(board.hex("e5"), board.hex("e7")) is None
    assert board.direction(board.hex("e5"), board.hex("e5")) is None


@pytest.mark.parametrize(
    ("origin", "goal", "distance"),
    [
        ("e5", "e5", 0),
        ("e5", "e6", 1),
        ("e5", "e7", 2),  # straight up: two rows, two steps
        ("e5", "e9", 4),
        ("b2", "g2", 5),  # along the row
        ("b2", "h2", 6),
        ("a1", "b3", 2),  # a1, a2, b3: north-east twice
        ("a1", "c3", 3),  # the same and one to the east
        ("a1", "e9", 8),  # north-east all the way gains half a hex a row: four columns in eight rows
        ("a1", "m9", 16),  # eight rows gain four columns; eight more are walked
    ],
)
def test_range_counts_the_goal_and_not_the_origin(origin: str, goal: str, distance: int) -> None:
    """B5."""
    board = battlelore()
    assert board.distance(board.hex(origin), board.hex(goal)) == distance


def test_within_and_ring() -> None:
    """A corner sees less.

    row 3    a3  b3
    row 2      a2  b2
    row 1    a1  b1  c1
    """
    board = battlelore()
    corner = board.hex("a1")
    assert named(board, board.within(corner, 0)) == "a1"
    assert named(board, board.within(corner, 2)) == "a1 b1 a2 c1 b2 a3 b3"
    assert named(board, board.ring(corner, 2)) == "c1 b2 a3 b3"
    assert named(board, board.ring(corner, 0)) == "a1"
    assert len(board.within(corner, 99)) == len(board.hexes)
    assert board.ring(corner, 99) == ()
    assert board.within(corner, -1) == board.ring(corner, -1) == ()
    assert len(board.ring(board.hex("g5"), 3)) == 18


def test_sections_of_the_first_edition() -> None:
    """B3: 4, 5 and 4 hexes in a long row; a line divides one hex of each short row.

    row 2      a   b   c  (d)  e   f   g   h  (i)  j   k   l
    row 1    a   b   c   d | e   f   g   h   i | j   k   l   m
    """
    board = battlelore()
    near = {name: board.sections(board.hex(name), 0) for name in board.names}
    assert near["d1"] == ("left",) and near["e1"] == ("center",)
    assert near["i9"] == ("center",) and near["j9"] == ("right",)
    assert near["c2"] == ("left",) and near["e2"] == ("center",) and near["j2"] == ("right",)
    divided = {name: seen for name, seen in near.items() if len(seen) > 1}
    assert divided == {f"d{row}": ("left", "center") for row in (2, 4, 6, 8)} | {
        f"i{row}": ("center", "right") for row in (2, 4, 6, 8)
    }


def test_sections_of_the_second_edition() -> None:
    """B3: 4, 4 and 4 hexes in a long row.

    row 2      a   b   c  (d)  e   f   g  (h)  i   j   k
    row 1    a   b   c   d | e   f   g   h | i   j   k   l
    """
    board = battlelore2()
    assert [len(board.section(section, 0)) for section in ("left", "center", "right")] == [36, 40, 36]
    assert board.sections(board.hex("d2"), 0) == ("left", "center")
    assert board.sections(board.hex("h8"), 0) == ("center", "right")
    assert board.sections(board.hex("h1"), 0) == ("center",)
    assert board.sections(board.hex("i1"), 0) == ("right",)


@BOARDS
def test_the_other_player_sees_left_and_right_swapped(board: Board) -> None:
    """B4."""
    swapped = {"left": "right", "center": "center", "right": "left"}
    for hex_ in board.hexes:
        seen = [swapped[section] for section in board.sections(hex_, 0)]
        assert tuple(reversed(seen)) == board.sections(hex_, 1)
    assert board.section("left", 0) == board.section("right", 1)
    assert board.section("center", 0) == board.section("center", 1)


@BOARDS
def test_both_players_have_the_same_board(board: Board) -> None:
    """B4: turned half round, every hex falls on one that its player sees in the same sections."""
    for hex_, turned in zip(board.hexes, reversed(board.hexes), strict=True):
        assert board.sections(hex_, 0) == board.sections(turned, 1)


@BOARDS
def test_tables_agree_with_walking(board: Board) -> None:
    for origin in board.hexes:
        steps = walk(board, origin)
        assert list(board.distances[origin]) == [steps[goal] for goal in board.hexes]
        for reach in range(18):
            assert set(board.within(origin, reach)) == {goal for goal, far in steps.items() if far <= reach}
            assert set(board.ring(origin, reach)) == {goal for goal, far in steps.items() if far == reach}


@BOARDS
def test_every_way_out_is_a_way_back(board: Board) -> None:
    for hex_ in board.hexes:
        for direction in DIRECTIONS:
            there = board.step(hex_, direction)
            if there is not None:
                assert board.step(there, opposite(direction)) == hex_
        assert board.row(hex_) == int(board.name(hex_)[1:])
        assert board.hex(board.name(hex_)) == hex_


@given(boards, st.data())
def test_distance_is_a_metric(board: Board, data: st.DataObject) -> None:
    one, two, three = (data.draw(st.sampled_from(board.hexes)) for _ in range(3))
    assert (board.distance(one, two) == 0) == (one == two)
    assert board.distance(one, two) == board.distance(two, one)
    assert board.distance(one, three) <= board.distance(one, two) + board.distance(two, three)


@given(boards, st.data())
def test_axial_coordinates_measure_the_same_distance(board: Board, data: st.DataObject) -> None:
    one, two = (data.draw(st.sampled_from(board.hexes)) for _ in range(2))
    q, r = (there - here for here, there in zip(board.axial[one], board.axial[two], strict=True))
    assert board.distance(one, two) == max(abs(q), abs(r), abs(q + r))


def test_a_board_is_its_rows_and_lines() -> None:
    board = battlelore()
    assert board == pickle.loads(pickle.dumps(board)) == copy.deepcopy(board)
    assert hash(board) == hash(copy.deepcopy(board))
    assert board != battlelore2()


def test_rows_that_do_not_alternate_are_refused() -> None:
    with pytest.raises(ValueError, match="long and short in turn"):
        board_from_rows((5, 5, 5), (1, 3))
