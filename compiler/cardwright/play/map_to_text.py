"""A board of hexes as text, with the hexes in their places: rows are shifted as they are on the board.

Each hex tells its name and its ground, and under that the unit in it: `^` for the player who sits below
the map and `v` for him above, the sign of its kind, its figures, and a mark.

    :e5 www:     woods at e5, in them the lower player's unit of kind `Gf`, 4 figures, ordered
    :^Gf4! :

Section lines are drawn as `|`, other hexsides as `:`. Where a terminal is too narrow for that there are
no hexsides, and rows and columns are named at the edges.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from cardwright_engine.hexes.board import SECTIONS, Board, Hex
from cardwright_engine.scene import Look, Scene, Tile, Unit

_WAVE: Final = "_.-'-."  # the sides of hexes that lie on top of each other, from the lowest point
_WIDE, _NARROW = 6, 4  # columns of a hex
_MARGIN: Final = 3  # for the numbers of rows beside a narrow map
_BANNERS: Final = {"green": "32", "blue": "34", "red": "31"}
_LOOKS: Final[Mapping[Look, str]] = {
    "trees": "32",
    "height": "33",
    "water": "36",
    "ford": "36",
    "bridge": "33",
    "wall": "35",
    "house": "35",
    "landmark": "35",
}

_Cell = tuple[str, str]  # a character, and how it is coloured: "" or the numbers of an ANSI sequence


def map_width(board: Board) -> int:
    """How many columns the smallest map of a board takes."""
    return _MARGIN + _NARROW * board.widths[0]


class MapText:
    """One map of one scene. `turned`: seen from the edge of seat 1."""

    def __init__(self, scene: Scene, board: Board, *, width: int, turned: bool = False) -> None:
        self.board = board
        self.turned = turned
        self.wide = width > _WIDE * board.widths[0]
        self._tiles = {tile.hex: tile for tile in scene.tiles}
        self._units = {unit.hex: unit for unit in scene.units}
        self._cells: dict[tuple[int, int], _Cell] = {}
        (self._draw_wide if self.wide else self._draw_narrow)()

    def lines(self, *, color: bool) -> list[str]:
        """The map, line by line."""
        height = max(line for line, _ in self._cells) + 1
        return [self._line(number, color) for number in range(height)]

    def arrow(self, player: int) -> str:
        """The sign of a player's units: they look away from him."""
        return "v" if (player == 1) != self.turned else "^"

    # --- drawing -----------------------------------------------------------------------------

    def _draw_wide(self) -> None:
        lines = self._section_lines(_WIDE)
        self._write_sections(lines, _WIDE * self.board.widths[0], 0)
        for hex_ in self.board.hexes:
            left, row = self._spot(hex_, _WIDE // 2)
            top = 1 + 3 * row
            for line in (top, top + 3):
                for column in range(_WIDE + 1):
                    wave = column if line == top else column + _WIDE // 2
                    at_line = left + column in lines
                    self._put(line, left + column, "|" if at_line else _WAVE[wave % _WIDE], "2")
            for line in (top + 1, top + 2):
                for column in (left, left + _WIDE):
                    self._put(line, column, "|" if column in lines else ":", "2")
            tile = self._tiles[hex_]
            self._put(top + 1, left + 1, self.board.name(hex_), "2")
            self._put(top + 1, left + 3, _ground(tile), _LOOKS.get(tile.look, ""))
            if hex_ in self._units:
                self._put_unit(top + 2, left + 1, self._units[hex_])

    def _draw_narrow(self) -> None:
        lines = {_MARGIN + line for line in self._section_lines(_NARROW)}
        self._write_sections(lines, _MARGIN + _NARROW * self.board.widths[0], _MARGIN)
        height = len(self.board.widths)
        for hex_ in self.board.hexes:
            left, row = self._spot(hex_, _NARROW // 2)
            left, top = left + _MARGIN, 2 + 2 * row
            tile = self._tiles[hex_]
            name = self.board.name(hex_)
            if row in (0, height - 1):
                self._put(1 if row == 0 else 2 + 2 * height, left + 1, name[0], "2")
            self._put(top, 0, name[1:], "2")
            self._put(top, left, _ground(tile).replace(" ", "."), _LOOKS.get(tile.look, "2"))
            if hex_ in self._units:
                self._put_unit(top + 1, left, self._units[hex_])

    def _spot(self, hex_: Hex, half: int) -> tuple[int, int]:
        """The first column of a hex that takes `half` columns for half of its width, and its row from the
        top."""
        column, row = self.board.doubled[hex_]
        if self.turned:
            return (2 * (self.board.widths[0] - 1) - column) * half, row
        return column * half, len(self.board.widths) - 1 - row

    def _section_lines(self, width: int) -> set[int]:
        """The columns where sections end."""
        lines = self.board.section_lines
        return {(self.board.widths[0] - line if self.turned else line) * width for line in lines}

    def _write_sections(self, lines: set[int], width: int, margin: int) -> None:
        edges = [margin, *sorted(lines), width]
        for section, left, right in zip(SECTIONS, edges, edges[1:], strict=False):
            self._put(0, left + (right - left - len(section)) // 2, section, "2")

    def _put_unit(self, line: int, column: int, unit: Unit) -> None:
        style = _BANNERS.get(unit.color, "")
        style = ";".join(filter(None, ("1", style, "7" if self.arrow(unit.player) == "v" else "")))
        self._put(line, column, f"{self.arrow(unit.player)}{unit.sign}{unit.figures}{_mark(unit)}", style)

    def _put(self, line: int, column: int, text: str, style: str) -> None:
        for offset, character in enumerate(text):
            self._cells[line, column + offset] = (character, style)

    def _line(self, number: int, color: bool) -> str:
        width = 1 + max((column for line, column in self._cells if line == number), default=-1)
        cells = [self._cells.get((number, column), (" ", "")) for column in range(width)]
        if not color:
            return "".join(character for character, _ in cells).rstrip()
        return "".join(_styled(cells))


def _ground(tile: Tile) -> str:
    """The ground of a hex in three signs: nothing on open ground, a landmark in brackets, and a star where
    a flag stands."""
    if tile.look == "landmark":
        return f"[{tile.sign}]"
    if tile.look == "plain":
        return "  *" if tile.flag else "   "
    return tile.sign * 2 + ("*" if tile.flag else tile.sign)


def _mark(unit: Unit) -> str:
    """`!` for a unit that is ordered, `+` for whatever else is to be seen on it."""
    if "ordered" in unit.marks:
        return "!"
    return "+" if unit.marks else ""


def _styled(cells: list[_Cell]) -> Iterator[str]:
    now = ""
    for character, style in cells:
        if style != now:
            yield "\x1b[0m" if now else ""
            yield f"\x1b[{style}m" if style else ""
            now = style
        yield character
    yield "\x1b[0m" if now else ""
