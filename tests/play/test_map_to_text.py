"""The map in a terminal: every hex in its place, whoever looks and however wide it is."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cardwright.play.map_to_text import MapText, map_width
from cardwright.play.scene_to_text import scene_to_text
from cardwright_engine.hexes.board import Board
from cardwright_engine.hexes.from_rows import board_from_rows
from cardwright_engine.scene import Area, Fact, Lying, Scene, Tile, Unit
from play.seen_games import cards, scenarios, table_of

ON_BOARDS = [each for each in scenarios() if each[0] != "ring"]


def scene_of(game: str, scenario: str) -> Any:
    tabletop = table_of(game)
    return tabletop.scene(tabletop.new_game(cards(game), scenario), ())


@pytest.mark.parametrize(("game", "scenario"), ON_BOARDS)
@pytest.mark.parametrize("turned", [False, True])
def test_every_hex_is_named_once_with_its_unit_below(game: str, scenario: str, turned: bool) -> None:
    scene = scene_of(game, scenario)
    drawn = MapText(scene, scene.board, width=80, turned=turned)
    lines = drawn.lines(color=False)
    assert max(map(len, lines)) < 80
    places = {
        match[1]: (number, match.start(1))
        for number, line in enumerate(lines)
        for match in re.finditer(r"[:|]([a-m][1-9])(?=.{3}[:|])", line)
    }
    assert sorted(places) == sorted(scene.board.names)
    units = {scene.board.name(unit.hex): unit for unit in scene.units}
    for name, (line, column) in places.items():
        below = lines[line + 1][column : column + 5].strip()
        unit = units.get(name)
        assert below == ("" if unit is None else f"{drawn.arrow(unit.player)}{unit.sign}{unit.figures}")


def test_the_map_of_a_battle_is_the_map_of_its_scenario() -> None:
    """Row 9 of Two Ridges, which its card writes as `.C .K .. .A .B .X .R .X .B .A .. .K .C`: green and blue
    mounted units, archers, blue foot units, crossbows and the red unit, of 3 figures if mounted, else 4."""
    scene = scene_of("battlelore", "Two Ridges")
    lines = MapText(scene, scene.board, width=80).lines(color=False)
    assert lines[2] == ":a9   :b9   :c9   :d9   |e9   :f9   :g9   :h9   :i9   |j9   :k9   :l9   :m9   :"
    assert lines[3] == ":vGm3 :vBm3 :     :vGb4 |vBf4 :vBx4 :vRl4 :vBx4 :vBf4 |vGb4 :     :vBm3 :vGm3 :"
    assert lines[8] == ":a7   :b7   :c7   :d7hhh|e7hhh:f7   :g7   :h7   :i7hhh|j7hhh:k7   :l7   :m7   :"
    assert lines[11].startswith("   :a6   :b6www:c6   ")


def test_sections_are_named_as_the_one_below_sees_them() -> None:
    """Facts B4: left and right are the player's; sections of 4, 5 and 4 hexes are 24, 30, 24 columns."""
    scene = scene_of("battlelore", "Two Ridges")
    near, far = (
        MapText(scene, scene.board, width=80, turned=turned).lines(color=False) for turned in (False, True)
    )
    assert near[0].split() == far[0].split() == ["left", "center", "right"]
    assert far[2].startswith(":m1   :l1   :k1   :j1   |i1")
    assert near[2][24] == near[2][54] == "|" and near[2].count("|") == 2


def tiny(*, flag: bool = False) -> Scene:
    """Three rows of 3, 2 and 3 hexes with a forest at b2 and a unit of each player."""
    board = _board()
    return Scene(
        turn="Near's turn",
        step="move step",
        board=board,
        tiles=tuple(
            Tile(
                piece=10 + hex_,
                hex=hex_,
                ground="forest" if board.name(hex_) == "b2" else "open",
                sign="f" if board.name(hex_) == "b2" else ".",
                look="trees" if board.name(hex_) == "b2" else "plain",
                flag=flag and board.name(hex_) == "a1",
            )
            for hex_ in board.hexes
        ),
        units=(
            _unit(0, board, "a1", figures=3, marks=("ordered", "1 damage")),
            _unit(1, board, "b2", figures=2, marks=("stunned",)),
        ),
        facts=(Fact(title="lore", value="4", player=0), Fact(title="round", value="2")),
        areas=(
            Area(title="hand", player=0, cards=(Lying(piece=1, marks=("2 lore",)), Lying(piece=2))),
            Area(title="hand", player=1, hidden=3),
        ),
    )


def _board() -> Board:
    return board_from_rows((3, 2, 3), (1, 2))


def _unit(player: int, board: Board, place: str, *, figures: int, marks: tuple[str, ...]) -> Unit:
    return Unit(
        piece=100 + player,
        hex=board.hex(place),
        player=player,
        kind=("Guards", "Wolves")[player],
        sign=("Gu", "Wo")[player],
        color=("blue", "red")[player],
        figures=figures,
        full=3,
        marks=marks,
    )


WIDE = """\
left center right
_.-'-.|.-'-.|.-'-._
:a3   |b3   |c3   :
:     |     |     :
'-._.-|-._.-|-._.-'
   :a2   :b2fff:
   :     :vWo2+:
_.-'-.|.-'-.|.-'-._
:a1  *|b1   |c1   :
:^Gu3!|     |     :
'-._.-|-._.-|-._.-'"""

NARROW = """\
    a   b   c
3  ... ... ...

2    ... fff
         vWo2+
1  ..* ... ...
   ^Gu3!
    a   b   c"""


def test_a_wide_map() -> None:
    lines = MapText(tiny(flag=True), _board(), width=19).lines(color=False)
    assert lines[1:] == WIDE.splitlines()[1:]


def test_a_narrow_map() -> None:
    lines = MapText(tiny(flag=True), _board(), width=18).lines(color=False)
    assert lines[1:] == NARROW.splitlines()


def test_colours_are_there_when_they_are_wanted_and_change_nothing_else() -> None:
    drawn = MapText(tiny(flag=True), _board(), width=19)
    colored = drawn.lines(color=True)
    assert any("\x1b[1;34m^Gu3!\x1b[0m" in line for line in colored)
    plain = [re.sub(r"\x1b\[[0-9;]*m", "", line).rstrip() for line in colored]
    assert plain == drawn.lines(color=False)


def test_signs_are_explained_and_cards_listed() -> None:
    lines = scene_to_text(tiny(flag=True), ("Near", "Far"), {1: "Ace", 2: "King"}.__getitem__, width=80)
    assert lines[0] == "--- Near's turn, move step ---"
    assert lines[-6:] == [
        "^ Near   v Far   Gu Guards   Wo Wolves   f forest   * banner   ! ordered",
        "+ a1 1 damage   + b2 stunned",
        "On the table: round 2",
        "Near: lore 4",
        "  hand: Ace [2 lore], King",
        "Far: face down: hand 3",
    ]


def test_a_terminal_that_is_too_narrow_gets_a_list() -> None:
    width = map_width(_board())
    told = scene_to_text(tiny(), ("Near", "Far"), str, width=width - 1)
    assert f"the map needs {width} columns" in told
    assert "b2: Far, Wolves, 2" in "\n".join(told)
