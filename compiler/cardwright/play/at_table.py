"""People and random players at one table, line by line, on any terminal or none."""

from __future__ import annotations

import random
import textwrap
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from cardwright.play.menu_to_text import menu_to_text
from cardwright.play.scene_to_text import scene_to_text
from cardwright.play.telling import Telling, Told
from cardwright_engine import vocabulary as words
from cardwright_engine.abilities import CardGame
from cardwright_engine.card import Card
from cardwright_engine.choices import Choice, IllegalAnswer, Option
from cardwright_engine.scene import Scene
from cardwright_engine.tabletop import NoScenario, Tabletop

__all__ = [
    "PERSON",
    "RANDOM",
    "AtTable",
    "DoesNotFit",
    "Left",
    "NoScenario",
    "Screen",
    "scenario_called",
    "tabletop_of",
]

PERSON: Final = "me"
RANDOM: Final = "random"
HELP: Final = (
    "type the number of your choice, or nothing where there is only one; `?` tells why a card cannot be "
    "played, `c` and a title what a card says, `o` the choice again, `m` the table, `l` all that happened; "
    "`u` takes your last choice back, `q` ends"
)
_LONGEST_NUMBER: Final = 6  # digits; no menu is that long


class Left(Exception):
    """A person left the table."""


class DoesNotFit(ValueError):
    """The answers of a saved game are none of this game; the message says from which one on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Screen:
    """How a person reads and answers. `ask` gives a line that is typed, "" when there is no more; `text_of`
    what the card of a title says. The table is shown before a person chooses, or, where `table` is set,
    always or never."""

    ask: Callable[[], str]
    say: Callable[[str], None]
    text_of: Callable[[str], str] = lambda title: title
    width: Callable[[], int] = lambda: 80
    color: bool = False
    table: bool | None = None


@dataclass(frozen=True, slots=True)
class _Before:
    """What a game was like before somebody's answer."""

    suspension: tuple[Any, tuple[Option, ...]]
    log: tuple[Any, ...]
    told: int
    answers: int
    chances: tuple[Any, ...]


def tabletop_of(vocabulary: words.Vocabulary) -> Tabletop | None:
    """What a game's package says of tables; None for a game that is not made to be played yet."""
    tabletop: Tabletop | None = getattr(import_module(vocabulary.package), "TABLETOP", None)
    return tabletop


class AtTable:
    """One game with its players, told as it goes on to those who look: `viewers`, else the people at the
    table, else, where there are none, to somebody who sees everything."""

    def __init__(
        self,
        game: CardGame[Any],
        tabletop: Tabletop,
        vocabulary: words.Vocabulary,
        players: Sequence[str],
        screen: Screen,
        *,
        seed: int = 0,
        viewers: Collection[int] | None = None,
    ) -> None:
        self.game = game
        self.tabletop = tabletop
        self.players = tuple(players)
        self.told: list[Told] = []
        self.answers: list[Option] = []
        self._chances = {
            player: random.Random(f"{seed}/{player}")
            for player, who in enumerate(self.players)
            if who == RANDOM
        }
        self._people = [player for player, who in enumerate(self.players) if who == PERSON]
        seen = viewers if viewers is not None else self._people or None
        self.telling = Telling(game, tabletop, vocabulary, seen)
        self._screen = screen
        self._before: list[_Before] = []
        self._scene = self.telling.look()
        self._shown: Scene | None = None  # the table as it was last shown
        self._begun = True  # whether something new began since then, such as a turn
        self._welcomed = False  # whether a person was told what can be typed

    def play(self) -> None:
        """Go on until the game is over.

        Raises Left where a person leaves.
        """
        choice = self.game.run()
        while choice is not None:
            self._show()
            player = choice.player
            if player in self._chances:
                choice = self._answer(self._chances[player].choice(choice.options))
            else:
                choice = self._person(choice)
        self._show()
        if self._screen.table is not False and (self._people or self._screen.table):
            self._show_table()

    def follow(self, answers: Sequence[Option]) -> None:
        """Play what was answered in an earlier game of this seed and these cards.

        Raises DoesNotFit.
        """
        choice = self.game.run()
        for number, answer in enumerate(answers, start=1):
            if choice is None:
                raise DoesNotFit(f"the game is over before answer {number}")
            self._show()
            if choice.player in self._chances:
                self._chances[choice.player].choice(choice.options)  # so that they go on as they did
            else:
                self._keep()
            try:
                choice = self._answer(answer)
            except IllegalAnswer:
                raise DoesNotFit(f"answer {number} is not possible here") from None
        self._show()

    def _answer(self, option: Option) -> Choice | None:
        choice = self.game.answer(option)
        self.answers.append(option)
        return choice

    def _show(self) -> None:
        """Tell what happened since the last time."""
        begun = False
        new = (self.game.log or [])[len(self.told) :]
        for entry in new:
            told = self.telling.tell(entry)
            self.told.append(told)
            begun = begun or told.begins
            self._tell(told)
        self._scene = self.telling.look()
        self._begun = self._begun or begun
        if begun and self._screen.table and not self._people:
            self._show_table()

    def _tell(self, told: Told) -> None:
        """Say what happened: a line for programs, as many as it takes for people."""
        self._screen.say(self._filled(told.says) if self._people else told.says)

    def _filled(self, text: str) -> str:
        """A text in lines that the screen has room for; where a line of it ends, it still does."""
        width = max(self._screen.width(), 20)
        lines = (
            textwrap.fill(line, width, subsequent_indent="    ", break_on_hyphens=False)
            for line in text.split("\n")
        )
        return "\n".join(lines)

    def _show_table(self, *, whole: bool = True) -> None:
        self._shown = self._scene
        self._begun = False
        shown = scene_to_text(
            self._scene,
            self.tabletop.players(self.game),
            lambda card: self.tabletop.name(self.game, card, "card"),
            width=self._screen.width(),
            color=self._screen.color,
            seat=self._people[0] if len(self._people) == 1 else 0,
            whole=whole,
        )
        self._screen.say("")
        for line in shown:
            self._screen.say(line)

    def _changed(self, choice: Choice) -> bool:
        """Whether a person should see the table before he chooses: something moved on the board, or he is
        about to take a turn at a table without a board."""
        if self._screen.table is False or self._shown is self._scene:
            return False
        if self._scene.board is None:
            return choice.kind == "action" and self._shown != self._scene
        shown = self._shown
        return shown is None or _standing(shown) != _standing(self._scene)

    # --- a person ----------------------------------------------------------------------------

    def _person(self, choice: Choice) -> Choice | None:
        if not self._welcomed:
            self._welcomed = True
            self._screen.say("")
            self._help()
        if self._changed(choice):
            self._show_table(whole=self._begun)
        self._screen.say("")
        self._ask_him(choice)
        while True:
            line = self._screen.ask()
            if not line:
                raise Left
            line = line.strip()
            word, _, rest = line.partition(" ")
            if not line and len(choice.options) == 1:
                word = "1"
            if line.startswith("?"):
                word, rest = "?", line[1:]
            match word.casefold():
                case "q" | "quit":
                    raise Left
                case "u" | "undo":
                    if self._before:
                        return self._take_back()
                    self._screen.say("nothing to take back")
                case "l" | "log":
                    for told in self.told:
                        self._tell(told)
                case "m" | "map" | "table":
                    self._show_table()
                case "c" | "card":
                    self._screen.say(self._filled(self._screen.text_of(rest.strip())))
                case "?":
                    self._explain(choice, rest)
                case "o" | "options":
                    self._ask_him(choice)
                case _ if 1 <= _number(word) <= len(choice.options):
                    self._keep()
                    return self._answer(choice.options[_number(word) - 1])
                case _:
                    self._help()

    def _help(self) -> None:
        self._screen.say(self._filled(HELP))

    def _ask_him(self, choice: Choice) -> None:
        if choice.kind in ("either", "agree") and choice.card >= 0:
            self._screen.say(self._filled(self._screen.text_of(self.game.title(choice.card))))
        question = self._filled(self.telling.question(choice))
        self._screen.say(f"\x1b[1m{question}\x1b[0m" if self._screen.color else question)
        for line in menu_to_text(self.telling, choice, self._screen.width()):
            self._screen.say(line)

    def _keep(self) -> None:
        """Remember what it was like before the answer that comes now."""
        chances = tuple(chance.getstate() for chance in self._chances.values())
        before = _Before(self.game.suspension(), self.game.told(), len(self.told), len(self.answers), chances)
        self._before.append(before)

    def _take_back(self) -> Choice | None:
        """Back to before the last answer of a person, whatever came of it; random players forget, too."""
        before = self._before.pop()
        state, answers = before.suspension
        del self.told[before.told :]
        del self.answers[before.answers :]
        for chance, was in zip(self._chances.values(), before.chances, strict=True):
            chance.setstate(was)
        return self.game.resume(state, answers, before.log)

    def _explain(self, choice: Choice, title: str) -> None:
        """Why the cards in hand cannot be played, or those whose titles hold some words."""
        # Every game has hands; the engine's part that all share knows no cards, so it cannot say so.
        hand: list[int] = self.game.hand(choice.player)  # type: ignore[attr-defined]
        found: dict[str, None] = {}  # two copies of a card are told of once
        for card in hand:
            name = self.game.title(card)
            if title.strip().casefold() not in name.casefold():
                continue
            reasons = self.telling.why_not(choice.player, card)
            clauses = [
                f"it {reason.removeprefix(name).strip()}" if reason.startswith(name) else reason
                for reason in reasons
            ]
            found[f"{name}: {'; '.join(clauses) or 'can be played'}"] = None
        for line in found:
            self._screen.say(self._filled(line))
        if not found:
            self._screen.say("no such card is in your hand" if title.strip() else "your hand is empty")

    # --- the end -----------------------------------------------------------------------------

    def result(self) -> str:
        """Who won."""
        winner = self.game.state.winner
        return f"won by {self.tabletop.sides(self.game)[winner]}" if winner >= 0 else "not over"


def _number(word: str) -> int:
    """The number that was typed, 0 for anything else."""
    plain = word.isascii() and word.isdecimal() and len(word) <= _LONGEST_NUMBER
    return int(word) if plain else 0


def _standing(scene: Scene) -> object:
    """What of a table is worth to be shown again when it has changed."""
    return scene.tiles, [(unit.piece, unit.hex, unit.figures) for unit in scene.units]


def scenario_called(tabletop: Tabletop, cards: Mapping[str, Card], name: str) -> tuple[str, ...]:
    """The scenarios that a name can mean: the one with this title, else all that have it in them; the
    first of all without a name."""
    known = tabletop.scenarios(cards)
    if not name:
        return known[:1]
    same = tuple(title for title in known if title.casefold() == name.casefold())
    return same or tuple(title for title in known if name.casefold() in title.casefold())
