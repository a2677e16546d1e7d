"""A game in sentences: what its log holds, what a choice offers, why something may not be done.

What a game's notes say comes first; an entry without one is told by the verb of the vocabulary that it
is named after, so that a new verb reads well at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from cardwright_engine import vocabulary as words
from cardwright_engine.abilities import CardGame
from cardwright_engine.choices import DECLINE, Choice, Option
from cardwright_engine.position import Refused
from cardwright_engine.tabletop import Note, Tabletop

SPECTATOR = -1  # sees everything
_HOLE = re.compile(r"\{(\d+):(\w+)\}")


class Telling:
    """Tells one game to one player."""

    def __init__(
        self, game: CardGame[Any], tabletop: Tabletop, vocabulary: words.Vocabulary, viewer: int = SPECTATOR
    ) -> None:
        self.game = game
        self.tabletop = tabletop
        self.vocabulary = vocabulary
        self.viewer = viewer
        self._names = tabletop.players(game)

    def player(self, player: int) -> str:
        """A player by name."""
        return self._names[player]

    # --- what happened -----------------------------------------------------------------------

    def entry(self, entry: Sequence[Any]) -> str:
        """One entry of the log, as a sentence."""
        told = self._noted(self.tabletop.notes, entry)
        return told if told is not None else self._by_verb(entry)

    def _noted(self, notes: Iterable[Note], entry: Sequence[Any]) -> str | None:
        things = entry[1:]
        for note in notes:
            if note.id != entry[0]:
                continue
            holes = [(int(number), sort) for number, sort in _HOLE.findall(note.says)]
            if all(number < len(things) and not _nothing(things[number], sort) for number, sort in holes):
                filled = note.says
                for number, sort in holes:
                    filled = filled.replace(f"{{{number}:{sort}}}", self._thing(things[number], sort, things))
                return filled
        return None

    def _by_verb(self, entry: Sequence[Any]) -> str:
        """By the third person of a verb: who, does, what."""
        verb = next((verb for verb in self.vocabulary.verbs if verb.id == entry[0]), None)
        if verb is None or len(entry) < 2:
            return " ".join([str(entry[0]).replace("-", " "), *(self._thing(t, "any") for t in entry[1:])])
        slots = verb.slots if len(verb.slots) == len(entry) - 2 else ()
        told = [self._thing(entry[1], "player"), verb.forms[1]]
        for number, thing in enumerate(entry[2:]):
            slot = slots[number] if slots else None
            if _nothing(thing, "piece"):
                continue
            if slot is not None and slot.preposition:
                told.append(slot.preposition)
            told.append(self._thing(thing, "number" if slot is not None and slot.type == "count" else "any"))
        return " ".join(told)

    def _thing(self, thing: Any, sort: str, beside: Sequence[Any] = ()) -> str:
        if sort == "hidden" and self.viewer not in (SPECTATOR, beside[0]):
            many = len(thing) if isinstance(thing, tuple | list) else 1
            return "a card" if many == 1 else f"{many} cards"
        if isinstance(thing, tuple | list):
            return _listed([self._thing(one, "piece" if sort == "hidden" else sort) for one in thing])
        if sort == "step":
            return next((step.words[0] for step in self.vocabulary.steps if step.id == thing), str(thing))
        if isinstance(thing, str):
            return thing.replace("_", " ")
        if sort == "number":
            return str(thing)
        if sort == "player":
            return self._names[thing] if 0 <= thing < len(self._names) else str(thing)
        if sort == "secret" and self.viewer not in (SPECTATOR, self.game.controller(thing)):
            return "a card"
        sort = "piece" if sort in ("hidden", "secret", "any") else sort
        return self.tabletop.name(self.game, thing, sort) or str(thing)

    # --- what is asked -----------------------------------------------------------------------

    def question(self, choice: Choice) -> str:
        """Who is asked, and what for."""
        who = self._names[choice.player]
        more = f", {len(choice.taken) + 1} of {choice.maximum}" if choice.maximum > 1 else ""
        by = f" (for {self._thing(choice.card, 'piece')})" if choice.card >= 0 else ""
        return f"{who}, {choice.why.replace('-', ' ')}{more}{by}:"

    def option(self, option: Option) -> str:
        """One option, in the imperative."""
        if option == DECLINE:
            return "no (or no more)"
        if option == ("agree",):
            return "yes"
        told = self._noted(self.tabletop.options, option)
        if told is not None:
            return told
        verb = next((verb for verb in self.vocabulary.verbs if verb.id == option[0]), None)
        start = verb.forms[0] if verb is not None else str(option[0])
        sort = "number" if option[0] == "either" else "piece"
        return " ".join([start, *(self._thing(thing, sort) for thing in option[1:])])

    # --- why not -----------------------------------------------------------------------------

    def why_not(self, player: int, card: int) -> tuple[str, ...]:
        """The reasons why a player may not play a card now, as clauses; empty when he may."""
        return tuple(self._clause(refused, card) for refused in self.game.why_not(player, "play", (card,)))

    def _clause(self, refused: Refused, card: int) -> str:
        for refusal in self.vocabulary.refusals:
            if refusal.id == refused.id:
                return refusal.says.format_map(_Known(refused.values))
        definition = self.game.definitions[card]
        for ability in definition.abilities if definition is not None else ():
            for condition in ability.conditions:
                if condition.id == refused.id:
                    return f"it needs: {condition.says}"
        return refused.id


class _Known(dict[str, Any]):
    def __missing__(self, name: str) -> str:
        return name


def _nothing(thing: Any, sort: str) -> bool:
    """Whether there is no such thing: nobody, nowhere, no word, no cards."""
    return thing in ("", ()) or (sort != "number" and isinstance(thing, int) and thing < 0)


def _listed(told: Sequence[str]) -> str:
    return " and ".join([", ".join(told[:-1]), told[-1]] if len(told) > 1 else told)
