"""What a card, or an attack, does to a unit: every result with its exact probability.

The question is asked in words; the game's package makes positions of it, and the engine expands every
roll. What has no answer is said in one lower-case sentence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from importlib import import_module
from typing import Final

from cardwright.play.described import NotDescribed, described
from cardwright.play.telling import Telling
from cardwright_engine import vocabulary as words
from cardwright_engine.card import Card
from cardwright_engine.odds import MOST_OUTCOMES, Found, Odds, OpenChoice, Policy, TooManyOutcomes, odds
from cardwright_engine.position import BadPosition, Refused
from cardwright_engine.tabletop import Tabletop
from cardwright_engine.trial import Described, Measure, Trial, Trials, Tried

__all__ = [
    "MOST_OUTCOMES",
    "Asked",
    "Column",
    "Measure",
    "NoOdds",
    "NotDescribed",
    "Policy",
    "chance",
    "expected",
    "found",
    "target_of",
    "trials_of",
]


_OPTIONS_TOLD: Final = 4


class NoOdds(ValueError):
    """A question without an answer; the message says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A question: a `card` by its title, an `attack` described in words, or both; against whom."""

    card: str = ""
    attack: str = ""
    against: str = ""
    distance: int = 1
    levels: tuple[int, ...] = ()  # none: every level that the card has
    choices: Policy = "refuse"
    most: int = MOST_OUTCOMES


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """The answer for one level, 0 where there is none. `with_` says what else the position holds."""

    level: int
    odds: Odds
    dice: int
    with_: str


def trials_of(vocabulary: words.Vocabulary) -> Trials | None:
    """What a game's package says of odds; None for a game whose dice nobody can ask about."""
    trials: Trials | None = getattr(import_module(vocabulary.package), "TRIALS", None)
    return trials


def target_of(
    vocabulary: words.Vocabulary, cards: Mapping[str, Card], trials: Trials, said: str
) -> Described:
    """The unit that some words describe. Raises NotDescribed."""
    return described(said, vocabulary, trials.target, trials.ground, cards)


def expected(column: Column, measure: int) -> Fraction:
    """The expected value of a measure."""
    return sum((results[measure] * part for results, part in column.odds.items()), Fraction(0))


def chance(column: Column, measure: int, value: int) -> Fraction:
    """How probable it is that a measure has a value."""
    return sum((part for results, part in column.odds.items() if results[measure] == value), Fraction(0))


def found(
    vocabulary: words.Vocabulary, cards: Mapping[str, Card], asked: Asked
) -> tuple[tuple[Measure, ...], tuple[Column, ...]]:
    """What is measured, and the answer level by level.

    Raises NoOdds, and NotDescribed where the words of a unit mean nothing.
    """
    trials = trials_of(vocabulary)
    if trials is None:
        raise NoOdds(f"nobody has said how odds are asked for in `{vocabulary.game}`")
    tried = _tried(vocabulary, cards, trials, asked)
    levels = _levels(trials, cards, asked)
    search = _Search(vocabulary, cards, trials, asked)
    columns = tuple(search.column(tried, level) for level in levels)
    if not any(column.dice for column in columns):
        raise NoOdds(f"{search.name} rolls no dice")
    return trials.measures, columns


def _tried(vocabulary: words.Vocabulary, cards: Mapping[str, Card], trials: Trials, asked: Asked) -> Tried:
    return Tried(
        card=asked.card,
        against=target_of(vocabulary, cards, trials, asked.against),
        attacker=target_of(vocabulary, cards, trials, asked.attack) if asked.attack else None,
        distance=asked.distance,
    )


def _levels(trials: Trials, cards: Mapping[str, Card], asked: Asked) -> tuple[int, ...]:
    known = trials.levels(cards[asked.card]) if asked.card else ()
    if not known:
        if asked.levels:
            raise NoOdds(f"{f'`{asked.card}`' if asked.card else 'an attack'} has no level")
        return (0,)
    for level in asked.levels:
        if level not in known:
            listed = f"{min(known)} to {max(known)}" if len(known) > 1 else str(min(known))
            raise NoOdds(f"`{asked.card}` is played at level {listed}, not {level}")
    return asked.levels or known


class _Search:
    """Looks for the position on which something can be tried, and asks for the odds there."""

    def __init__(
        self, vocabulary: words.Vocabulary, cards: Mapping[str, Card], trials: Trials, asked: Asked
    ) -> None:
        self.vocabulary = vocabulary
        self.cards = cards
        self.trials = trials
        self.asked = asked
        self.name = f"`{asked.card}`" if asked.card else "this attack"

    def column(self, tried: Tried, level: int) -> Column:
        """The answer at one level: from the first position that allows it."""
        why = ""
        try:
            for trial in self.trials.positions(self.cards, replace(tried, level=level)):
                if not trial.begins:
                    why = why or self._refused(trial)
                    continue
                answer = self._odds(trial)
                if answer.played:
                    return Column(level=level, odds=answer.odds, dice=answer.dice, with_=trial.with_)
                why = f"{self.name} cannot be played into this attack"
        except BadPosition as bad:
            raise NoOdds(str(bad)) from None
        raise NoOdds(why)

    def _odds(self, trial: Trial) -> Found:
        try:
            return odds(trial, self.trials.sides, choices=self.asked.choices, most=self.asked.most)
        except OpenChoice as open_:
            raise NoOdds(self._open(self._telling(trial), open_)) from None
        except TooManyOutcomes as many:
            dice = "1 die" if many.dice == 1 else f"{many.dice} dice"
            raise NoOdds(
                f"there are more than {many.most} outcomes, here with {dice}; --most allows more"
            ) from None

    def _open(self, telling: Telling, open_: OpenChoice) -> str:
        question = telling.question(open_.choice).rstrip(":")
        told = [f"`{option}`" for option in dict.fromkeys(map(telling.option, open_.options))]
        listed = " or ".join(told[:_OPTIONS_TOLD])
        more = f" and {len(told) - _OPTIONS_TOLD} more" if len(told) > _OPTIONS_TOLD else ""
        return (
            f"what comes of it depends on a choice ({question}): {listed}{more};"
            " --choices first takes the first of them, --choices decline what declines"
        )

    def _telling(self, trial: Trial) -> Telling:
        tabletop: Tabletop = import_module(self.vocabulary.package).TABLETOP
        return Telling(trial.game, tabletop, self.vocabulary)

    def _refused(self, trial: Trial) -> str:
        player, verb, pieces = trial.refused
        reasons: Sequence[Refused] = trial.game.why_not(player, verb, pieces)
        told = ", and ".join(filter(None, map(self._clause, reasons)))
        return f"the rules refuse this: {told}" if told else "the rules refuse this"

    def _clause(self, refused: Refused) -> str:
        for refusal in self.vocabulary.refusals:
            if refusal.id == refused.id:
                return refusal.says.format_map(dict(refused.values))
        for ability in self.cards[self.asked.card].abilities if self.asked.card else ():
            for condition in ability.conditions:
                if condition.id == refused.id:
                    return f"it needs: {condition.says}"
        return ""
