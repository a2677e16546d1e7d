"""The combat of one attack or counter, as it goes on."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardwright_engine.dice import Dice
from cardwright_engine.games.battlelore2.state import Fought


@dataclass(slots=True, kw_only=True)
class Combat:
    """What the eleven steps of one combat work on; lives only while they run.

    `origin` and `gap` are the hexes of attacker and target when it was declared.
    """

    attacker: int
    target: int
    origin: int
    gap: int
    ranged: bool = False
    counter: bool = False
    dice: Dice = field(default_factory=Dice)
    committed: list[str] = field(default_factory=list)
    added: int = 0  # damage that abilities add
    shielded: bool = False
    damage: int = 0
    retreats: int = 0
    retreated: bool = False
    countered: bool = False

    def left(self, face: str) -> int:
        """How many dice show a face and are committed to nothing."""
        return self.dice.count(face) - self.committed.count(face)

    def record(self) -> Fought:
        """The combat as the state remembers it."""
        return (
            self.attacker,
            self.target,
            self.origin,
            self.gap,
            int(self.counter),
            int(self.retreated),
            int(self.countered),
        )

    @classmethod
    def remembered(cls, fought: Fought) -> Combat:
        """The combat that a record tells of, as far as it tells."""
        attacker, target, origin, gap, counter, retreated, countered = fought
        return cls(
            attacker=attacker,
            target=target,
            origin=origin,
            gap=gap,
            counter=bool(counter),
            retreated=bool(retreated),
            countered=bool(countered),
        )
