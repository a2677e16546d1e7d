"""Retreats: the direction away from an attacker, and the way home."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright_engine.hexes.board import Board, Hex
from cardwright_engine.hexes.directions import NAMES, opposite
from cardwright_engine.hexes.from_rows import battlelore, battlelore2
from cardwright_engine.hexes.retreat import away, homeward
from cardwright_engine.hexes.sight import crossed

BOARD = battlelore2()
boards = st.sampled_from([battlelore(), BOARD])


def hexes_away(attacker: str, target: str) -> str:
    steps = (
        BOARD.step(BOARD.hex(target), way) for way in away(BOARD, BOARD.hex(attacker), BOARD.hex(target))
    )
    return " ".join("off" if step is None else BOARD.name(step) for step in steps)


@pytest.mark.parametrize(
    ("attacker", "expected"),
    [("f5", "d5"), ("e6", "d4"), ("d6", "e4"), ("d5", "f5"), ("d4", "e6"), ("e4", "d6")],
)
def test_an_adjacent_attacker_drives_straight_on(attacker: str, expected: str) -> None:
    """B12, target e5.

    row 6      d6  e6
    row 5    d5  e5  f5
    row 4      d4  e4
    """
    assert hexes_away(attacker, "e5") == expected


@pytest.mark.parametrize(
    ("attacker", "expected"),
    [
        ("h5", "d5"),  # along the row, through the east side
        ("f7", "d4"),  # along the slope f7 e6 e5, through the north-east side
        ("g6", "d5"),  # comes through f6 and f5 (see the sight tests), so through the east side
        ("e8", "d4"),  # half a hex to the right, three rows up: just right of the top corner
        ("d8", "e4"),  # just left of it
    ],
)
def test_a_ranged_attacker_drives_away_from_the_side_the_line_enters(attacker: str, expected: str) -> None:
    """B12, target e5.

    row 8      d8  e8
    row 7            f7
    row 6      d6  e6  f6  g6
    row 5    d5  e5  f5      h5
    row 4      d4  e4
    """
    assert hexes_away(attacker, "e5") == expected


@pytest.mark.parametrize(
    ("attacker", "expected"),
    [
        ("e7", "d4 e4"),  # straight above: between north-west and north-east
        ("e9", "d4 e4"),
        ("e3", "e6 d6"),  # straight below
        ("f6", "d5 d4"),  # along the hexside between e6 and f5: the corner between north-east and east
        ("h7", "d5 d4"),  # the same line, twice as far
        ("c6", "f5 e4"),  # the corner between north-west and west
    ],
)
def test_a_line_through_a_corner_leaves_two_ways(attacker: str, expected: str) -> None:
    """B12: the rules do not say which, so both come back.

    row 7       e7
    row 6    d6 | e6 / f6
    row 5       e5
    """
    assert sorted(hexes_away(attacker, "e5").split()) == sorted(expected.split())


def test_a_retreat_may_lead_off_the_board() -> None:
    """B13: the step is None, and the rules make damage of it."""
    assert hexes_away("a2", "a1") == "off"
    assert hexes_away("b1", "a1") == "off"


@given(boards, st.data())
def test_the_side_entered_is_that_of_the_last_hex_crossed(board: Board, data: st.DataObject) -> None:
    """B12: found again by way of the line of sight."""
    attacker, target = (data.draw(st.sampled_from(board.hexes)) for _ in range(2))
    if attacker == target:
        return
    line = crossed(board, attacker, target)
    touching = [hex_ for hex_ in (attacker, *line.hexes) if board.distance(hex_, target) == 1]
    ways = away(board, attacker, target)
    if len(ways) == 1:
        entered = board.direction(target, touching[-1])
        assert entered is not None and ways == (opposite(entered),), NAMES[ways[0]]
    else:
        assert len(ways) == 2 and not touching
        assert (ways[1] - ways[0]) in (1, 5)


@given(boards, st.data())
def test_away_is_further_away(board: Board, data: st.DataObject) -> None:
    """B12."""
    attacker, target = (data.draw(st.sampled_from(board.hexes)) for _ in range(2))
    for way in away(board, attacker, target) if attacker != target else ():
        step = board.step(target, way)
        assert step is None or board.distance(attacker, step) == board.distance(attacker, target) + 1


@pytest.mark.parametrize(
    ("origin", "seat", "expected"),
    [
        ("e5", 0, "d4 e4"),
        ("e5", 1, "d6 e6"),
        ("e6", 0, "e5 f5"),
        ("a5", 0, "a4"),  # left end of a long row
        ("m5", 1, "l6"),  # right end of a long row
        ("a4", 0, "a3 b3"),
        ("e1", 0, ""),  # nothing is left of the board
        ("e1", 1, "d2 e2"),
        ("e9", 1, ""),
    ],
)
def test_home_is_the_next_row_toward_the_own_edge(origin: str, seat: int, expected: str) -> None:
    """First edition: a flag drives a unit toward its own side.

    row 6      d6  e6
    row 5    d5  e5  f5
    row 4      d4  e4
    """
    board = battlelore()
    assert " ".join(map(board.name, homeward(board, board.hex(origin), seat))) == expected


@given(boards, st.data(), st.sampled_from([0, 1]))
def test_going_home_is_the_same_for_both_players(board: Board, data: st.DataObject, seat: int) -> None:
    """Turned half round, the way home of one seat is that of the other."""

    def turned(hex_: Hex) -> Hex:
        return Hex(len(board.hexes) - 1 - hex_)

    hex_ = data.draw(st.sampled_from(board.hexes))
    other = homeward(board, turned(hex_), 1 - seat)
    assert homeward(board, hex_, seat) == tuple(turned(step) for step in reversed(other))
