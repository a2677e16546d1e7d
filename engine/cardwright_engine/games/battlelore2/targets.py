"""Who may attack whom, and with how many dice."""

from __future__ import annotations

from cardwright_engine.choices import Option
from cardwright_engine.games.battlelore2.combat import Combat
from cardwright_engine.games.battlelore2.lore_cards import LoreCards
from cardwright_engine.games.battlelore2.refused import Reasons, refused


class Targets(LoreCards):
    """Range, sight and dice. `combats` are those of the attack that is being resolved, in order;
    `running` those that are not over yet, the innermost last. Both live inside one beat."""

    combats: list[Combat]
    running: list[Combat]

    def shortest_range(self, unit: int) -> int:
        """The nearest hex that a unit reaches."""
        return self.unit_card(unit).range[0] if self.ranged(unit) else 1

    def longest_range(self, unit: int) -> int:
        """A melee unit reaches adjacent hexes only."""
        return self.number("range", unit, self.unit_card(unit).range[-1] if self.ranged(unit) else 1)

    def in_range(self, unit: int, target: int) -> bool:
        """Whether the distance to a target is one at which a unit attacks."""
        return self.shortest_range(unit) <= self.distance(unit, target) <= self.longest_range(unit)

    def target_refusals(self, unit: int, target: int) -> Reasons:
        """Why a unit cannot attack another, whether or not it is its turn to attack."""
        if self.eliminated(unit) or self.eliminated(target):
            return (refused("eliminated"),)
        reasons = []
        if self.controller(unit) == self.controller(target):
            reasons.append(refused("not-enemy"))
        if not self.in_range(unit, target):
            values = {"distance": self.distance(unit, target), "range": self.longest_range(unit)}
            reasons.append(refused("out-of-range", **values))
        elif not self.sees(unit, target):
            reasons.append(refused("out-of-sight"))
        if self.ruling("attack", unit, target) is False:
            reasons.append(refused("forbidden"))
        return tuple(reasons)

    def attack_refusals(self, player: int, unit: int, target: int) -> Reasons:
        """Why a unit may not attack another in the attack step: ordered units attack once each."""
        reasons = []
        if self.controller(unit) != player:
            reasons.append(refused("not-yours"))
        if not self.ordered(unit):
            reasons.append(refused("not-ordered"))
        if self.state.attacks[unit]:
            reasons.append(refused("already-attacked"))
        return (*reasons, *self.target_refusals(unit, target))

    def targets_of(self, unit: int) -> list[int]:
        """Every unit that a unit could attack from where it stands."""
        enemies = self.own_units(1 - self.controller(unit))
        return [target for target in enemies if not self.target_refusals(unit, target)]

    def attack_options(self, player: int) -> list[Option]:
        """`("attack", target, attacker)` for each attack of the attack step."""
        return [
            ("attack", target, unit)
            for unit in self.own_units(player)
            if self.ordered(unit) and not self.state.attacks[unit]
            for target in self.targets_of(unit)
        ]

    # --- dice --------------------------------------------------------------------------------

    def dice(self, unit: int) -> int:
        """How many dice a unit rolls: its combat value, at most what the terrain of either hex allows,
        then what cards change. Losses do not lower it (assumption)."""
        return self.number("dice", unit, self.combat_value(unit), self._terrain_caps(unit))

    def _terrain_caps(self, unit: int) -> list[int]:
        caps = [self.ground(unit).cap_out] if self.state.place[unit] >= 0 else []
        opponent = max(self.state.attacking[unit], self.state.countering[unit])
        if opponent >= 0 and self.state.place[opponent] >= 0:
            caps.append(self.ground(opponent).cap_in)
        return [cap for cap in caps if cap]
