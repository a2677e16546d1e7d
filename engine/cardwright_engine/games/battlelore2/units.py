"""Units: whose they are, what they can do, and how they are hurt."""

from __future__ import annotations

from cardwright_engine.card import Ability
from cardwright_engine.games.battlelore2.cards import LoreCard, UnitCard
from cardwright_engine.games.battlelore2.events import Elimination
from cardwright_engine.games.battlelore2.ground import Ground
from cardwright_engine.games.battlelore2.pieces import FIRST_CARD

POINTS_FOR_UNIT = 1
POINTS_FOR_LEGEND = 2


class Units(Ground):
    """Everything that is asked of one unit, and everything that hurts it."""

    def units(self) -> list[int]:
        """All units on the board."""
        place = self.state.place
        return [piece for piece in range(FIRST_CARD, len(place)) if place[piece] >= 0]

    def own_units(self, player: int) -> list[int]:
        """The units of a player on the board."""
        return [unit for unit in self.units() if self.state.owner[unit] == player]

    def unit_card(self, unit: int) -> UnitCard:
        """What is printed on the card of a unit."""
        card = self.definitions[unit]
        assert isinstance(card, UnitCard)
        return card

    def controller(self, piece: int) -> int:
        return self.state.owner[piece]

    def live(self, piece: int, ability: Ability) -> bool:
        """The abilities of a unit work on the board, those of a card on the table."""
        if isinstance(self.definitions[piece], UnitCard):
            return self.state.place[piece] >= 0
        return piece in self.state.table[0]

    def enemy(self, unit: int, player: int) -> bool:
        return self.state.owner[unit] == 1 - player

    def friendly(self, unit: int, player: int) -> bool:
        return self.state.owner[unit] == player

    # --- printed -----------------------------------------------------------------------------

    def faction(self, piece: int) -> str:
        card = self.definitions[piece]
        return card.faction if isinstance(card, UnitCard | LoreCard) else ""

    def combat_value(self, unit: int) -> int:
        return self.unit_card(unit).combat

    def health(self, unit: int) -> int:
        return self.unit_card(unit).health

    def infantry(self, unit: int) -> bool:
        return "infantry" in self.unit_card(unit).traits

    def cavalry(self, unit: int) -> bool:
        return "cavalry" in self.unit_card(unit).traits

    def elite(self, unit: int) -> bool:
        return "elite" in self.unit_card(unit).traits

    def legend(self, unit: int) -> bool:
        return "legend" in self.unit_card(unit).traits

    def caster(self, unit: int) -> bool:
        return "caster" in self.unit_card(unit).traits

    def knight(self, unit: int) -> bool:
        return "knight" in self.unit_card(unit).traits

    def undead(self, unit: int) -> bool:
        return "undead" in self.unit_card(unit).traits

    def melee(self, unit: int) -> bool:
        return not self.ranged(unit)

    def ranged(self, unit: int) -> bool:
        """A unit with a printed range attacks at range, adjacent targets included."""
        return bool(self.unit_card(unit).range)

    # --- how it stands -----------------------------------------------------------------------

    def figures(self, unit: int) -> int:
        return self.state.figures[unit]

    def missing(self, unit: int) -> int:
        """How many of its figures a unit has lost."""
        return self.unit_card(unit).figures - self.state.figures[unit]

    def damage_tokens(self, unit: int) -> int:
        return self.state.damage[unit]

    def tokens(self, unit: int, token: str) -> int:
        """How many tokens of a kind lie on a unit."""
        return self.state.shields[unit] if token == "shield" else 0

    def weak(self, unit: int) -> bool:
        """One figure is left of several; a unit of one figure is never weak."""
        return self.state.figures[unit] == 1 < self.unit_card(unit).figures

    def ordered(self, unit: int) -> bool:
        return self.state.orders[unit] > 0

    def moved(self, unit: int) -> bool:
        return self.state.moves[unit] > 0

    def stunned(self, unit: int) -> bool:
        return self.state.stuns[unit] > 0

    def eliminated(self, unit: int) -> bool:
        return self.state.figures[unit] == 0

    def did(self, verb: str, unit: int, *, step: str = "", last: bool = False) -> bool:
        """Whether a unit was ordered, has moved or has attacked in this turn."""
        state = self.state
        return {"order": state.orders, "move": state.moves, "attack": state.attacks}[verb][unit] > 0

    def attacking(self, unit: int, other: int) -> bool:
        return self.state.attacking[unit] == other

    # --- hurting -----------------------------------------------------------------------------

    def suffer(self, unit: int, amount: int, by: int = -1) -> int:
        """A unit takes damage, figure by figure; how much it really took (the rest is lost)."""
        state = self.state
        card = self.unit_card(unit)
        if amount:
            self.note("suffer", unit, by, amount)
        each = max(1, card.health // card.figures)
        for taken in range(amount):
            if state.figures[unit] == 0:
                return taken
            state.damage[unit] += 1
            if state.damage[unit] == each:
                self._lose_figure(unit, by)
        return amount

    def lose_figures(self, unit: int, amount: int) -> int:
        """A unit takes off whole figures; how many it really lost."""
        lost = min(amount, self.state.figures[unit])
        for _ in range(lost):
            self._lose_figure(unit, -1)
        return lost

    def eliminate(self, agent: int, unit: int) -> None:
        """A unit is taken off the board whole."""
        self.lose_figures(unit, self.state.figures[unit])

    def _lose_figure(self, unit: int, by: int) -> None:
        state = self.state
        state.damage[unit] = 0
        state.figures[unit] -= 1
        self.note("lose", unit, 1)
        if state.figures[unit] == 0:
            self._leave(unit, by)

    def _leave(self, unit: int, by: int) -> None:
        """The last figure is gone: the enemy scores, and wins when it was the last unit."""
        state = self.state
        owner = state.owner[unit]
        state.occupant[state.place[unit]] = -1
        state.place[unit] = -1
        state.shields[unit] = state.stuns[unit] = 0
        self.note("eliminate", unit, by)
        self.score(1 - owner, POINTS_FOR_LEGEND if self.legend(unit) else POINTS_FOR_UNIT)
        if not self.own_units(owner) and state.winner < 0:
            state.winner = 1 - owner
            self.note("wiped-out", owner)
        self.happen(Elimination(unit=unit, attacker=by), "after")

    # --- tokens and points -------------------------------------------------------------------

    def stun(self, agent: int, unit: int) -> None:
        """A stunned unit cannot be ordered until the end of its player's next turn (assumption)."""
        self.state.stuns[unit] = 1
        self.note("stun", unit)

    def put_shields(self, agent: int, amount: int, unit: int) -> None:
        """Shield tokens: the next attack on the unit uses one up and does 1 damage less."""
        self.state.shields[unit] += amount
        self.note("put", unit, amount)

    def score(self, player: int, amount: int) -> int:
        """A player gains victory points."""
        self.state.points[player] += amount
        if amount:
            self.note("score", player, amount)
        return amount

    def points(self, player: int) -> int:
        return self.state.points[player]
