"""Hits, figures, critical hits on Creatures, eliminations and Victory Banners."""

from __future__ import annotations

from cardwright_engine.games.battlelore.events import Elimination
from cardwright_engine.games.battlelore.pieces import NOWHERE
from cardwright_engine.games.battlelore.rolls import Rolls

CREATURE_LORE = 1  # tokens for killing a Creature
LEFT_OF_SAVED = 1  # figures of a unit whose elimination a card replaces (assumption)


class Losses(Rolls):
    """The part of the game that removes figures."""

    def hit(self, player: int, unit: int, hits: int) -> int:
        """A unit suffers hits; gives how many figures it lost.

        Hits on a Creature are rolled again: only its banner colour kills, a bonus strike does not.
        """
        if hits <= 0 or self.eliminated(unit):
            return 0
        self.note("hit", player, unit, hits)
        before = self.state.figures[unit]
        if self.is_creature(unit):
            if self.roll(player, hits).count(self.banner(unit)) > 0:
                self.eliminate(player, unit)
        elif self.available(before, hits) == before:
            self.eliminate(player, unit)
        else:
            self.state.figures[unit] -= hits
        return before - self.state.figures[unit]

    def eliminate(self, player: int, unit: int) -> None:
        """The last figure goes, and with it a Victory Banner to the other side (critical hits do not
        come into it, F01)."""
        event = Elimination(unit=unit, player=player)
        if self.eliminated(unit):
            return
        state = self.state
        if self.replaced(event):
            state.figures[unit] = LEFT_OF_SAVED
            return
        state.figures[unit] = 0
        self.put_unit(unit, NOWHERE)
        winner = self.opponent(self.controller(unit))
        state.banners[winner] += 1
        self.note("elimination", unit, player, winner)
        if self.is_creature(unit) and state.adventure:
            self.gain(winner, CREATURE_LORE)
        if state.banners[winner] >= state.goal:
            state.winner = winner
        self.happen(event, "after")

    def heal(self, player: int, unit: int, figures: int) -> int:
        """Lost figures of a unit on the board come back; gives how many."""
        healed = self.available(self.full_strength(unit) - self.state.figures[unit], figures)
        self.state.figures[unit] += healed
        self.note("heal", player, unit, healed)
        return healed

    def can_heal(self, player: int, unit: int) -> bool:
        """Whether a unit has lost a figure."""
        return self.wounded(unit)

    def victory_banners(self, player: int) -> int:
        return self.state.banners[player]
