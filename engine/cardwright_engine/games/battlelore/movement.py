"""Movement: how far a unit comes, and what it may not enter."""

from __future__ import annotations

from cardwright_engine.games.battlelore.events import Move
from cardwright_engine.games.battlelore.morale import Morale
from cardwright_engine.games.battlelore.pieces import FIRST_HEX, FIRST_UNIT, NEIGHBOURS, NOWHERE
from cardwright_engine.games.battlelore.terrain import TERRAIN
from cardwright_engine.games.battlelore.troops import MOVES


class Movement(Morale):
    """The part of the game that moves units. A unit enters and crosses no occupied hex, and stops
    where the terrain says so."""

    def did(self, verb: str, unit: int, *, step: str = "", last: bool = False) -> bool:
        """Whether a unit was ordered, has moved by itself or has attacked in this turn."""
        state = self.state
        return {"order": state.ordered, "move": state.stepped, "attack": state.battled}[verb][unit] > 0

    def printed_moves(self, unit: int) -> tuple[int, int]:
        """Hexes it may move, and hexes after which it may still battle."""
        banner, kind, _, _ = self.state.troops[unit - FIRST_UNIT]
        return MOVES["foot" if kind == "creature" else kind, banner]

    def moves(self, unit: int) -> int:
        """How many hexes it may move."""
        return self.number("moves", unit, self.printed_moves(unit)[0])

    def battle_moves(self, unit: int) -> int:
        """After how many hexes it may still battle: what a card adds, it adds here too."""
        most, with_battle = self.printed_moves(unit)
        return self.moves(unit) - (most - with_battle)

    def reach_of(self, unit: int) -> dict[int, int]:
        """Each hex it can move to, with the number of hexes on the shortest way."""
        unit_on, terrains = self.state.unit_on, self.state.terrains
        basic = self.silent("move")
        ways: dict[int, int] = {}
        edge = [self.state.place[unit]]
        for steps in range(1, self.moves(unit) + 1):
            further: list[int] = []
            for place in edge:
                for other in NEIGHBOURS[place]:
                    if unit_on[other] != NOWHERE or other in ways:
                        continue
                    land = TERRAIN[terrains[other - FIRST_HEX]]
                    # A vacant hex that is passable may be entered where no text has a say.
                    if (basic and not land.impassable) or self.can_enter(unit, other):
                        ways[other] = steps
                        if not land.stop:
                            further.append(other)
            edge = further
        return ways

    def can_enter(self, unit: int, place: int) -> bool:
        """Whether a unit may move into a hex: vacant, and passable or allowed by a card."""
        return self.vacant(place) and self.may(self.passable(place), "move", unit, place)

    def can_move(self, unit: int) -> bool:
        """Whether an ordered unit has its movement of the turn still to come."""
        return self.ordered(unit) and self.state.stepped[unit] == 0

    def walk(self, unit: int, place: int, steps: int) -> None:
        """A unit's own movement, follow-on moves included (F15)."""
        self.state.stepped[unit] += steps
        self.move(self.controller(unit), unit, place)

    def move(self, player: int, unit: int, place: int) -> None:
        """A unit moves; by a card's text this does not count as its own movement (F14)."""
        self.note("move", unit, self.state.place[unit], place, player)
        self.put_unit(unit, place)
        if self.land(place).landmark:
            self.state.entered[unit] = 1
        self.happen(Move(unit=unit, hex=place), "after")
