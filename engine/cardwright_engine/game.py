"""A running game: a state, a way to ask, and a way to wait.

A game goes forward in beats. A beat is one step of the rules from what `state.step` says, with all
its consequences, written as plain straight-line functions. When a choice has no answer yet, the
beat is left by `Waiting`; when the answer comes, the beat runs again from the state before it with
all answers so far, so nothing but a state and a list of answers has to be kept, copied or saved.
While it waits, `state` shows the middle of the beat, as the players see it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from cardwright_engine.choices import DECLINE, Choice, IllegalAnswer, Option, Waiting
from cardwright_engine.source_map import name_source
from cardwright_engine.state import State

S = TypeVar("S", bound=State)

# A linear congruential generator; of its 64 bits the upper half is used.
_FACTOR: Final = 6364136223846793005
_STEP: Final = 1442695040888963407
_ASKED: Final = frozenset(("roll", "draw", "action"))  # what never answers itself
_AGREED: Final[tuple[Option, ...]] = (("agree",), DECLINE)
_MASK: Final = 0xFFFFFFFFFFFFFFFF

Decider = Callable[[Any, Choice], Option]
Entry = tuple[int | str | tuple[int | str, ...], ...]


class Game(ABC, Generic[S]):
    """The part of a running game that every game has.

    `decide` answers choices at once (bots, simulation); without it the game waits. `scripted` games
    ask for dice and draws as choices of kind `roll` and `draw`. `log` is None when nobody reads it.
    """

    def __init__(
        self, state: S, *, decide: Decider | None = None, scripted: bool = False, log: bool = True
    ) -> None:
        self.state = state
        self.decide = decide
        self.scripted = scripted
        self.log: list[Entry] | None = [] if log else None
        self.pending: Choice | None = None
        self.forced: list[tuple[int, Option]] = []  # what answered itself so far, in a game that waits
        self._before: S = state  # the state before the running beat
        self._log_before = 0
        self._forced_before = 0
        self._answers: list[Option] = []
        self._next = 0

    # --- what a game's package says ----------------------------------------------------------

    @abstractmethod
    def beat(self) -> None:
        """Do the next step of the rules."""

    # --- going forward -----------------------------------------------------------------------

    def take_up(self, state: S) -> None:
        """Go on from a state. The one way in which a game comes to another one, so that a package which
        keeps what follows from its state sees it."""
        self.state = state

    def over(self) -> bool:
        return self.state.winner >= 0

    def run(self) -> Choice | None:
        """Go on until a player must answer (returned, and kept in `pending`) or the game is over."""
        if self.decide is not None and self.pending is None:
            self._run_on()
        while self.pending is None and not self.over():
            self._before = self.state
            self.take_up(self._before.clone())
            self._forced_before = len(self.forced)
            if self.log is not None:
                self._log_before = len(self.log)
            self._beat()
        return self.pending

    def _run_on(self) -> None:
        """To the end of a game in which every choice is answered at once."""
        try:
            log, beat = self.log, self.beat
            while self.state.winner < 0:  # as `over` says, without asking it
                if log is not None:
                    self._log_before = len(log)
                beat()
        except Exception as error:
            name_source(error)
            raise

    def answer(self, option: Option) -> Choice | None:
        """Answer the pending choice and go on.

        Raises IllegalAnswer when `option` is not offered; nothing has changed then.
        """
        choice = self.pending
        if choice is None:
            raise RuntimeError("no choice is pending")
        if not _offers(choice, option):
            raise IllegalAnswer(choice, option)
        self._answers.append(option)
        self._again()
        return self.run()

    def _again(self) -> None:
        self.take_up(self._before.clone())
        if self.log is not None:
            del self.log[self._log_before :]
        del self.forced[self._forced_before :]
        self.pending = None
        self._beat()

    def _beat(self) -> None:
        self._next = 0
        try:
            self.beat()
        except Waiting as waiting:
            self.pending = waiting.choice
        except Exception as error:
            name_source(error)
            raise
        else:
            self._answers.clear()

    def suspension(self) -> tuple[S, tuple[Option, ...]]:
        """All that must be kept to go on later: the state before the beat, and the answers in it."""
        return (self._before if self.decide is None else self.state), tuple(self._answers)

    def told(self) -> tuple[Entry, ...]:
        """What was written down before the running beat: the log that goes with a `suspension`."""
        return tuple(self.log[: self._log_before]) if self.log is not None else ()

    def resume(
        self, before: S, answers: Sequence[Option], told: Sequence[Entry] | None = None
    ) -> Choice | None:
        """Go on from a `suspension`, with the log that goes with it if there is one."""
        if self.log is not None and told is not None:
            self.log[:] = told
        self._before = before
        self._answers = list(answers)
        self._log_before = len(self.log) if self.log is not None else 0
        self.forced.clear()  # what a suspension does not keep, and what came after it
        self._forced_before = 0
        self._again()
        return self.run()

    # --- asking ------------------------------------------------------------------------------

    def ask(self, choice: Choice) -> Option:
        """The answer to a choice; a choice with one option answers itself, but a menu is always asked:
        between two actions a game stands still."""
        decide = self.decide
        options = choice.options
        if len(options) == 1 and choice.kind not in _ASKED:
            if decide is None:
                self.forced.append((choice.player, options[0]))
            return options[0]
        answers = self._answers
        if not answers and decide is not None:  # bots
            return decide(self, choice)
        if self._next < len(answers):
            self._next += 1
            return answers[self._next - 1]
        if decide is None:
            raise Waiting(choice)
        return decide(self, choice)

    def choose(
        self,
        player: int,
        options: Sequence[int],
        why: str,
        *,
        minimum: int = 1,
        maximum: int = 1,
        kind: str = "choose",
        card: int = -1,
        line: int = 0,
    ) -> tuple[int, ...]:
        """Let a player choose pieces, one at a time.

        A bare number takes what there is where fewer exist (L15): `minimum` is lowered to the
        number of options. After `minimum` pieces the player may stop.
        """
        if minimum == maximum == 1:  # nearly always
            if len(options) > 1:
                one = tuple([(kind, piece) for piece in options])
                answer = self.ask(Choice(player, kind, one, why, card, line))
                return (int(answer[1]),)
            if self.decide is None:
                self.forced.extend((player, (kind, piece)) for piece in options)
            return tuple(options)
        left: list[Option] = [(kind, piece) for piece in options]
        minimum = min(minimum, len(left))
        maximum = min(maximum, len(left))
        taken: list[Option] = []
        while len(taken) < maximum:
            if len(left) == maximum - len(taken) and len(taken) + len(left) <= minimum:
                taken.extend(left)  # all of them, whatever the order
                if self.decide is None:
                    self.forced.extend((player, option) for option in left)
                break
            offered = (*left, DECLINE) if len(taken) >= minimum else tuple(left)
            answer = self.ask(
                Choice(
                    player,
                    kind,
                    offered,
                    why,
                    card,
                    line,
                    minimum=minimum,
                    maximum=maximum,
                    taken=tuple(taken),
                )
            )
            if answer == DECLINE:
                break
            taken.append(answer)
            if len(taken) == maximum:
                break
            left.remove(answer)
        return tuple([int(option[1]) for option in taken])

    def agree(self, player: int, why: str, *, card: int = -1, line: int = 0) -> bool:
        """Whether a player does what he `may` do."""
        return self.ask(Choice(player, "agree", _AGREED, why, card, line)) != DECLINE

    def either(self, player: int, ways: int, *, card: int = -1, line: int = 0) -> int:
        """Which of several ways a player takes, by its number from 1."""
        options: tuple[Option, ...] = tuple(("either", way) for way in range(1, ways + 1))
        choice = Choice(player=player, kind="either", options=options, why="either", card=card, line=line)
        return int(self.ask(choice)[1])

    # --- numbers -----------------------------------------------------------------------------

    def half(self, number: int) -> int:
        """L14: half of a number, rounded up."""
        return (number + 1) // 2

    # --- chance ------------------------------------------------------------------------------

    def random(self, below: int) -> int:
        """A whole number from 0 up to, not including, `below`; part of the state, so it replays."""
        state = self.state
        state.random = (state.random * _FACTOR + _STEP) & _MASK
        return (state.random >> 33) * below >> 31

    def shuffle(self, pile: list[int]) -> None:
        number, factor, step, mask = self.state.random, _FACTOR, _STEP, _MASK
        for last in range(len(pile) - 1, 0, -1):
            number = (number * factor + step) & mask  # `random`, once more: games begin with shuffling
            other = (number >> 33) * (last + 1) >> 31
            pile[last], pile[other] = pile[other], pile[last]
        self.state.random = number

    def roll_faces(self, player: int, count: int, faces: Sequence[str]) -> list[str]:
        """Roll `count` dice with these faces, or take what a script says."""
        if count <= 0:
            return []
        if self.scripted:
            answer = self.ask(Choice(player=player, kind="roll", options=(), why="roll", count=count))
            return [str(face) for face in answer[1:]]
        number, sides = self.state.random, len(faces)
        shown: list[str] = []
        for _ in range(count):
            number = (number * _FACTOR + _STEP) & _MASK  # `random`, once more: it is rolled all the time
            shown.append(faces[(number >> 33) * sides >> 31])
        self.state.random = number
        return shown

    # --- log ---------------------------------------------------------------------------------

    def note(self, *entry: int | str | tuple[int | str, ...]) -> None:
        """Write down what happened: an event's id and what it was done to, by and with."""
        if self.log is not None:
            self.log.append(entry)


def _offers(choice: Choice, option: Option) -> bool:
    if choice.kind == "roll":
        return option[:1] == ("roll",) and len(option) == choice.count + 1
    return option in choice.options
