"""Moving: how far a unit comes, through what, and what stops it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from cardwright_engine.choices import DECLINE, Choice, Option
from cardwright_engine.games.battlelore2.events import Move, Pass
from cardwright_engine.games.battlelore2.hands import Hands
from cardwright_engine.games.battlelore2.pieces import BOARD, FIRST_CARD, as_piece, on_board
from cardwright_engine.games.battlelore2.refused import Reasons, refused

# The hexes where a move can end, each with the ways there: the units that each way passes through.
Ways = dict[int, list[tuple[int, ...]]]


class Movement(Hands):
    """The move step's rules, and moves that cards order."""

    def reach(self, unit: int) -> int:
        """How many hexes a unit moves."""
        return self.number("move", unit, self.unit_card(unit).move)

    def can_enter(self, unit: int, hex_: int) -> bool:
        """Whether terrain and cards let a unit into a hex."""
        return self.ground(hex_).passable and self.ruling("move", unit, hex_) is not False

    def can_pass(self, unit: int, other: int) -> bool:
        """An occupied hex cannot be crossed, friend or enemy, unless a card says so."""
        return self.ruling("pass", unit, other) is True

    def ways(self, unit: int, hexes: int, gap: int = -1) -> Ways:
        """Where a unit can go within `hexes` steps; with `gap`, its first step is into that hex.

        Terrain that stops ends the move on entry. Of several ways to a hex those that pass through
        the same units are one.
        """
        start = self.state.place[unit]
        found: Ways = {}
        seen: set[tuple[int, tuple[int, ...]]] = {(start, ())}
        queue: deque[tuple[int, tuple[int, ...], int]] = deque([(start, (), hexes)])
        while queue:
            here, passed, left = queue.popleft()
            for there, through in self._steps(unit, here, passed, gap if here == start else -1):
                if left == 0 or (there, through) in seen or there == start:
                    continue
                seen.add((there, through))
                if self.vacant(there):
                    found.setdefault(there, []).append(through)
                if not self.ground(there).stops:
                    queue.append((there, through, left - 1))
        return found

    def _steps(
        self, unit: int, here: int, passed: tuple[int, ...], gap: int
    ) -> Iterator[tuple[int, tuple[int, ...]]]:
        for place in BOARD.adjacent[on_board(here)]:
            there = as_piece(place)
            if gap not in (-1, there) or not self.can_enter(unit, there):
                continue
            other = self.state.occupant[there]
            if other < 0:
                yield there, passed
            elif other not in passed and self.can_pass(unit, other):
                yield there, (*passed, other)

    def move_options(self, unit: int, hexes: int, gap: int = -1) -> list[Option]:
        """`("move", unit, goal, *passed)` for each way of each goal."""
        return [
            ("move", unit, goal, *through)
            for goal, ways in self.ways(unit, hexes, gap).items()
            for through in ways
        ]

    def movable(self, player: int) -> list[Option]:
        """All moves of the ordered units of a player that have not moved."""
        return [
            option
            for unit in self.own_units(player)
            if self.ordered(unit) and not self.moved(unit)
            for option in self.move_options(unit, self.reach(unit))
        ]

    def move_refusals(self, player: int, unit: int, goal: int) -> Reasons:
        """Why a unit may not move to a hex in the move step."""
        reasons = []
        if self.controller(unit) != player:
            reasons.append(refused("not-yours"))
        if not self.ordered(unit):
            reasons.append(refused("not-ordered"))
        if self.moved(unit):
            reasons.append(refused("already-moved"))
        if not self.vacant(goal):
            reasons.append(refused("occupied"))
        if not self.ground(goal).passable:
            reasons.append(refused("impassable", terrain=self.terrain(goal)))
        elif not self.can_enter(unit, goal):
            reasons.append(refused("forbidden"))
        if not reasons and goal not in self.ways(unit, self.reach(unit)):
            reasons.append(refused("out-of-reach", move=self.reach(unit)))
        return tuple(reasons)

    # --- moving ------------------------------------------------------------------------------

    def walk(self, unit: int, goal: int, *through: int) -> None:
        """A unit goes to a hex that it can reach, through the units on its way."""
        self.note("move", unit, self.state.place[unit], goal)
        self.put_at(unit, goal)
        self.state.moves[unit] = 1
        for victim in through:
            self.happen(Pass(rider=unit, victim=victim), "when")
        self.happen(Move(unit=unit, goal=goal), "after")

    def put_at(self, unit: int, goal: int) -> None:
        """A unit stands in another hex, however it got there."""
        state = self.state
        state.occupant[state.place[unit]] = -1
        state.place[unit] = goal
        state.occupant[goal] = unit

    def move(self, agent: int, unit: int = -1, hexes: int = -1, goal: int = -1, gap: int = -1) -> None:
        """A card moves a unit up to so many hexes (its own move, if none is said); its own player says
        where. It may stay, unless it must go through `gap`; a move that cannot be made is not made."""
        unit = agent if agent >= FIRST_CARD else unit
        if self.state.place[unit] < 0:
            return
        options = self.move_options(unit, self.reach(unit) if hexes < 0 else hexes, gap)
        if goal >= 0:
            options = [option for option in options if option[2] == goal]
        if not options:
            return
        if gap < 0:
            options.append(DECLINE)
        answer = self.ask(
            Choice(player=self.controller(unit), kind="move", options=tuple(options), why="move")
        )
        if answer != DECLINE:
            self.walk(*(int(piece) for piece in answer[1:]))
