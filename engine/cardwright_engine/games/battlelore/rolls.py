"""Battle dice: how many, what they show, how many of them hit."""

from __future__ import annotations

from cardwright_engine.dice import Dice
from cardwright_engine.games.battlelore.events import Roll
from cardwright_engine.games.battlelore.movement import Movement
from cardwright_engine.games.battlelore.nouns import FACES
from cardwright_engine.games.battlelore.pieces import NOBODY
from cardwright_engine.games.battlelore.troops import DICE
from cardwright_engine.games.battlelore.weapons import WEAPONS, Weapon

SIDES = tuple(face.id for face in FACES)
MOST_DICE = 99  # of terrain without a cap


class Rolls(Movement):
    """The part of the game that rolls. `battles` are the rolls of the running beat, the last one
    going on; it is filled anew whenever the beat runs."""

    battles: list[Roll]

    def battle(self) -> Roll | None:
        """The roll that is going on."""
        return self.battles[-1] if self.battles else None

    # --- how many ----------------------------------------------------------------------------

    def reach(self, unit: int) -> int:
        """How far it can battle: 1 for a unit that battles in melee only."""
        return self.number("reach", unit, self.arms(unit).reach)

    def arms(self, unit: int) -> Weapon:
        """The rules of a unit's weapon."""
        return WEAPONS[self.weapon(unit)]

    def dice(self, unit: int) -> int:
        """How many dice it battles with: from its own hex, and against the target where it is battling.

        The caps of terrain limit the base dice only; what cards and other sources add comes after
        them (F37). Of two caps the lower one applies.
        """
        roll = self.battle()
        if roll is not None and roll.attacker == unit:
            return self._dice(unit, melee=roll.melee, against=roll.defender)
        return self._dice(unit, melee=True)

    def melee_dice(self, unit: int) -> int:
        """How many dice it battles with in a melee, from its own hex."""
        return self._dice(unit, melee=True)

    def ranged_dice(self, unit: int) -> int:
        """How many dice it battles with against a target that is not adjacent, from its own hex."""
        return self._dice(unit, melee=False)

    def _dice(self, unit: int, *, melee: bool, against: int = NOBODY) -> int:
        here = self.land(self.state.place[unit])
        lands = [here] if against == NOBODY else [here, self.land(self.state.place[against])]
        least = min((land.cap for land in lands if land.cap is not None), default=MOST_DICE)
        base = min(self.printed_dice(unit, melee=melee), least) + (here.melee if melee else 0)
        return self.number("dice", unit, self.number("melee-dice" if melee else "ranged-dice", unit, base))

    def printed_dice(self, unit: int, *, melee: bool) -> int:
        """The base dice, of troop and weapon."""
        arms = self.arms(unit)
        dice = DICE[self.banner(unit)] if arms.dice is None else arms.dice
        if self.state.stepped[unit]:
            dice += (arms.charge if melee else 0) - arms.moved_loss
        return max(dice, 0)

    # --- rolling -----------------------------------------------------------------------------

    def roll(self, player: int, count: int) -> Dice:
        """Roll dice for the effect of a card."""
        dice = Dice(self.roll_faces(player, count, SIDES))
        if dice.faces:
            self.note("roll", player, tuple(dice.faces))
        return dice

    def add(self, player: int, count: int) -> int:
        """Roll more dice into the roll that is going on; they are no roll of their own."""
        roll = self.battle()
        if roll is None or count <= 0:
            return 0
        faces = self.roll_faces(self.controller(roll.attacker), count, SIDES)
        roll.dice.faces.extend(faces)
        self.note("roll", roll.attacker, roll.defender, tuple(faces))
        return len(faces)

    # --- what they show ----------------------------------------------------------------------

    def counting(self, verb: str, dice: Dice, *faces: str) -> int:
        """How many dice of a roll with these faces do what a verb says (`that hits`)."""
        rolls = [roll for roll in self.battles if roll.dice is dice and verb == "hit"]
        return sum(self.that_hit(roll, *faces) for roll in rolls)

    def that_hit(self, roll: Roll, *faces: str) -> int:
        """How many dice with these faces hit the defender."""
        return sum(self._hits_of(roll, face) for face in dict.fromkeys(faces))

    def _hits_of(self, roll: Roll, face: str) -> int:
        shown = roll.dice.count(face)
        if face == self.banner(roll.defender) or face in roll.used:
            return shown
        return self.strikes(roll, shown) if face == "bonus strike" else 0

    def strikes(self, roll: Roll, shown: int) -> int:
        """How many bonus strikes the attacker's weapon makes count."""
        arms = self.arms(roll.attacker)
        if not arms.strikes:
            return 0
        mounted = self.troop_type(roll.defender) == "mounted"
        return max(0, shown - arms.parried) if mounted else shown

    def suffered(self, roll: Roll) -> list[tuple[int, int]]:
        """Who suffers how many hits of a roll: the defender, and to whom hits were sent. Prevented hits
        are suffered by nobody."""
        sent = dict(roll.sent)
        hits = {roll.defender: 0}
        for face in SIDES:
            if face not in roll.dice.faces:
                continue
            victim = sent.get(face, roll.defender)
            prevented = sum(number for number, faces in roll.prevented if face in faces)
            hits[victim] = hits.get(victim, 0) + max(0, self._hits_of(roll, face) - prevented)
        return list(hits.items())

    # --- what cards make of them -------------------------------------------------------------

    def use(self, player: int, faces: tuple[str, ...], purpose: str) -> None:
        """These faces of the roll that is going on are used up for hits (L13)."""
        roll = self.battle()
        if roll is None:
            return
        usable = tuple(face for face in faces if face != "lore" or self.symbols_apply(roll))
        roll.used += usable
        self.note("use", player, usable, purpose)

    def symbols_apply(self, roll: Roll) -> bool:
        """L12: an effect keyed to rolled Lore symbols applies, unless another card trumps it."""
        return self.may(True, "use", roll.attacker)

    def prevent(self, player: int, hits: int, faces: tuple[str, ...]) -> None:
        """So many hits of these faces of the roll that is going on are not suffered."""
        roll = self.battle()
        if roll is not None:
            roll.prevented += ((hits, faces),)
            self.note("prevent", player, hits, faces)

    def redirect(self, player: int, faces: tuple[str, ...], victim: int, other: int) -> None:
        """The hits of these faces are suffered by another unit instead."""
        roll = self.battle()
        if roll is not None and roll.defender == victim:
            roll.sent += tuple((face, other) for face in faces)
            self.note("redirect", player, faces, victim, other)
