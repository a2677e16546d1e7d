"""How the pieces of a game are numbered: two players, the hexes of the board, then cards and units."""

from __future__ import annotations

from typing import Final

from cardwright_engine.hexes.board import Hex
from cardwright_engine.hexes.from_rows import battlelore2

BOARD: Final = battlelore2()
PLAYERS: Final = (0, 1)
FIRST_HEX: Final = len(PLAYERS)
FIRST_CARD: Final = FIRST_HEX + len(BOARD.hexes)
HEXES: Final = tuple(range(FIRST_HEX, FIRST_CARD))


def is_player(piece: int) -> bool:
    return 0 <= piece < FIRST_HEX


def is_hex(piece: int) -> bool:
    return FIRST_HEX <= piece < FIRST_CARD


def on_board(piece: int) -> Hex:
    """The place of a hex piece in the tables of the board."""
    return Hex(piece - FIRST_HEX)


def as_piece(place: Hex) -> int:
    """The piece number of a place of the board."""
    return place + FIRST_HEX


def hex_named(name: str) -> int:
    """The piece number of a hex; a name that is not on the board is a KeyError."""
    return as_piece(BOARD.hex(name))


def name_of(hex_: int) -> str:
    """What players call a hex piece."""
    return BOARD.name(on_board(hex_))
