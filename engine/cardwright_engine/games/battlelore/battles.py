"""Battle: line of sight, the sequence of one battle, battle back, gaining ground, pursuit."""

from __future__ import annotations

from cardwright_engine.dice import Dice
from cardwright_engine.games.battlelore.events import Roll
from cardwright_engine.games.battlelore.pieces import BOARD, DISTANCES, hex_piece, is_hex
from cardwright_engine.games.battlelore.retreats import Retreats
from cardwright_engine.games.battlelore.rolls import SIDES
from cardwright_engine.hexes import sight
from cardwright_engine.hexes.board import Hex

ONE_BATTLE = 1


class Battles(Retreats):
    """The part of the game that battles: one battle for each ordered unit, finished with everything
    that follows before the next."""

    # --- whom it can attack ------------------------------------------------------------------

    def obstacles(self, unit: int, target: int) -> list[int]:
        """The hexes that block the line of sight: units, Creatures too, and some terrain."""

        def blocked(place: Hex) -> bool:
            piece = hex_piece(place)
            return not self.vacant(piece) or self.land(piece).blocks

        return [
            hex_piece(place) for place in sight.blockers(BOARD, self.spot(unit), self.spot(target), blocked)
        ]

    def can_target(self, unit: int, target: int) -> bool:
        """Whether range and line of sight let it attack a unit; adjacent targets are always seen."""
        far = self.distance(unit, target)
        basic = far <= self.reach(unit) and (far == 1 or not self.obstacles(unit, target))
        return self.may(basic, "attack", unit, target)

    def can_battle(self, unit: int) -> bool:
        """Whether it may still battle in this turn."""
        state = self.state
        return (
            self.ordered(unit)
            and not state.entered[unit]
            and (not state.stepped[unit] or state.stepped[unit] <= self.battle_moves(unit))
            and state.battled[unit] < self.attacks(unit)
        )

    def attacks(self, unit: int) -> int:
        """How many battles a unit may start in a turn: one for each ordered unit."""
        return self.number("attacks", unit, ONE_BATTLE)

    def targets_of(self, unit: int) -> list[int]:
        """The enemies it can attack from where it stands."""
        enemies = self.units_of(self.opponent(self.controller(unit)))
        if not self.silent("attack") or self.in_force(False):
            return [target for target in enemies if self.can_target(unit, target)]
        # The same where no card speaks.
        place, reach = self.state.place, self.reach(unit)
        ranges = DISTANCES[place[unit]]
        near = [target for target in enemies if ranges[place[target]] <= reach]
        return [target for target in near if ranges[place[target]] == 1 or not self.obstacles(unit, target)]

    # --- one battle --------------------------------------------------------------------------

    def attack(self, player: int, target: int, attacker: int) -> None:
        """A unit attacks; the attacker may be named by its hex."""
        unit = self.named_unit(attacker)
        self.state.battled[unit] += 1
        self.note("attack", player, target, unit)
        stands = self.state.place[target]
        if self.fight(unit, target):
            self.follow_on(unit, stands)

    def fight(self, unit: int, target: int) -> bool:
        """One attack and what the defender answers; whether the attacker may gain ground."""
        stood = self.state.place[target]
        melee = self.adjacent(unit, target)
        self.resolve(Roll(attacker=unit, defender=target, melee=melee))
        if melee and self.may_battle_back(target, unit, stood):
            self.resolve(Roll(attacker=target, defender=unit, melee=True, battle_back=True))
        return melee and not self.eliminated(unit) and self.vacant(stood) and self.adjacent(unit, stood)

    def resolve(self, roll: Roll) -> None:
        """Windows, dice, Lore, hits, and after them retreats."""
        self.battles.append(roll)
        roller = self.controller(roll.attacker)
        self.happen(roll, "before")
        roll.dice = Dice(self.roll_faces(roller, self.dice(roll.attacker), SIDES))
        if roll.dice.faces:
            self.note("roll", roll.attacker, roll.defender, tuple(roll.dice.faces))
        else:
            self.note("no-dice", roll.attacker, roll.defender)
        self.happen(roll, "after")
        self.collect(roll, roller)
        for victim, hits in self.suffered(roll):
            self.hit(roller, victim, hits)
        self.resolve_flags(roll)
        self.battles.pop()
        self.end("battle")

    def may_battle_back(self, unit: int, attacker: int, stood: int) -> bool:
        """A Bold unit that has kept its hex may strike back, once in a combat (F16)."""
        if self.eliminated(unit) or self.eliminated(attacker) or self.state.place[unit] != stood:
            return False
        if not self.adjacent(unit, attacker):
            return False
        bold = self.bold(unit) or self.most_ignored(unit) > 0
        return bold and self.agree(self.carries_out(unit), "battle-back")

    # --- what follows ------------------------------------------------------------------------

    def follow_on(self, unit: int, emptied: int) -> None:
        """Gaining ground; a mounted unit then pursues: 1 more hex, and one Bonus Melee Attack, with no
        further pursuit. Follow-on moves are movement: terrain ends them (F15, F40)."""
        player = self.carries_out(unit)
        if self.over() or not self.can_enter(unit, emptied) or not self.agree(player, "gaining-ground"):
            return
        self.walk(unit, emptied, 1)
        if self.state.place[unit] != emptied:  # a card has answered the move
            return
        if self.troop_type(unit) != "mounted" or self.land(emptied).stop:
            return
        ways = [place for place in self.neighbours(emptied) if self.can_enter(unit, place)]
        for place in self.choose(player, ways, "pursuit", minimum=0):
            self.walk(unit, place, 1)
        if self.state.entered[unit] or self.eliminated(unit):
            return
        enemies = self.units_of(self.opponent(player))
        near = [target for target in enemies if self.adjacent(unit, target)]
        for target in self.choose(player, near, "bonus-melee", minimum=0):
            stood = self.state.place[target]
            gains = self.fight(unit, target)
            if gains and self.can_enter(unit, stood) and self.agree(player, "gaining-ground"):
                self.walk(unit, stood, 1)

    def named_unit(self, piece: int) -> int:
        """The unit that a script means by a unit or by its hex, −1 for none."""
        return self.unit_at(piece) if is_hex(piece) else piece
