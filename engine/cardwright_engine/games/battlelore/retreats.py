"""Retreats: flags, who ignores them, and the way home."""

from __future__ import annotations

from cardwright_engine.choices import DECLINE, Choice, Option
from cardwright_engine.games.battlelore.events import Roll
from cardwright_engine.games.battlelore.losses import Losses
from cardwright_engine.games.battlelore.pieces import BOARD, board_hex, hex_piece
from cardwright_engine.hexes.retreat import homeward


class Retreats(Losses):
    """The part of the game that makes units retreat. Terrain does not stop a retreat (F39), but
    impassable hexes are not entered (assumption)."""

    def resolve_flags(self, roll: Roll) -> None:
        """Flags make the defender retreat, after hits; it may or must ignore some first."""
        unit, flags = roll.defender, roll.dice.count("flag")
        if not flags or self.eliminated(unit):
            return
        flags -= self.ignored(unit, flags)
        if flags:
            self.retreat(self.controller(roll.attacker), unit, flags * self.flight(unit))

    def ignored(self, unit: int, flags: int) -> int:
        """How many flags the unit's player ignores (F44, F45)."""
        most = min(flags, self.most_ignored(unit))
        least = min(self.least_ignored(unit), most)
        if most == 0:
            return 0
        options: tuple[Option, ...] = tuple(
            ("ignore", number) for number in range(most, max(least, 1) - 1, -1)
        )
        offered = options if least else (*options, DECLINE)
        answer = self.ask(Choice(player=self.carries_out(unit), kind="ignore", options=offered, why="bold"))
        if answer == DECLINE:
            return 0
        self.note("ignore", unit, int(answer[1]))
        return int(answer[1])

    def retreat(self, player: int, unit: int, hexes: int) -> None:
        """A unit retreats toward its own side, one hex at a time as its own player decides (F17).

        What it cannot retreat costs a figure for each hex (assumption); of a Creature see `cornered`.
        """
        if self.eliminated(unit):
            return
        for left in range(hexes, 0, -1):
            ways = self.ways_home(unit)
            free = [place for place in ways if self.open_to_enter(place)]
            if not free:
                self.note("cornered", unit, left)
                if self.is_creature(unit):
                    self.cornered(player, unit, ways, left)
                else:
                    self.hit(player, unit, left)
                return
            (place,) = self.choose(self.carries_out(unit), free, "retreat")
            self.note("retreat", unit, self.state.place[unit], place)
            self.put_unit(unit, place)

    def ways_home(self, unit: int) -> list[int]:
        """The hexes of the next row toward its own side."""
        steps = homeward(BOARD, board_hex(self.state.place[unit]), self.controller(unit))
        return [hex_piece(step) for step in steps]

    def cornered(self, player: int, unit: int, ways: list[int], hexes: int) -> None:
        """A Creature that cannot retreat tramples the units in its way, one figure for each hex; and
        for each hex a die is rolled, again if it hits, and a second hit kills it."""
        for blocker in [self.unit_at(place) for place in ways if not self.vacant(place)]:
            self.hit(self.controller(unit), blocker, hexes)
        for _ in range(hexes):
            first = self.roll(player, 1)
            if first.count(self.banner(unit), "bonus strike"):
                self.hit(player, unit, 1)
            if self.eliminated(unit):
                return
