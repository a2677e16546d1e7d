"""The lines of a script as answers to what a game asks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final

from cardwright.bound import nodes as bound
from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.play.branches import Branches, way
from cardwright.play.questions import Questions, Thing, Unanswerable
from cardwright.play.report import Story
from cardwright.play.rules import example_choice_missing, example_roll_wrong, example_script_unused
from cardwright.text.source import written
from cardwright_engine.choices import DECLINE, Choice, Option

AGREE: Final[Option] = ("agree",)

_ANY_CHOICE = "choose"
_NO = frozenset({"decline", "pass"})
# Words of scripts that no vocabulary refuses: only what is asked decides about them.
_SCRIPT_WORDS = frozenset({"choose", "agree", "decline", "roll"})


class Stuck(Exception):
    """The script cannot go on."""

    def __init__(self, finding: Diagnostic) -> None:
        super().__init__(finding.message)
        self.finding = finding


class Unsaid(Stuck):
    """A line can be played, in several ways, and does not say which."""


class Answers:
    """Gives the lines of one script to one game, in order."""

    def __init__(self, asked: Questions, story: Story, branches: Branches) -> None:
        self._asked = asked
        self._branches = branches
        self._game = asked.game
        self._story = story
        self._told = 0  # how much of what answered itself has been passed by

    # --- one line ----------------------------------------------------------------------------

    def give(self, act: bound.Act) -> None:
        """Let a line answer what it answers.

        Raises Stuck where the game asks something else, Unanswerable where a phrase names nothing.
        """
        player = self._player(act)
        rest = self._said(act)
        titles = _drawn(act)
        used = agreed = False
        while rest or titles or not used:
            choice = self._game.pending
            try:
                option = self._option(choice, act, player, rest, titles, used)
            except Unsaid:
                if self._answered_itself(act, player, rest):
                    return  # it says what the rules decided, not what is asked now
                raise
            if option is not None:
                rest, titles, used = self._without(rest, option), titles[1:], True
                self._game.answer(option)
            elif self._answered_itself(act, player, rest):
                return
            elif choice is not None and _declinable(choice):
                self._game.answer(DECLINE)
            elif not agreed and (first := self._sets_about(choice, act, player)) is not None:
                agreed = True
                self._game.answer(first)
            elif agreed and not used and not (rest and self._still_asks(player)):
                return  # doing what one may do is the agreement itself
            else:
                raise Stuck(self._unfit(act, player))

    def decline_reactions(self, following: bound.Act | None = None) -> None:
        """Decline the chances to react that the next line does not take."""
        while (choice := self._game.pending) is not None and _declinable(choice):
            if following is not None and self._takes(choice, following):
                return
            self._game.answer(DECLINE)

    def in_the_middle(self) -> bool:
        """Whether the game stands in the middle of what somebody began."""
        return self._game.pending is not None and bool(self._game.suspension()[1])

    def refusals(self, act: bound.Act) -> tuple[str, ...]:
        """The ids of what speaks against a line that is not possible now."""
        player = self._player(act)
        choice = self._game.pending
        while choice is not None and choice.player != player and _declinable(choice):
            choice = self._game.answer(DECLINE)
        asked = choice is not None and choice.player == player
        reasons = ["illegal-choice" if asked else "not-asked"]
        if act.verb not in _SCRIPT_WORDS:
            why_not = self._game.why_not(player, act.verb, self._things(act))
            reasons += [refused.id for refused in why_not]
        return tuple(dict.fromkeys(reasons))

    def _things(self, act: bound.Act) -> tuple[Any, ...]:
        """What a line names, one thing each, up to the first phrase that names nothing."""
        try:
            return tuple(one[0] for one in takewhile(bool, self._said(act)))
        except Unanswerable:
            return ()

    # --- options -----------------------------------------------------------------------------

    def _option(
        self,
        choice: Choice | None,
        act: bound.Act,
        player: int,
        rest: Sequence[Sequence[Thing]],
        titles: Sequence[str],
        used: bool,
    ) -> Option | None:
        """The option that a line takes, None where it does not answer this choice."""
        if choice is None or choice.player != player:
            return None
        if choice.kind == "roll":
            return self._roll(choice, act)
        if choice.kind == "draw":
            return self._draw(choice, titles)
        if act.verb in _NO:
            return next((option for option in choice.options if option[0] in _NO), None)
        if act.verb == "agree":
            return next((option for option in choice.options if option == ("agree",)), None)
        for length in range(len(rest), 0 if rest else -1, -1):
            part = rest[:length]
            fitting = [option for option in choice.options if self._fits(option, act.verb, part, used)]
            if fitting:
                return (
                    self._only(choice, fitting, length, act) if length == len(rest) else min(fitting, key=len)
                )
        return None

    def _only(self, choice: Choice, fitting: Sequence[Option], said: int, act: bound.Act) -> Option:
        """The shortest of the options that fit all of a line, which names so many of their things.

        Pieces that it names together are alike to it, and what goes to nobody else goes to the player.
        Raises Unsaid where the options differ in more: the game would do another thing for each, and
        nobody says which.
        """
        shortest = [option for option in fitting if len(option) == min(map(len, fitting))]
        counted = [option for option in shortest if option[said + 1 :] == (act.count,)]
        own = [option for option in shortest if option[said + 1 :] == (choice.player,)]
        ways = counted or own or shortest
        if len({option[said + 1 :] for option in ways}) > 1:
            told = self._story.ways(ways)
            raise Unsaid(example_choice_missing.report_within(act.span, told, self._story.notes()))
        return ways[0]

    def _fits(self, option: Option, verb: str, said: Sequence[Sequence[Thing]], used: bool) -> bool:
        if option[0] in _NO or option[0] == "agree":
            return False
        loose = verb == _ANY_CHOICE or ((used or bool(said)) and option[0] == _ANY_CHOICE)
        return (loose or option[0] == verb) and all(self._asked.among(option, one) for one in said)

    def _roll(self, choice: Choice, act: bound.Act) -> Option | None:
        if act.verb != "roll" or not act.faces:
            return None
        faces = tuple(face.face.id for face in act.faces if face.face is not None)
        if len(faces) != choice.count:
            raise Stuck(example_roll_wrong.report(act.span, len(faces), choice.count, self._story.notes()))
        return ("roll", *faces)

    def _draw(self, choice: Choice, titles: Sequence[str]) -> Option | None:
        for title in titles[:1]:
            for option in choice.options:
                if any(self._asked.title(thing) == title for thing in option[1:]):
                    return option
        return None

    def _without(self, rest: Sequence[tuple[Thing, ...]], option: Option) -> list[tuple[Thing, ...]]:
        """What a line names and an option does not; a thing of an option stands for one of them."""
        left = list(rest)
        for thing in option[1:]:
            named = next((one for one in left if self._asked.among((option[0], thing), one)), None)
            if named is not None:
                left.remove(named)
        return left

    def _takes(self, choice: Choice, act: bound.Act) -> bool:
        try:
            player, rest = self._player(act), self._said(act)
        except Unanswerable:
            return False
        return self._option(choice, act, player, rest, _drawn(act), False) is not None

    # --- what lines name ---------------------------------------------------------------------

    def _player(self, act: bound.Act) -> int:
        found = self._asked.players(act.player)
        if len(found) != 1:
            raise Unanswerable(act.span, f"{len(found)} players are meant here")
        return found[0]

    def _said(self, act: bound.Act) -> list[tuple[Thing, ...]]:
        """The things that a line names, each with all it may mean; `3 units` are three such things. What
        is drawn is said by its titles alone."""
        if _drawn(act):
            return []
        named = [self._meant(thing, act.count) for thing in act.objects] * max(act.count, 1)
        return [*named, *((word,) for word in act.words)]

    def _meant(self, thing: bound.Piece | bound.Pieces, count: int) -> tuple[Thing, ...]:
        match thing:
            case bound.TheOnly() if count > 1:
                return self._asked.pieces(thing.pieces)
            case _:
                return self._asked.pieces(thing)

    def _sets_about(self, choice: Choice | None, act: bound.Act, player: int) -> Option | None:
        """The option by which a player sets about what a line says: he agrees to it, or takes the way
        that does it."""
        if choice is None or choice.player != player or act.verb in _NO:
            return None
        if choice.kind == "agree":
            return None if act.verb in _SCRIPT_WORDS else AGREE
        if choice.kind == "either":
            card = self._game.definitions[choice.card]
            taken = way(self._branches, choice.line, card.source if card is not None else "", act.verb)
            return ("either", taken) if taken is not None else None
        return None

    def _still_asks(self, player: int) -> bool:
        choice = self._game.pending
        return (
            choice is not None
            and choice.player == player
            and choice.kind not in ("roll", "draw")
            and self.in_the_middle()
        )

    def _answered_itself(self, act: bound.Act, player: int, rest: Sequence[tuple[Thing, ...]]) -> bool:
        """Whether the rules left that player one answer only, and this is it."""
        forced: Sequence[Any] = self._game.forced
        for number in range(self._told, len(forced)):
            who, option = forced[number]
            if who != player:
                continue
            no = act.verb in _NO and option[0] in _NO
            if no or self._fits(option, act.verb, rest[:1], False):
                self._told = number + 1
                left = self._without(rest, option)
                return not left or self._answered_itself(act, player, left)
        return False

    def _nowhere(self, act: bound.Act) -> str:
        """What a line names and nobody has put anywhere, as a clause; "" where everything is there."""
        for thing in act.objects:
            if not self._meant(thing, act.count):
                return f"there is no `{written(thing.span)}` in this game, a `given` has to say where it is"
        return ""

    def _unfit(self, act: bound.Act, player: int) -> Diagnostic:
        choice = self._game.pending
        notes = self._story.notes()
        if choice is None:
            return example_script_unused.report(act.span, "the game is over, so nobody is asked", notes)
        if choice.player != player or choice.kind in ("roll", "draw") or self.in_the_middle():
            return example_choice_missing.report(act.span, self._story.waits(), notes)
        told = f"this is not possible: {self._nowhere(act) or self._story.waits()}"
        if act.verb not in _SCRIPT_WORDS:
            things = self._things(act)
            why = self._story.why_not(self._game.why_not(player, act.verb, things), things, player)
            told = f"this is not possible, {why}" if why else told
        return example_script_unused.report(act.span, told, notes)


def _declinable(choice: Choice) -> bool:
    """Whether this is a chance to react that may be passed over in silence."""
    return choice.kind == "react" and DECLINE in choice.options


def _drawn(act: bound.Act) -> list[str]:
    """The titles that a line draws, one a card."""
    return [title for count, title in act.titles for _ in range(count)] if act.verb == "draw" else []
