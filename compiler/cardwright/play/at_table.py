"""People and random players at one table, line by line, on any terminal or none."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from cardwright.play.telling import SPECTATOR, Telling
from cardwright_engine import vocabulary as words
from cardwright_engine.abilities import CardGame
from cardwright_engine.card import Card
from cardwright_engine.choices import Choice, Option
from cardwright_engine.tabletop import NoScenario, Tabletop

__all__ = ["PERSON", "RANDOM", "AtTable", "Left", "NoScenario", "scenario_called", "tabletop_of"]

PERSON: Final = "me"
RANDOM: Final = "random"
HELP: Final = "a number, `?` why a card cannot be played, `l` the log, `u` take back, `q` end"

Ask = Callable[[], str]  # one line that a person types; "" when there is no more
Say = Callable[[str], None]


class Left(Exception):
    """A person left the table."""


@dataclass(frozen=True, slots=True)
class _Before:
    """What a game was like before somebody's answer."""

    suspension: tuple[Any, tuple[Option, ...]]
    told: tuple[Any, ...]
    shown: int


def tabletop_of(vocabulary: words.Vocabulary) -> Tabletop | None:
    """What a game's package says of tables; None for a game that is not made to be played yet."""
    tabletop: Tabletop | None = getattr(import_module(vocabulary.package), "TABLETOP", None)
    return tabletop


class AtTable:
    """One game with its players, told as it goes on."""

    def __init__(
        self,
        game: CardGame[Any],
        tabletop: Tabletop,
        vocabulary: words.Vocabulary,
        players: Sequence[str],
        *,
        seed: int = 0,
        ask: Ask,
        say: Say,
    ) -> None:
        self.game = game
        self.tabletop = tabletop
        self.players = tuple(players)
        self._chances = {
            player: random.Random(f"{seed}/{player}")
            for player, who in enumerate(self.players)
            if who == RANDOM
        }
        people = [player for player, who in enumerate(self.players) if who == PERSON]
        viewer = people[0] if len(people) == 1 else SPECTATOR
        self.telling = Telling(game, tabletop, vocabulary, viewer)
        self._ask = ask
        self._say = say
        self._shown = 0
        self._before: list[_Before] = []

    def play(self) -> None:
        """Go on until the game is over.

        Raises Left where a person leaves.
        """
        choice = self.game.run()
        while choice is not None:
            self._show()
            player = choice.player
            if player in self._chances:
                choice = self.game.answer(self._chances[player].choice(choice.options))
            else:
                choice = self._person(choice)
        self._show()

    def _show(self) -> None:
        log = self.game.log or []
        for entry in log[self._shown :]:
            self._say(self.telling.entry(entry))
        self._shown = len(log)

    # --- a person ----------------------------------------------------------------------------

    def _person(self, choice: Choice) -> Choice | None:
        self._say("")
        self._say(self.telling.question(choice))
        for number, option in enumerate(choice.options, start=1):
            self._say(f"{number:4}  {self.telling.option(option)}")
        while True:
            line = self._ask()
            if not line:
                raise Left
            word, _, rest = line.strip().partition(" ")
            match word:
                case "q":
                    raise Left
                case "u":
                    if self._before:
                        return self._take_back()
                    self._say("nothing to take back")
                case "l":
                    for entry in self.game.log or ():
                        self._say(self.telling.entry(entry))
                case "?":
                    self._explain(choice, rest)
                case _ if word.isdigit() and 1 <= int(word) <= len(choice.options):
                    return self._answer(choice.options[int(word) - 1])
                case _:
                    self._say(HELP)

    def _answer(self, option: Option) -> Choice | None:
        self._before.append(_Before(self.game.suspension(), self.game.told(), self._shown))
        return self.game.answer(option)

    def _take_back(self) -> Choice | None:
        """Back to before the last answer of a person, whatever came of it."""
        before = self._before.pop()
        state, answers = before.suspension
        self._shown = before.shown
        return self.game.resume(state, answers, before.told)

    def _explain(self, choice: Choice, title: str) -> None:
        """Why the cards in hand cannot be played, or those whose titles hold some words."""
        # Every game has hands; the engine's part that all share knows no cards, so it cannot say so.
        hand: list[int] = self.game.hand(choice.player)  # type: ignore[attr-defined]
        found = False
        for card in hand:
            name = self.game.title(card)
            if title.strip().casefold() not in name.casefold():
                continue
            found = True
            reasons = self.telling.why_not(choice.player, card)
            self._say(f"{name}: {'; '.join(reasons) if reasons else 'can be played'}")
        if not found:
            self._say("no such card is in your hand")

    # --- the end -----------------------------------------------------------------------------

    def result(self) -> str:
        """Who won."""
        winner = self.game.state.winner
        return f"won by {self.tabletop.sides(self.game)[winner]}" if winner >= 0 else "not over"


def scenario_called(tabletop: Tabletop, cards: Mapping[str, Card], name: str) -> tuple[str, ...]:
    """The scenarios that a name can mean: the one with this title, else all that have it in them; the
    first of all without a name."""
    known = tabletop.scenarios(cards)
    if not name:
        return known[:1]
    same = tuple(title for title in known if title.casefold() == name.casefold())
    return same or tuple(title for title in known if name.casefold() in title.casefold())
