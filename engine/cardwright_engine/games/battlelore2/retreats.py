"""Steps 7 and 8 of a combat: retreats are ignored, then made."""

from __future__ import annotations

from cardwright_engine.games.battlelore2.combat import Combat
from cardwright_engine.games.battlelore2.events import Retreat
from cardwright_engine.games.battlelore2.pieces import BOARD, as_piece, on_board
from cardwright_engine.games.battlelore2.wounds import Wounds
from cardwright_engine.hexes.directions import Direction
from cardwright_engine.hexes.retreat import away


class Retreats(Wounds):
    """Where a beaten unit goes, and what becomes of it where it cannot."""

    def rolled_retreats(self, combat: Combat) -> int:
        """B9: each morale makes the target retreat, after damage; nobody retreats who is eliminated."""
        return 0 if self.eliminated(combat.target) else combat.dice.count("morale")

    def behind(self, hex_: int, direction: Direction) -> int:
        """The hex into which a retreat leads; -1 off the board."""
        place = BOARD.step(on_board(hex_), direction)
        return -1 if place is None else as_piece(place)

    def retreat_directions(self, combat: Combat) -> tuple[Direction, ...]:
        """B12: away from the attacker, or from the hexside through which the line of sight enters. Of
        two directions one that leads off the board is left out (assumption)."""
        directions = away(BOARD, on_board(combat.origin), on_board(combat.gap))
        inside = tuple(way for way in directions if self.behind(combat.gap, way) >= 0)
        return inside or directions[:1]

    def retreat_direction(self, combat: Combat) -> Direction:
        """The player of the retreating unit chooses where two directions lead away (assumption)."""
        directions = self.retreat_directions(combat)
        if len(directions) == 1:
            return directions[0]
        hexes = [self.behind(combat.gap, way) for way in directions]
        (chosen,) = self.choose(self.controller(combat.target), hexes, "retreat")
        return directions[hexes.index(chosen)]

    # --- what stands behind ------------------------------------------------------------------

    def supported(self, unit: int, hex_: int) -> bool:
        """B14: a friendly unit stands in the hex into which the unit would retreat: it ignores that."""
        return hex_ >= 0 and not self.vacant(hex_) and self._friends(unit, self.state.occupant[hex_])

    def blocked(self, unit: int, hex_: int) -> bool:
        """B13: a retreat ends at the edge of the board, at impassable terrain and at enemies."""
        if hex_ < 0 or not self.ground(hex_).passable:
            return True
        return not self.vacant(hex_) and not self._friends(unit, self.state.occupant[hex_])

    def _friends(self, unit: int, other: int) -> bool:
        return self.controller(unit) == self.controller(other)

    # --- the two steps -----------------------------------------------------------------------

    def ignore_retreats(self, combat: Combat) -> None:
        """Step 7: a supported unit ignores the retreats."""
        combat.retreats = self.rolled_retreats(combat)
        if combat.retreats and all(
            self.supported(combat.target, self.behind(combat.gap, way))
            for way in self.retreat_directions(combat)
        ):
            combat.retreats = 0
            self.note("supported", combat.target)

    def resolve_retreats(self, combat: Combat) -> None:
        """Step 8: the target goes back, unless an ability cancels it."""
        if not combat.retreats:
            return
        retreat = Retreat(unit=combat.target, attacker=combat.attacker, hexes=combat.retreats)
        self.happen(retreat, "before")
        if retreat.cancelled or self.eliminated(combat.target):
            return
        self.go_back(combat, retreat.hexes, self.retreat_direction(combat))
        self.happen(retreat, "after")

    def go_back(self, combat: Combat, hexes: int, direction: Direction) -> None:
        """B12: one hex for each retreat, in one direction. B13: where it is blocked the unit takes one
        damage for each retreat not made. B14: where a friend stands it ignores the rest."""
        unit = combat.target
        for made in range(hexes):
            there = self.behind(self.state.place[unit], direction)
            if self.supported(unit, there):
                self.note("supported", unit)
                return
            if self.blocked(unit, there):
                self.note("retreat-blocked", unit, hexes - made)
                self.suffer(unit, hexes - made, combat.attacker)
                return
            self.note("retreat", unit, self.state.place[unit], there)
            self.put_at(unit, there)
            combat.retreated = True
