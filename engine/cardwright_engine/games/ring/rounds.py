"""The round: location, action, combat, victory check, draw; each beat is one decision of it."""

from __future__ import annotations

from typing import Final

from cardwright_engine.choices import Choice
from cardwright_engine.events import StepEvent
from cardwright_engine.games.ring.actions import Actions
from cardwright_engine.index import key_of

_BEGUN: Final = key_of("trigger", "step", "when")
_ENDED: Final = key_of("trigger", "step", "after")
_PASS: Final = ("pass",)
LEAD = 10  # victory points ahead that win at once


class Rounds(Actions):
    """Goes from step to step until a team has won."""

    def beat(self) -> None:
        match self.state.step:
            case "action":  # first, as most beats are turns
                self.action_step()
            case "setup":
                self.setup_step()
            case "location":
                self.location_step()
            case "combat":
                self.combat_step()
            case "victory":
                self.victory_check()
            case _:
                self.draw_step()

    def _go_to(self, step: str) -> None:
        state = self.state
        if self.heeded(_ENDED):
            self.happen(StepEvent(step=state.step, player=state.starter), "after")
        self.end(state.step)
        state.step = step
        state.stage = 0
        state.passes = 0
        state.turn = state.first
        state.active = state.starter
        self.note("step", step, state.round)
        if step != "draw" and self.heeded(_BEGUN):  # a draw step is a step of each player
            self.happen(StepEvent(step=step, player=state.starter), "when")

    def setup_step(self) -> None:
        """Each player cycles cards of his opening hand."""
        state = self.state
        player = self.players[state.stage]
        count = self.scenario.seats[player].cycled
        for card in self.choose(
            player, self.hand(player), "setup", minimum=count, maximum=count, kind="cycle"
        ):
            self.cycle(player, card)
        state.stage += 1
        if state.stage == len(self.players):
            self._go_to("location")

    def location_step(self) -> None:
        """R1: battleground, then path, by the starting player; one beat each."""
        state = self.state
        if state.stage == 0:
            self.activate_battleground(state.starter)
            state.stage = 1
        else:
            self.activate_path(state.starter)
            self._go_to("action")

    def action_step(self) -> None:
        """One turn of one player. The step ends when all pass one after another."""
        state = self.state
        order = self.scenario.order
        turn = state.turn
        player = state.active = order[turn]
        option = self.ask(Choice(player, "action", self.actions(player), "action"))
        if option == _PASS:
            if self.log is not None:  # one decision in four
                self.note("pass", player)
            state.passes += 1
        else:
            self.do(player, option)
            state.passes = 0
        if state.lasting or state.used:
            self.end("turn")
        state.turn = turn = (turn + 1) % len(order)
        state.active = order[turn]
        if state.passes >= len(self.players) and self._all_passed():
            self._go_to("combat")

    def _all_passed(self) -> bool:
        """Whether all players passed one after another, each on one of his turns."""
        state = self.state
        order = self.scenario.order
        passed = {order[(state.turn - 1 - back) % len(order)] for back in range(state.passes)}
        return len(passed) == len(self.players)

    def combat_step(self) -> None:
        """One combat, in an order chosen by the starting player (F049)."""
        state = self.state
        if not state.active_places[0]:
            self._go_to("victory")
            return
        place = self.choose(state.starter, state.active_places[0], "combat")[0]
        if place == state.path:
            self.path_combat()
        else:
            self.battleground_combat(place)

    def victory_check(self) -> None:
        """A lead of ten wins; after the last path the higher score does, Ring tokens not used being
        worth a point each; a tie goes to the Shadow (F086)."""
        state = self.state
        scores = [self.score(self.team_players(side)[0]) for side in ("free", "shadow")]
        final = state.journey >= self.scenario.last_path
        if final:
            for player in self.players:
                if self.scenario.seats[player].token == "once":
                    scores[self.team(player)] += state.rings[player]
        lead = scores[0] - scores[1]
        self.note("victory-check", *scores)
        if final or abs(lead) >= LEAD:
            state.winner = 0 if lead > 0 else 1
            self.note("win", state.winner)
        else:
            self._go_to("draw")

    def draw_step(self) -> None:
        """Each player draws, and what his cards do in his draw step follows (assumption); then the
        starting player token passes on."""
        state = self.state
        for player in self.turn_order():
            self.draw(player, self.draw_count(player))
            if self.heeded(_BEGUN):
                self.happen(StepEvent(step="draw", player=player), "when")
        self.end("draw")
        self.end("round")
        state.round += 1
        self._turn_tokens()
        order = self.scenario.order
        state.first = (state.first + 1) % len(order)
        state.starter = order[state.first]
        self._go_to("location")

    def _turn_tokens(self) -> None:
        """A Ring token that works each round is turned up again."""
        for player, seat in enumerate(self.scenario.seats):
            if seat.token == "each round":
                self.state.rings[player] = 1
