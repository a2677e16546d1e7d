"""Reaction windows: who is asked whether he plays a card, in what order, how often."""

from __future__ import annotations

from cardwright_engine.card import Timing
from cardwright_engine.choices import DECLINE, Choice
from cardwright_engine.events import Event
from cardwright_engine.games.battlelore.events import Move, Play, Roll
from cardwright_engine.games.battlelore.plays import Plays


class Windows(Plays):
    """The part of the game that opens windows for the cards in hand. A window may open inside
    another: a Reaction can be answered in its turn. `windows` are the events answered in the running
    beat, the innermost last; it is filled anew whenever the beat runs."""

    windows: list[Event]

    def react(self, event: Event, timing: Timing) -> None:
        """Ask first who acts (the attacker, the player of a card), then the other, and again until
        both decline (assumption; F30). A window closes when what it answers was cancelled."""
        answers = self.cards_of_phase(event)
        if not answers or (answers.isdisjoint(self.hand(0)) and answers.isdisjoint(self.hand(1))):
            return  # nearly always
        if isinstance(event, Roll):
            first = self.controller(event.attacker)
        elif isinstance(event, Play):
            first = event.player
        elif isinstance(event, Move):
            first = self.controller(event.unit)
        else:
            return
        self.windows.append(event)
        acted = True
        while acted:
            acted = False
            for player in (first, self.opponent(first)):
                acted = (not self.closed(event) and self.offer(player, event, timing)) or acted
        self.windows.pop()

    def closed(self, event: Event) -> bool:
        """Whether there is nothing left to answer: of a cancelled play only that it is `after`."""
        return isinstance(event, Play) and self.cancelled(event.card)

    def offer(self, player: int, event: Event, timing: Timing) -> bool:
        """Let a player play a card in a window; whether he did."""
        options = self.plays(player, event, timing)
        if not options:
            return False
        why = f"{timing} {event.id}"
        answer = self.ask(Choice(player, "react", (*options, DECLINE), why))
        if answer == DECLINE:
            return False
        self.play(player, answer, event, timing)
        return True
