"""The turn: its five phases, the menu of each, and who comes next."""

from __future__ import annotations

from typing import Final

from cardwright_engine.card import Timing
from cardwright_engine.choices import Choice, Option
from cardwright_engine.events import StepEvent
from cardwright_engine.games.battlelore.council import MOST_LORE_CARDS
from cardwright_engine.games.battlelore.nouns import STEPS
from cardwright_engine.games.battlelore.preparation import Preparation
from cardwright_engine.games.battlelore.state import COMMAND_DECK, LORE_DECK, LORE_DISCARD, NONE_YET
from cardwright_engine.index import key_of

PASS: Option = ("pass",)
PARENTS = {step.id: step.parent for step in STEPS}
_TIMINGS: Final[tuple[Timing, ...]] = ("before", "when", "after")
_STEP: Final = {timing: key_of("trigger", StepEvent.id, timing) for timing in _TIMINGS}
LORE_INSTEAD_OF_CARD = 2  # tokens in the DRAW phase, or 1 token and 1 Lore card (assumption)
LORE_BESIDE_CARD = 1


class Turn(Preparation):
    """The part of the game that knows what comes when."""

    def beat(self) -> None:
        """Do the next thing of the phase that the game is in."""
        if self.battles or self.windows:  # of a beat that was left to wait
            self.battles, self.windows = [], []
        match self.state.step:
            case "council":
                self.prepare()
                self.next_phase("landmarks")
            case "landmarks":
                self.place_landmarks()
                self.next_phase("first-cards")
            case "first-cards":
                self.keep_lore_cards()
                self.next_phase("command")
            case "command":
                self.command_phase()
            case "order":
                self.give_orders()
                self.next_phase("movement")
            case "movement":
                self.movement_phase()
            case "combat":
                self.combat_phase()
            case _:
                self.draw_phase()

    def next_phase(self, step: str) -> None:
        """A phase ends, the next one begins; abilities may answer both."""
        self.finish(self.state.step)
        self.begin(step)

    def begin(self, step: str) -> None:
        """A phase begins."""
        self.state.step = step
        self.note("step", step)
        self.answered(step, "before")
        self.answered(step, "when")

    def finish(self, step: str) -> None:
        """A phase or the turn ends, and with it what lasted until then."""
        self.answered(step, "after")
        self.end(step)

    def answered(self, step: str, timing: Timing) -> None:
        """Let abilities answer that a step begins or ends."""
        if self.heard(_STEP[timing]):
            self.happen(StepEvent(step=step, player=self.state.active), timing)

    def in_step(self, step: str, player: int = -1) -> bool:
        """Whether the game is in a phase, or in anything that the phase is part of."""
        if player not in (-1, self.state.active):
            return False
        now = self.state.step
        while now and now != step:
            now = PARENTS[now]
        return now == step

    def menu(self, options: list[Option], *, may_pass: bool = True) -> Option:
        """What the active player does next in his phase."""
        offered = (*options, PASS) if may_pass or not options else tuple(options)
        return self.ask(Choice(self.state.active, "action", offered, self.state.step))

    # --- the phases --------------------------------------------------------------------------

    def command_phase(self) -> None:
        """A Command card is played, unless a card is played in lieu of it or there is none."""
        player = self.state.active
        options = self.plays(player)
        command_cards = self.box.command_cards
        must = any(command_cards[int(option[1])] for option in options)
        chosen = self.menu(options, may_pass=not must)
        if chosen == PASS:
            self.next_phase("order")
        else:
            self.play(player, chosen)

    def movement_phase(self) -> None:
        """Ordered units move, one at a time."""
        player = self.state.active
        ways = {unit: self.reach_of(unit) for unit in self.ordered_units(player) if self.can_move(unit)}
        options = self.plays(player)
        options += [("move", unit, place) for unit, places in ways.items() for place in places]
        chosen = self.menu(options)
        if chosen == PASS:
            self.next_phase("combat")
        elif chosen[0] == "move":
            unit, place = int(chosen[1]), int(chosen[2])
            self.walk(unit, place, ways[unit][place])
        else:
            self.play(player, chosen)

    def combat_phase(self) -> None:
        """Ordered units battle, one at a time; none has to."""
        player = self.state.active
        options = self.plays(player)
        options += [
            ("attack", target, unit)
            for unit in self.ordered_units(player)
            if self.can_battle(unit)
            for target in self.targets_of(unit)
        ]
        chosen = self.menu(options)
        if chosen == PASS:
            self.next_phase("draw")
        elif chosen[0] == "attack":
            self.attack(player, int(chosen[1]), int(chosen[2]))
        else:
            self.play(player, chosen)

    def draw_phase(self) -> None:
        """A Command card up to the player's command; in a Lore Adventure also tokens, or a token and
        a Lore card. Then the turn is over."""
        player = self.state.active
        command_cards = self.box.command_cards
        held = sum([command_cards[card] for card in self.hand(player)])
        if held < self.command(player):
            self.draw_card(player, COMMAND_DECK)
        if self.state.adventure:
            self.draw_lore(player)
        self.keep_limits(player)
        self.end_turn(player)

    def draw_lore(self, player: int) -> None:
        """Tokens, or a token and a Lore card."""
        piles = self.state.piles
        there = piles[LORE_DECK] or piles[LORE_DISCARD]
        if not there or not self.agree(player, "lore-card"):
            self.gain(player, LORE_INSTEAD_OF_CARD)
            return
        self.gain(player, LORE_BESIDE_CARD)
        self.draw_card(player, LORE_DECK)

    def keep_limits(self, player: int) -> None:
        """A player discards Lore cards beyond the limit of his highest Lore Master, and Command cards
        beyond his command that the text of a card let him draw."""
        lore_cards = self.box.lore_cards
        lore = [card for card in self.hand(player) if lore_cards[card]]
        command = [card for card in self.hand(player) if not lore_cards[card]]
        limits = ((lore, MOST_LORE_CARDS[self.highest_level(player)]), (command, self.command(player)))
        for cards, limit in limits:
            spare = len(cards) - limit
            if spare > 0:
                for card in self.choose(
                    player, cards, "hand-limit", minimum=spare, maximum=spare, kind="discard"
                ):
                    self.discard(player, card)

    # --- the end of a turn -------------------------------------------------------------------

    def end_turn(self, player: int) -> None:
        """Played cards leave, landmarks give, orders are forgotten, the other player is active."""
        state = self.state
        self.landmarks_give(player)
        self.finish("draw")
        self.finish("turn")
        self.clear_tables()
        state.ordered, state.stepped = NONE_YET.copy(), NONE_YET.copy()
        state.battled, state.entered = NONE_YET.copy(), NONE_YET.copy()
        state.commanding, state.commanded, state.lore_plays = (), 0, (0, 0)
        state.active = self.opponent(player)
        self.lead(state.active, -1)
        state.round += 1
        self.note("turn", state.active)
        self.answered("turn", "before")
        self.begin("command")
