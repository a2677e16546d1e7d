"""The turn: which step follows which, and what the active player is asked in each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardwright_engine.choices import DECLINE, Choice, Option
from cardwright_engine.events import StepEvent
from cardwright_engine.games.battlelore2.attacks import Attacks
from cardwright_engine.games.battlelore2.pieces import PLAYERS

FOLLOWS: Final = {
    "command": "order",
    "order": "move",
    "move": "attack",
    "attack": "vp",
    "vp": "draw",
    "draw": "lore",
}
BANNER_POINTS = 1  # for each banner hex controlled at the end of the own turn
LORE_CHOICE: Final = {"lore": (2, 0, 0), "both": (1, 1, 0), "cards": (0, 2, 1)}  # lore, cards, discarded
DISCARDS_AT_START: Final = {"command": 2, "lore": 1}


class Turn(Attacks):
    """One beat is one decision of the active player in the step where the game stands."""

    def beat(self) -> None:
        self.combats, self.running = [], []
        player = self.state.active
        match self.state.step:
            case "setup":
                self.discard_at_start()
            case "command":
                self.command_step(player)
            case "order":
                self.give_orders(player)
                self.lore_window(player, "order")
                self.proceed()
            case "move":
                self.move_step(player)
            case "attack":
                self.attack_step(player)
            case "vp":
                self.score(player, BANNER_POINTS * self.banners_held(player))
                self.lore_window(player, "vp")
                self.proceed()
            case "draw":
                self.draw(player, 1, "command-deck", -1)
                self.lore_window(player, "draw")
                self.proceed()
            case "lore":
                self.lore_step(player)
            case step:
                raise RuntimeError(f"no such step: {step}")

    def turn_order(self) -> Iterable[int]:
        """The active player first (assumption)."""
        return (self.state.active, 1 - self.state.active)

    # --- main phase --------------------------------------------------------------------------

    def command_step(self, player: int) -> None:
        """One command card is played; a player who holds none (assumption) goes on without orders."""
        commands = self.command_options(player)
        if not commands:
            self.lore_window(player, "command")
            self.proceed()
            return
        options = (*commands, *self.lore_options(player))
        answer = self.ask(Choice(player=player, kind="action", options=options, why="command"))
        card = int(answer[1])
        if self.is_lore(card):
            self.play_lore(player, *(int(piece) for piece in answer[1:]))
        else:
            self.play_command(player, card)
            self.proceed()

    def move_step(self, player: int) -> None:
        """Ordered units move, one after another."""
        answer = self._menu(player, [*self.movable(player), *self.lore_options(player)])
        if answer == DECLINE:
            self.proceed()
        elif answer[0] == "move":
            self.walk(*(int(piece) for piece in answer[1:]))
        else:
            self.play_lore(player, *(int(piece) for piece in answer[1:]))

    def attack_step(self, player: int) -> None:
        """Ordered units attack, one after another, once each."""
        answer = self._menu(player, [*self.attack_options(player), *self.lore_options(player)])
        if answer == DECLINE:
            self.proceed()
        elif answer[0] == "attack":
            self.attack(player, *(int(piece) for piece in answer[1:]))
        else:
            self.play_lore(player, *(int(piece) for piece in answer[1:]))

    def _menu(self, player: int, options: list[Option]) -> Option:
        """What a player does next in a step that goes on until he is done."""
        if not options:
            return DECLINE
        choice = Choice(player=player, kind="action", options=(*options, DECLINE), why=self.state.step)
        return self.ask(choice)

    # --- upkeep phase ------------------------------------------------------------------------

    def banners_held(self, player: int) -> int:
        """How many banner hexes a player controls: a unit of his stands there."""
        return sum(1 for unit in self.own_units(player) if self.banner(self.state.place[unit]))

    def lore_step(self, player: int) -> None:
        """2 lore, or 1 lore and a lore card, or 2 lore cards of which one is discarded (assumption)."""
        self.lore_window(player, "lore")
        options: tuple[Option, ...] = tuple(("take", what) for what in LORE_CHOICE)
        answer = self.ask(Choice(player=player, kind="take", options=options, why="lore"))
        lore, cards, discarded = LORE_CHOICE[str(answer[1])]
        self.gain_lore(player, lore)
        drawn = self.draw(player, cards, "lore-deck", player)
        for card in self.choose(
            player, drawn, "discard", minimum=discarded, maximum=discarded, kind="discard"
        ):
            self.discard(player, card)
        self.end_turn()

    # --- from step to step -------------------------------------------------------------------

    def proceed(self) -> None:
        """The step is over and the next begins."""
        state = self.state
        self._leave_step()
        if state.step == "attack":
            self.end("main")
        self._enter_step(FOLLOWS[state.step])

    def end_turn(self) -> None:
        """Orders lapse, the command card is discarded, the other player's turn begins."""
        state = self.state
        self._leave_step()
        self.end("upkeep")
        self.end("turn")
        for unit in self.own_units(state.active):
            state.orders[unit] = state.moves[unit] = state.attacks[unit] = state.stuns[unit] = 0
        for card in tuple(state.table[0]):
            self.discard(state.active, card)
        state.command = -1
        state.fought = ()
        state.active = 1 - state.active
        if state.active == state.first:
            state.round += 1
            self.end("round")
            self.check_victory()
        self._enter_step("command")

    def _leave_step(self) -> None:
        state = self.state
        self.happen(StepEvent(step=state.step, player=state.active), "after")
        self.end(state.step)

    def _enter_step(self, step: str) -> None:
        self.state.step = step
        self.note("step", step, self.state.active)
        self.happen(StepEvent(step=step, player=self.state.active), "before")
        self.happen(StepEvent(step=step, player=self.state.active), "when")

    # --- beginning and end of the game -------------------------------------------------------

    def discard_at_start(self) -> None:
        """Of the opening hand each player discards 2 command cards and 1 lore card."""
        for player in PLAYERS:
            for is_kind, number in (
                (self.is_command, DISCARDS_AT_START["command"]),
                (self.is_lore, DISCARDS_AT_START["lore"]),
            ):
                held = [card for card in self.hand(player) if is_kind(card)]
                for card in self.choose(
                    player, held, "discard", minimum=number, maximum=number, kind="discard"
                ):
                    self.discard(player, card)
        self._enter_step("command")

    def check_victory(self) -> None:
        """At the start of the first player's turn whoever has enough points wins; with a tie the game
        goes on (assumption)."""
        state = self.state
        mine, theirs = (state.points[player] for player in PLAYERS)
        if max(mine, theirs) >= state.victory and mine != theirs:
            state.winner = 0 if mine > theirs else 1
            self.note("won", state.winner)
