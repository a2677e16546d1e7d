"""Steps 2 to 4 of a combat: the roll, changes of the dice, dice given to abilities."""

from __future__ import annotations

from typing import Final

from cardwright_engine.choices import DECLINE, Choice, Option
from cardwright_engine.dice import Dice
from cardwright_engine.games.battlelore2.combat import Combat
from cardwright_engine.games.battlelore2.events import Commit, Roll
from cardwright_engine.games.battlelore2.refused import Reasons, refused
from cardwright_engine.games.battlelore2.targets import Targets

FACES: Final = ("strike", "cleave", "pierce", "morale", "heroic", "lore")
COMMITTED: Final = ("heroic", "lore")  # faces that abilities can use


class Rolling(Targets):
    """The dice of a combat."""

    def roll(self, player: int, dice: int) -> Dice:
        """A player rolls dice."""
        faces = self.roll_faces(player, dice, FACES)
        self.note("roll", player, tuple(faces))
        return Dice(faces)

    def roll_dice(self, combat: Combat) -> Roll:
        """Step 2: the attacker rolls as many dice as it has."""
        roll = Roll(attacker=combat.attacker, target=combat.target, ranged=combat.ranged)
        self.happen(roll, "before")
        roll.dice = combat.dice = self.roll(self.controller(combat.attacker), self.dice(combat.attacker))
        return roll

    def modify(self, roll: Roll) -> None:
        """Step 3: abilities re-roll and change dice."""
        self.happen(roll, "after")

    # --- step 4 ------------------------------------------------------------------------------

    def commit_dice(self, combat: Combat) -> None:
        """Step 4, B11: a heroic die does nothing by itself, but an ability may use it; so may one that
        asks for it use a lore die. Each die is used once."""
        player = self.controller(combat.attacker)
        while options := self.commit_options(combat):
            answer = self.ask(Choice(player=player, kind="commit", options=(*options, DECLINE), why="commit"))
            if answer == DECLINE:
                return
            self._commit(combat, player, str(answer[1]))

    def commit_options(self, combat: Combat) -> tuple[Option, ...]:
        """The faces of which a die can be committed now."""
        return tuple(("commit", face) for face in COMMITTED if not self.commit_refusals(combat, face))

    def commit_refusals(self, combat: Combat, face: str) -> Reasons:
        """Why no die with this face can be committed in a combat."""
        reasons = []
        if combat.left(face) < 1:
            reasons.append(refused("no-face", face=face))
        if not any(self.listeners("trigger", self._commitment(combat, face), "when")):
            reasons.append(refused("no-ability", face=face))
        return tuple(reasons)

    def _commitment(self, combat: Combat, face: str) -> Commit:
        player = self.controller(combat.attacker)
        return Commit(
            player=player, face=face, unit=combat.attacker, target=combat.target, ranged=combat.ranged
        )

    def _commit(self, combat: Combat, player: int, face: str) -> None:
        """One die is used by one ability; its player chooses where several could use it."""
        able = list(self.listeners("trigger", self._commitment(combat, face), "when"))
        options: tuple[Option, ...] = tuple(("use", number) for _, number, _ in able)
        chosen = self.ask(Choice(player=player, kind="use", options=options, why="commit"))
        combat.committed.append(face)
        self.note("commit", combat.attacker, face)
        self.perform(*able[options.index(chosen)])

    def add_damage(self, player: int, amount: int) -> None:
        """The attack that is being resolved does more damage."""
        if self.running:
            self.running[-1].added += amount
            self.note("add", amount)
