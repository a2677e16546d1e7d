"""Exact odds: every roll of a trial is expanded and nothing is simulated.

A scripted game asks for each of its rolls, so a trial is a tree: at a roll it branches over the
multisets of faces, each weighted by how many ways there are to roll it. Dice are read by how many show
a face, so their order is nothing that could matter. Probabilities are fractions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, factorial
from typing import Final, Literal

from cardwright_engine.choices import DECLINE, Choice, Option
from cardwright_engine.trial import Results, Trial

Odds = dict[Results, Fraction]
"""How probable each result is; together 1."""

Policy = Literal["refuse", "first", "decline"]
MOST_OUTCOMES: Final = 20_000


class OpenChoice(Exception):
    """What comes of a trial depends on what somebody chooses, among `options` of a choice."""

    def __init__(self, choice: Choice, options: tuple[Option, ...]) -> None:
        super().__init__(choice.why)
        self.choice = choice
        self.options = options


class TooManyOutcomes(Exception):
    """The rolls of a trial have more outcomes than were allowed."""

    def __init__(self, dice: int, most: int) -> None:
        super().__init__(f"{dice} dice lead beyond {most} outcomes")
        self.dice = dice
        self.most = most


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """The odds of a trial, the dice of its first roll (0: it rolled none), and whether the card that was
    to be played into it was ever played."""

    odds: Odds
    dice: int
    played: bool


def rolls(dice: int, sides: Sequence[str]) -> Iterator[tuple[tuple[str, ...], Fraction]]:
    """Every multiset of faces that so many dice can show, with its probability."""
    each = Counter(sides)
    all_ways = len(sides) ** dice
    for faces in combinations_with_replacement(each, dice):
        ways = factorial(dice)
        for face, shown in Counter(faces).items():
            ways = ways // factorial(shown) * each[face] ** shown
        yield faces, Fraction(ways, all_ways)


def odds(
    trial: Trial, sides: Sequence[str], *, choices: Policy = "refuse", most: int = MOST_OUTCOMES
) -> Found:
    """The odds of a trial that the rules allow.

    A choice in its course that makes no difference is passed over. Of any other `choices` takes the
    first option, or declines where that is offered; else it raises OpenChoice. Raises TooManyOutcomes.
    """
    menu = trial.game.pending
    assert menu is not None and trial.begins
    tree = _Tree(trial, sides, choices, most)
    found = tree.one_of(menu, trial.begins)
    return Found(odds=found, dice=tree.dice, played=tree.played)


class _Tree:
    def __init__(self, trial: Trial, sides: Sequence[str], choices: Policy, most: int) -> None:
        self.trial = trial
        self.game = trial.game
        self.sides = sides
        self.choices = choices
        self.most = most
        self.leaves = 0
        self.dice = 0
        self.played = trial.plays < 0

    def grown(self) -> Odds:
        """The odds from where the game stands now."""
        choice = self.game.pending
        if choice is None or choice.why in self.trial.ends or not self.game.suspension()[1]:
            self.leaves += 1
            return {self.trial.measured(self.game): Fraction(1)}
        if choice.kind == "roll":
            return self._rolled(choice)
        if choice.kind == "react":
            return self._reacted(choice)
        return self._chosen(choice)

    def _after(self, *answers: Option) -> Iterator[Odds]:
        """The odds after each of these answers to what is asked now."""
        before, given = self.game.suspension()
        for answer in answers:
            self.game.resume(before, (*given, answer), ())
            yield self.grown()

    def _rolled(self, choice: Choice) -> Odds:
        self.dice = self.dice or choice.count
        kinds = len(set(self.sides))
        if self.leaves + comb(choice.count + kinds - 1, choice.count) > self.most:
            raise TooManyOutcomes(choice.count, self.most)
        possible = tuple(rolls(choice.count, self.sides))
        answers: list[Option] = [("roll", *faces) for faces, _ in possible]
        found: Odds = {}
        for (_, chance), after in zip(possible, self._after(*answers), strict=True):
            for results, part in after.items():
                found[results] = found.get(results, Fraction(0)) + chance * part
        return found

    def _reacted(self, choice: Choice) -> Odds:
        plays = [option for option in choice.options if option[:2] == ("play", self.trial.plays)]
        if not plays:
            return next(self._after(DECLINE))
        self.played = True
        return self.one_of(choice, plays)

    def _chosen(self, choice: Choice) -> Odds:
        if self.choices == "decline" and DECLINE in choice.options:
            return next(self._after(DECLINE))
        return self.one_of(choice, choice.options)

    def one_of(self, choice: Choice, options: Sequence[Option]) -> Odds:
        """The odds of a choice among these options, which is passed over where all have the same."""
        if self.choices == "first":
            return next(self._after(options[0]))
        before, given = self.game.suspension()
        first, *others = self._after(*options)
        if any(other != first for other in others):
            self.game.resume(before, given, ())
            raise OpenChoice(choice, tuple(options))
        return first
