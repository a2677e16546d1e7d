"""An example, played on the compiled cards as its lines say.

Lines are used in their order. The game runs until it waits for somebody; the next line has to
answer. What the rules decided alone may be said and is then passed over; a chance to react that the
next line does not take is declined. Whatever else does not fit ends the example with a report.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from cardwright.bound import nodes as bound
from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.play.answers import Answers, Stuck, Unsaid
from cardwright.play.branches import Branches
from cardwright.play.expectations import holds
from cardwright.play.questions import Questions, Unanswerable
from cardwright.play.report import Story
from cardwright.play.rules import (
    example_choice_missing,
    example_crashed,
    example_failed,
    example_not_playable,
    example_not_refused,
    example_out_of_order,
    example_position_wrong,
)
from cardwright.play.set_up import SetUp
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words
from cardwright_engine.card import Card
from cardwright_engine.position import BadPosition, Position

OpenPosition = Callable[[Mapping[str, Card]], Position]


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """What examples of one game are played with: its words, its compiled cards by title, how an empty
    position of it is made, and what the ways are between which its cards let somebody choose."""

    vocabulary: words.Vocabulary
    cards: Mapping[str, Card]
    position: OpenPosition
    branches: Branches = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """What came of an example: nothing found means that everything it expects holds."""

    example: bound.Example
    findings: tuple[Diagnostic, ...]


def run_example(table: Table, example: bound.Example, card: str = "", kind: str = "") -> Played:
    """Play one example; `card` is the title of the card that it stands in, `kind` that card's kind of
    piece, both "" for one in a rulings file."""
    return Played(example=example, findings=tuple(_Run(table, example, card, kind).findings()))


class _Run:
    def __init__(self, table: Table, example: bound.Example, card: str, kind: str) -> None:
        self.table = table
        self.example = example
        self.card = card
        self.kind = kind
        self.steps = tuple(step for step in example.steps if not isinstance(step, bound.Claim))
        self.found: list[Diagnostic] = []
        self.at: Span = example.span
        self.story: Story | None = None

    def findings(self) -> list[Diagnostic]:
        """Play it, and say everything that is not as it should be."""
        try:
            self._play()
        except BadPosition as bad:
            self._add(example_position_wrong.report(self.at, str(bad)))
        except Unanswerable as asked:
            self._add(example_not_playable.report(asked.span, asked.why, self._notes()))
        except Stuck as stuck:
            self._add(stuck.finding)
        except Exception as fault:
            place = traceback.extract_tb(fault.__traceback__)[-1]
            where = f"line {place.lineno} of {place.filename.rsplit('/', 1)[-1]}"
            told = f"{type(fault).__name__}: {fault} ({where})"
            notes = (*getattr(fault, "__notes__", ()), *self._notes())
            self._add(example_crashed.report(self.at, told, notes))
        return self.found

    def _add(self, finding: Diagnostic) -> None:
        self.found.append(finding)

    def _notes(self) -> tuple[str, ...]:
        return self.story.notes() if self.story is not None else ()

    # --- from the first line to the last -----------------------------------------------------

    def _play(self) -> None:
        position = self.table.position(self.table.cards)
        set_up = SetUp(position, self.table.vocabulary, self.card, self.kind)
        played = self._givens(set_up)
        self.at = self.example.span
        game = position.start()
        asked = Questions(
            game=game,
            vocabulary=self.table.vocabulary,
            you=set_up.you,
            this=position.card(self.card, set_up.you) if self.card and self._says_this() else -1,
            opponent=position.opponent,
            hex=position.hex,
        )
        self.story = Story(asked)
        asked.earlier.append(game.state.clone())
        game.run()
        answers = Answers(asked, self.story, self.table.branches)
        for number in range(played, len(self.steps)):
            self.at = self.steps[number].span
            self._step(number, asked, answers)
        self.at = self.example.span
        answers.decline_reactions()
        if not self._ends_refused() and answers.in_the_middle():
            last = self.steps[-1].span if self.steps else self.example.span
            self._add(example_choice_missing.report_at_end(last, self.story.waits(), self._notes()))

    def _ends_refused(self) -> bool:
        """Whether the last line tells of a refusal; what would go on then is of no interest."""
        return bool(self.steps) and isinstance(self.steps[-1], bound.ExpectError)

    def _says_this(self) -> bool:
        return "This(" in repr(self.example.steps)

    def _givens(self, set_up: SetUp) -> int:
        """Carry the position out; the number of steps that belong to it."""
        for number, step in enumerate(self.steps):
            if isinstance(step, bound.Act | bound.Expect | bound.ExpectError | bound.Claim):
                return number
            self.at = step.span
            set_up.given(step)
        return len(self.steps)

    def _step(self, number: int, asked: Questions, answers: Answers) -> None:
        step = self.steps[number]
        match step:
            case bound.Act():
                following = self._after(number)
                if isinstance(following, bound.ExpectError):
                    self._refused(number, step, following, answers)
                else:
                    answers.give(step)
                    asked.earlier.append(asked.game.state.clone())
            case bound.Expect():
                answers.decline_reactions(self._next_act(number))
                self._expect(step, asked)
            case bound.ExpectError():
                if number == 0 or not isinstance(self.steps[number - 1], bound.Act):
                    self._add(
                        example_out_of_order.report(
                            step.span, "nothing is done before this that could be refused"
                        )
                    )
            case bound.Claim():
                pass
            case _:
                self._add(
                    example_out_of_order.report(
                        step.span, "a position is said before anything happens, not after"
                    )
                )

    def _next_act(self, number: int) -> bound.Act | None:
        for later in range(number + 1, len(self.steps)):
            step = self.steps[later]
            if isinstance(step, bound.Act):
                return None if isinstance(self._after(later), bound.ExpectError) else step
        return None

    def _after(self, number: int) -> bound.Step | None:
        return self.steps[number + 1] if number + 1 < len(self.steps) else None

    def _expect(self, step: bound.Expect, asked: Questions) -> None:
        conditions = (
            step.condition.conditions
            if isinstance(step.condition, bound.AllConditions)
            else (step.condition,)
        )
        for condition in conditions:
            try:
                if not holds(asked, condition):
                    told = self.story.came(condition) if self.story else ""
                    self._add(example_failed.report(condition.span, told, self._notes()))
            except Unanswerable as unknown:
                self._add(example_not_playable.report(unknown.span, unknown.why, self._notes()))

    def _refused(self, number: int, act: bound.Act, error: bound.ExpectError, answers: Answers) -> None:
        if self._possible(number):
            why = f"this is possible, so `{error.condition}` does not speak against it"
            self._add(example_not_refused.report(error.span, act.span, why, self._notes()))
            return
        reasons = answers.refusals(act)
        if error.condition not in reasons:
            others = " and ".join(f"`{reason}`" for reason in reasons)
            why = f"this is refused because of {others}, not because of `{error.condition}`"
            self._add(example_not_refused.report(error.span, act.span, why, self._notes()))

    def _possible(self, number: int) -> bool:
        """Whether the game takes a line: played once more up to it, so that nothing is left of the try."""
        done = [
            step
            for step, following in zip(self.steps[:number], self.steps[1 : number + 1], strict=True)
            if not isinstance(step, bound.Expect | bound.ExpectError)
            and not (isinstance(step, bound.Act) and isinstance(following, bound.ExpectError))
        ]
        trial = _Run(self.table, self.example, self.card, self.kind)
        trial.steps = (*done, self.steps[number])
        return trial.plays()

    def plays(self) -> bool:
        """Whether the lines can be played, whatever comes after them."""
        try:
            self._play()
        except Unsaid:
            return True
        except (Stuck, Unanswerable):
            return False
        return True
