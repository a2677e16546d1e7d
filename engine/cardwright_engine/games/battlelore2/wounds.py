"""Steps 5 and 6 of a combat: damage is ignored, then suffered."""

from __future__ import annotations

from cardwright_engine.dice import Dice
from cardwright_engine.games.battlelore2.combat import Combat
from cardwright_engine.games.battlelore2.rolling import Rolling

SHIELD = 1  # damage that a shield token takes away


class Wounds(Rolling):
    """What the dice do to the target."""

    def melee_damage(self, dice: Dice, weak: bool) -> int:
        """B7: strike and cleave damage in melee; the cleave of a weak unit does not."""
        return dice.count("strike") if weak else dice.count("strike", "cleave")

    def ranged_damage(self, dice: Dice) -> int:
        """B8: pierce damages in ranged attacks."""
        return dice.count("pierce")

    def rolled_damage(self, combat: Combat) -> int:
        """The damage that the dice do, before any is added or ignored."""
        if combat.ranged:
            return self.ranged_damage(combat.dice)
        return self.melee_damage(combat.dice, self.weak(combat.attacker))

    def ignore_damage(self, combat: Combat) -> None:
        """Step 5: the building in which the target stands, and a shield token that was used up."""
        combat.damage = self.rolled_damage(combat) + combat.added
        if self.eliminated(combat.target):
            return
        ignored = self.ground(combat.target).shelter + (SHIELD if combat.shielded else 0)
        ignored = min(ignored, combat.damage)
        if ignored:
            combat.damage -= ignored
            self.note("damage-ignored", combat.target, ignored)

    def suffer_damage(self, combat: Combat) -> None:
        """Step 6: the target takes the damage that is left."""
        self.suffer(combat.target, combat.damage, combat.attacker)
