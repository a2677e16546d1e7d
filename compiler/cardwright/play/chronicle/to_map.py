"""The map of a chapter, measured for drawing: where each hex, unit and arrow stands.

A hex is 60 wide and its rows are 52 apart; north is up, and the player of seat 0 sits below.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import isqrt
from typing import Final

from cardwright.play.chronicle.nodes import Chapter
from cardwright_engine.hexes.board import Board, Hex
from cardwright_engine.scene import Scene, Tile, Unit

HALF: Final = 30  # of the width of a hex
ROW: Final = 52
_MARGIN: Final = 22
_SHORTER: Final = 15  # an arrow ends so far before the middle of its hex
_BESIDE: Final = 7  # an attack is drawn so far beside the middle


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    x: int
    y: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnTile:
    at: Point
    name: str
    tile: Tile


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnUnit:
    """`lost` is how many figures are missing; `gone` marks one that was eliminated in the chapter."""

    at: Point
    unit: Unit
    lost: int
    title: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnArrow:
    shows: str
    start: Point
    end: Point


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """The board without what stands on it, drawn once for all chapters in which it is the same."""

    id: str
    width: int
    height: int
    tiles: tuple[DrawnTile, ...]
    lines: tuple[int, ...]  # the columns of the section lines


@dataclass(frozen=True, slots=True, kw_only=True)
class Map:
    ground: Ground
    units: tuple[DrawnUnit, ...]
    fallen: tuple[Point, ...]  # where units were that are gone
    arrows: tuple[DrawnArrow, ...]


class Grounds:
    """The grounds of a chronicle: a landmark may be built in the middle of a game."""

    def __init__(self) -> None:
        self._known: dict[tuple[Tile, ...], Ground] = {}

    def all(self) -> tuple[Ground, ...]:
        """Every ground that a map was made of."""
        return tuple(self._known.values())

    def map_of(self, chapter: Chapter, players: tuple[str, ...]) -> Map | None:
        """The map of a chapter, None where there is no board."""
        scene = chapter.after
        board = scene.board
        if board is None:
            return None
        left = {unit.piece for unit in scene.units}
        fallen = (unit.hex for unit in chapter.before.units if unit.piece not in left)
        return Map(
            ground=self._ground(scene, board),
            units=tuple(_units(scene.units, board, players)),
            fallen=tuple(place(board, hex_) for hex_ in fallen),
            arrows=tuple(_arrows(chapter, board)),
        )

    def _ground(self, scene: Scene, board: Board) -> Ground:
        if scene.tiles not in self._known:
            width = 2 * HALF * board.widths[0]
            self._known[scene.tiles] = Ground(
                id=f"ground-{len(self._known) + 1}",
                width=width + 2 * _MARGIN,
                height=ROW * (len(board.widths) - 1) + 70 + 2 * _MARGIN,
                tiles=tuple(
                    DrawnTile(at=place(board, tile.hex), name=board.name(tile.hex), tile=tile)
                    for tile in scene.tiles
                ),
                lines=tuple(_MARGIN + 2 * HALF * line for line in board.section_lines),
            )
        return self._known[scene.tiles]


def place(board: Board, hex_: Hex) -> Point:
    """The middle of a hex."""
    column, row = board.doubled[hex_]
    return Point(x=_MARGIN + HALF + HALF * column, y=_MARGIN + 35 + ROW * (len(board.widths) - 1 - row))


def _units(units: Iterable[Unit], board: Board, players: tuple[str, ...]) -> Iterator[DrawnUnit]:
    for unit in units:
        told = [f"{players[unit.player]}: {unit.kind}", board.name(unit.hex)]
        told.append(f"{unit.figures} of {unit.full} figures")
        yield DrawnUnit(
            at=place(board, unit.hex),
            unit=unit,
            lost=max(unit.full - unit.figures, 0),
            title=", ".join((*told, *unit.marks)),
        )


def _arrows(chapter: Chapter, board: Board) -> Iterator[DrawnArrow]:
    """What moved and who was attacked, each once; attacks lie a little beside, as who wins often follows."""
    drawn = dict.fromkeys(told.drawn for told in chapter.told if told.drawn is not None)
    for each in drawn:
        start, end = place(board, each.start), place(board, each.end)
        if start != end:
            beside = _BESIDE if each.shows == "attack" else 0
            yield DrawnArrow(
                shows=each.shows,
                start=_moved(start, start, end, along=0, beside=beside),
                end=_moved(end, start, end, along=-_SHORTER, beside=beside),
            )


def _moved(point: Point, start: Point, end: Point, *, along: int, beside: int) -> Point:
    """A point moved so far along the way from start to end, and so far to its side."""
    across, down = end.x - start.x, end.y - start.y
    length = max(isqrt(across * across + down * down), 1)
    return Point(
        x=point.x + (across * along - down * beside) // length,
        y=point.y + (down * along + across * beside) // length,
    )
