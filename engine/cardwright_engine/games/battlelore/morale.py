"""Morale: who is supported, who is Bold and by how much, who is Frightened."""

from __future__ import annotations

from cardwright_engine.games.battlelore.permission import Permission
from cardwright_engine.games.battlelore.troops import BOLD_RACES, CREATURE_FLIGHT, FRIGHT, SUPPORTERS

ALL_FLAGS = 99


class Morale(Permission):
    """The part of the game that knows morale. Sources of Bold add up (F19)."""

    def supported(self, unit: int) -> bool:
        """Whether enough friendly units, Creatures among them, stand next to it."""
        owner = self.controller(unit)
        around = (self.unit_at(place) for place in self.neighbours(self.state.place[unit]))
        return sum(1 for other in around if other >= 0 and self.controller(other) == owner) >= SUPPORTERS

    def boldness(self, unit: int) -> int:
        """How many flags it may ignore."""
        base = BOLD_RACES.get(self.race(unit), 0) + self.cover(unit)
        if self.is_creature(unit):
            base += 1
        if self.supported(unit):
            base += 1
        return self.number("boldness", unit, base)

    def cover(self, unit: int) -> int:
        """How many flags its hex, and a stronghold next to it, let it ignore."""
        place = self.state.place[unit]
        return self.land(place).bold + max(
            (self.land(other).bold_beside for other in self.neighbours(place)), default=0
        )

    def bold(self, unit: int) -> bool:
        return self.boldness(unit) > 0

    def fright(self, unit: int) -> int:
        """How many hexes it retreats for a flag it does not ignore, Creatures aside."""
        return self.number("fright", unit, FRIGHT.get(self.race(unit), 1))

    def frightened(self, unit: int) -> bool:
        return self.fright(unit) > 1

    def flight(self, unit: int) -> int:
        """How many hexes it retreats for each flag it does not ignore."""
        return max(self.fright(unit), CREATURE_FLIGHT if self.is_creature(unit) else 1)

    def most_ignored(self, unit: int) -> int:
        """How many flags it may ignore: its Boldness, unless a card lets it ignore all (F18) or none."""
        said = self.card_says("ignore", unit)
        if said is not None:
            return ALL_FLAGS if said else 0
        return self.boldness(unit)

    def least_ignored(self, unit: int) -> int:
        """A Creature must ignore one flag (F44); nobody else is obliged (F45)."""
        return 1 if self.is_creature(unit) else 0
