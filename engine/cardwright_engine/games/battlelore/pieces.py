"""Which whole number stands for which piece.

Players come first, then hexes, the seats of both War Councils, units, and at last cards, of which
there may be any number. The first three are the same in every game.
"""

from typing import Final

from cardwright_engine.games.battlelore.nouns import CLASSES
from cardwright_engine.hexes.board import Hex
from cardwright_engine.hexes.from_rows import battlelore

PLAYERS: Final = (0, 1)
BOARD: Final = battlelore()
NOBODY: Final = -1
NOWHERE: Final = -1

FIRST_HEX: Final = 2
FIRST_SEAT: Final = FIRST_HEX + len(BOARD.hexes)
OFFICES: Final = ("Commander", *CLASSES)
FIRST_UNIT: Final = FIRST_SEAT + 2 * len(OFFICES)
MOST_UNITS: Final = 60
FIRST_CARD: Final = FIRST_UNIT + MOST_UNITS

HEXES: Final = range(FIRST_HEX, FIRST_SEAT)

# The board by piece numbers. A unit that is nowhere, −1, is far from everything: the last row and the
# last column of each table are its own.
FAR: Final = 99
DISTANCES: Final[tuple[tuple[int, ...], ...]] = (
    *((FAR,) * (FIRST_SEAT + 1) for _ in range(FIRST_HEX)),
    *((*(FAR,) * FIRST_HEX, *BOARD.distances[place], FAR) for place in BOARD.hexes),
    (FAR,) * (FIRST_SEAT + 1),
)
SECTIONS: Final[tuple[tuple[tuple[str, ...], ...], ...]] = tuple(  # as a player sees them
    (*(() for _ in range(FIRST_HEX)), *(BOARD.sections(place, player) for place in BOARD.hexes), ())
    for player in PLAYERS
)
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = (
    *(() for _ in range(FIRST_HEX)),
    *(tuple(FIRST_HEX + other for other in BOARD.adjacent[place]) for place in BOARD.hexes),
    (),
)


def hex_piece(place: Hex) -> int:
    """The piece number of a hex of the board."""
    return FIRST_HEX + place


def board_hex(piece: int) -> Hex:
    """The place on the board that a hex piece stands for."""
    return Hex(piece - FIRST_HEX)


def hex_named(name: str) -> int:
    """The piece number of a named hex; KeyError for a name that is not on the board."""
    return FIRST_HEX + BOARD.by_name[name]


def seat(player: int, office: str) -> int:
    """The piece number of a Commander or Lore Master on a player's War Council."""
    return FIRST_SEAT + player * len(OFFICES) + OFFICES.index(office)


def office(piece: int) -> str:
    """The office of a seat, "" for a piece that is none."""
    return OFFICES[(piece - FIRST_SEAT) % len(OFFICES)] if FIRST_SEAT <= piece < FIRST_UNIT else ""


def is_hex(piece: int) -> bool:
    return FIRST_HEX <= piece < FIRST_SEAT


def is_unit(piece: int) -> bool:
    return FIRST_UNIT <= piece < FIRST_CARD
