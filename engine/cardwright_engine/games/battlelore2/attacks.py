"""An attack from its declaration to the advance: the eleven steps of a combat in their order."""

from __future__ import annotations

from cardwright_engine.choices import DECLINE, Choice, Option
from cardwright_engine.events import Event
from cardwright_engine.games.battlelore2.combat import Combat
from cardwright_engine.games.battlelore2.events import Advance, Attack
from cardwright_engine.games.battlelore2.pieces import is_player
from cardwright_engine.games.battlelore2.refused import Reasons, refused
from cardwright_engine.games.battlelore2.retreats import Retreats


class Attacks(Retreats):
    """Attacks, counters and advances."""

    def attack(self, agent: int, target: int = -1, attacker: int = -1) -> None:
        """A unit makes an attack, ordered or by a card; with no target named its player chooses one in
        range and sight. An attack that the rules do not allow is not made."""
        unit = attacker if is_player(agent) else agent
        if self.state.place[unit] < 0:
            return
        if target < 0:
            chosen = self.choose(self.controller(unit), self.targets_of(unit), "target")
            target = chosen[0] if chosen else -1
        if target < 0 or self.target_refusals(unit, target):
            return
        self.state.attacks[unit] += 1
        attack = Attack(attacker=unit, target=target, ranged=self.ranged(unit))
        combat = self.declare(attack)
        self.state.attacking[unit] = target
        self.resolve(combat)
        self.state.attacking[unit] = -1
        self.happen(attack, "after")

    def declare(self, attack: Attack) -> Combat:
        """Step 1: the target is named; a shield token on it is used up, whatever the dice will say."""
        target = attack.target
        self.note("attack", attack.attacker, target)
        combat = self._combat(attack.attacker, target)
        if self.state.shields[target]:
            self.state.shields[target] -= 1
            combat.shielded = True
            self.note("shield-used", target)
        self.happen(attack, "when")
        return combat

    def resolve(self, combat: Combat) -> None:
        """Steps 2 to 11. A counter follows them too."""
        self.combats.append(combat)
        self.running.append(combat)
        self._remember()
        roll = self.roll_dice(combat)  # 2
        self.modify(roll)  # 3
        self.commit_dice(combat)  # 4
        self.ignore_damage(combat)  # 5
        self.suffer_damage(combat)  # 6
        self.ignore_retreats(combat)  # 7
        self.resolve_retreats(combat)  # 8
        self._remember()
        self.gain_rolled_lore(combat)  # 9
        self.offer_counter(combat)  # 10
        self.offer_advance(combat)  # 11
        self.running.pop()
        if not self.running:
            self.end("combat")

    def _combat(self, attacker: int, target: int, *, counter: bool = False) -> Combat:
        place = self.state.place
        return Combat(
            attacker=attacker,
            target=target,
            origin=place[attacker],
            gap=place[target],
            ranged=self.ranged(attacker),
            counter=counter,
        )

    def _remember(self) -> None:
        self.state.fought = tuple(combat.record() for combat in self.combats)

    # --- step 9 ------------------------------------------------------------------------------

    def gain_rolled_lore(self, combat: Combat) -> None:
        """Step 9, B10: whoever rolled gains 1 lore for each lore die that was not committed."""
        self.gain_lore(self.controller(combat.attacker), combat.left("lore"))

    # --- step 10 -----------------------------------------------------------------------------

    def counter_refusals(self, combat: Combat) -> Reasons:
        """B15: an adjacent target that was not eliminated, and did not retreat, may counter once; a
        counter is never countered."""
        reasons = []
        if combat.counter:
            reasons.append(refused("counter-of-counter"))
        if self.eliminated(combat.target) or self.eliminated(combat.attacker):
            reasons.append(refused("eliminated"))
        elif not self.adjacent(combat.target, combat.attacker):
            reasons.append(refused("not-adjacent"))
        if combat.retreated:
            reasons.append(refused("retreated"))
        if combat.countered:
            reasons.append(refused("already-countered"))
        if self.ruling("counter", combat.target, combat.attacker) is False:
            reasons.append(refused("forbidden"))
        return tuple(reasons)

    def offer_counter(self, combat: Combat) -> None:
        """Step 10: the player of the target may counter."""
        if self.counter_refusals(combat):
            return
        options: tuple[Option, ...] = (("counter",), DECLINE)
        player = self.controller(combat.target)
        if self.ask(Choice(player=player, kind="counter", options=options, why="counter")) != DECLINE:
            self._counter(combat)

    def counter(self, unit: int, attacker: int) -> None:
        """A card lets a unit counter the attack on it now, if it may counter at all."""
        combat = self.running[-1] if self.running else None
        if combat is None or (combat.target, combat.attacker) != (unit, attacker):
            return
        if not self.counter_refusals(combat):
            self._counter(combat)

    def _counter(self, combat: Combat) -> None:
        combat.countered = True
        unit, attacker = combat.target, combat.attacker
        self.note("counter", unit, attacker)
        self.state.countering[unit] = attacker
        self.resolve(self._combat(unit, attacker, counter=True))
        self.state.countering[unit] = -1

    # --- step 11 -----------------------------------------------------------------------------

    def advance_refusals(self, combat: Combat) -> Reasons:
        """B16: only into the hex of an adjacent target that was eliminated or forced out of it, and
        never by a unit that counters."""
        reasons = []
        unit = combat.attacker
        if combat.counter:
            reasons.append(refused("no-advance-on-counter"))
        if self.eliminated(unit):
            reasons.append(refused("eliminated"))
        elif not self.adjacent(unit, combat.gap):
            reasons.append(refused("not-adjacent"))
        if not self.vacant(combat.gap):
            reasons.append(refused("held"))
        if self.ruling("advance", unit, combat.gap) is False or not self.can_enter(unit, combat.gap):
            reasons.append(refused("forbidden"))
        return tuple(reasons)

    def offer_advance(self, combat: Combat) -> None:
        """Step 11: the player of the attacker may let it advance, or do what an ability puts instead."""
        if self.advance_refusals(combat):
            return
        unit = combat.attacker
        options: tuple[Option, ...] = (("advance",), DECLINE)
        if (
            self.ask(Choice(player=self.controller(unit), kind="advance", options=options, why="advance"))
            == DECLINE
        ):
            return
        advance = Advance(unit=unit, gap=combat.gap)
        if self.replaced(advance):
            return
        self.note("advance", unit, combat.gap)
        self.put_at(unit, combat.gap)
        self.state.moves[unit] = 1
        self.happen(advance, "after")

    def cancel(self, player: int, event: Event) -> None:
        """What was about to happen does not."""
        event.cancelled = True
