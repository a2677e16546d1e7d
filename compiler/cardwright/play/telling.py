"""A game in sentences: what its log holds, what a choice offers, why something may not be done.

What a game's notes say comes first; an entry without one is told by the verb of the vocabulary that it
is named after, so that a new verb reads well at once.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from cardwright_engine import vocabulary as words
from cardwright_engine.abilities import CardGame
from cardwright_engine.choices import DECLINE, Choice, Option
from cardwright_engine.hexes.board import Hex
from cardwright_engine.position import Refused
from cardwright_engine.scene import Scene
from cardwright_engine.tabletop import Note, Tabletop

_PARTS: Final = re.compile(r"\{(\d+):(\w+)\}|\((e?s)\)")
_OF_ANYTHING: Final = ("agree", "react", "either")  # kinds of choice that any rule can ask for
_ITSELF: Final = ("hidden", "secret", "any")  # sorts that name a piece as it is, once it may be named


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """Where something went or was aimed at, for a map."""

    shows: Literal["move", "retreat", "attack"]
    start: Hex
    end: Hex


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """One entry of the log: its id, its sentence, and whether something new begins with it."""

    id: str
    says: str
    begins: bool = False
    drawn: Drawn | None = None


class Telling:
    """Tells one game to those who look at it together; to `viewers` of None, all there is.

    Entries are told as they come, and `look` is called before and after them: so a unit is named with the
    hex where it stood then, and a card is no secret that lay open just before. Without a look nobody knows
    where units stood, and entries do not say.
    """

    def __init__(
        self,
        game: CardGame[Any],
        tabletop: Tabletop,
        vocabulary: words.Vocabulary,
        viewers: Collection[int] | None = None,
    ) -> None:
        self.game = game
        self.tabletop = tabletop
        self.vocabulary = vocabulary
        self._names = tabletop.players(game)
        self.viewers = frozenset(range(len(self._names)) if viewers is None else viewers)
        self._arrows = {arrow.id: arrow for arrow in tabletop.arrows}
        self._scene: Scene | None = None
        self._hexes: dict[int, Hex] = {}  # places of the board by piece
        self._stands: dict[int, Hex] = {}  # where units are, as far as the entries have been told
        self._open: set[int] = set()  # cards that the viewers have before their eyes

    def player(self, player: int) -> str:
        """A player by name."""
        return self._names[player]

    def look(self) -> Scene:
        """The table as the viewers see it now; what is told next happens after this."""
        before, scene = self._scene, self.tabletop.scene(self.game, self.viewers)
        self._scene = scene
        if before is None or scene.tiles is not before.tiles:
            self._hexes = {tile.piece: tile.hex for tile in scene.tiles}
        self._stands = {unit.piece: unit.hex for unit in scene.units}
        self._open = {card.piece for area in scene.areas for card in area.cards}
        return scene

    # --- what happened -----------------------------------------------------------------------

    def tell(self, entry: Sequence[Any]) -> Told:
        """An entry that follows what was told before."""
        drawn = self._drawn(entry)
        says = self.entry(entry)
        arrow = self._arrows.get(str(entry[0]))
        if drawn is not None and arrow is not None and arrow.mover >= 0:
            self._stands[entry[1 + arrow.mover]] = drawn.end
        begins = any(tuple(entry[: len(start)]) == start for start in self.tabletop.chapters)
        return Told(id=str(entry[0]), says=says, begins=begins, drawn=drawn)

    def _drawn(self, entry: Sequence[Any]) -> Drawn | None:
        arrow = self._arrows.get(str(entry[0]))
        if arrow is None or len(entry) <= 1 + max(arrow.start, arrow.end):
            return None
        start, end = (self._place(entry[1 + thing]) for thing in (arrow.start, arrow.end))
        return None if start is None or end is None else Drawn(shows=arrow.shows, start=start, end=end)

    def _place(self, piece: int) -> Hex | None:
        """The hex that a piece is, or where a unit stood."""
        return self._hexes.get(piece, self._stands.get(piece))

    def entry(self, entry: Sequence[Any]) -> str:
        """One entry of the log, as a sentence."""
        told = self._noted(self.tabletop.notes, entry)
        return told if told is not None else self._by_verb(entry)

    def _noted(self, notes: Iterable[Note], entry: Sequence[Any]) -> str | None:
        things = entry[1:]
        for note in notes:
            if note.id != entry[0]:
                continue
            holes = [(int(hole[1]), hole[2]) for hole in _PARTS.finditer(note.says) if hole[1]]
            if all(number < len(things) and not _nothing(things[number], sort) for number, sort in holes):
                return self._filled(note.says, things)
        return None

    def _filled(self, says: str, things: Sequence[Any]) -> str:
        """A sentence with its things; what a number counts is in the singular after a 1."""
        counted: Any = None

        def part(found: re.Match[str]) -> str:
            nonlocal counted
            if found[3]:
                return "" if counted == 1 else found[3]
            thing, sort = things[int(found[1])], found[2]
            if sort == "number":
                counted = thing
            return self._thing(thing, sort, things)

        return _PARTS.sub(part, says)

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
        if sort == "hidden" and beside[0] not in self.viewers:
            many = len(thing) if isinstance(thing, tuple | list) else 1
            self._open.difference_update(thing if isinstance(thing, tuple | list) else (thing,))
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
        if sort == "secret":
            known = thing in self._open or self.game.controller(thing) in self.viewers
            self._open.discard(thing)  # face down from now on
            if not known:
                return "a card"
        elif sort in ("piece", "stood", *_ITSELF):
            self._open.add(thing)
        sort = "piece" if sort in _ITSELF else sort
        place = self._stands.get(thing) if sort in ("piece", "stood") else None
        if place is not None and self._scene is not None and self._scene.board is not None:
            return f"{self.tabletop.name(self.game, thing, 'unit')} at {self._scene.board.name(place)}"
        return self.tabletop.name(self.game, thing, "unit" if sort == "stood" else sort) or str(thing)

    # --- what is asked -----------------------------------------------------------------------

    def question(self, choice: Choice) -> str:
        """Who is asked, and what for."""
        things = (choice.player, choice.why.replace("-", " "), choice.card)
        asked = None
        ids = (f"{choice.kind} {choice.why}", choice.why, choice.kind)
        for id in ids if choice.kind not in _OF_ANYTHING else (ids[0], ids[2]):
            asked = asked or self._noted(self.tabletop.questions, (id, *things))
        beside: list[str] = []
        if choice.maximum > 1:
            most = f"up to {choice.maximum}" if choice.minimum < choice.maximum else str(choice.maximum)
            beside.append(f"{len(choice.taken) + 1} of {most}")
        by = self._thing(choice.card, "piece") if choice.card >= 0 else ""
        if by and by not in (asked or ""):
            beside.append(f"for {by}")
        more = f" ({', '.join(beside)})" if beside else ""
        if asked is None and choice.kind == "choose":
            verb = next((verb for verb in self.vocabulary.verbs if verb.id == choice.why), None)
            asked = f"choose {things[1]}" if verb is None else f"which do you {verb.forms[0]}?"
        asked = asked or things[1]
        return f"{self._names[choice.player]}, {asked}{more}"

    def option(self, option: Option, choice: Choice | None = None) -> str:
        """One option, in the imperative."""
        return " ".join(filter(None, self.option_in_two(option, choice)))

    def option_in_two(self, option: Option, choice: Choice | None = None) -> tuple[str, str]:
        """One option, with what many options of a menu have in common before what tells them apart:
        `move a unit at b2 to`, `b3`. The last thing in it is the second part."""
        if option == DECLINE:
            return "", _no(choice)
        if option == ("agree",):
            return "", "yes"
        why = choice.why if choice is not None else ""
        for note in self.tabletop.options:
            of_rule = note.id == f"{option[0]} {why}"
            told = self._noted((note,), (note.id, *option[1:]) if of_rule else option)
            last = next((hole.start() for hole in reversed(list(_PARTS.finditer(note.says))) if hole[1]), -1)
            if told is not None and last > 0 and note.says.endswith("}"):
                return self._filled(note.says[:last], option[1:]).rstrip(), self._filled(
                    note.says[last:], option[1:]
                )
            if told is not None:
                return "", told
        if option[0] == "either":
            return "take", f"way {option[1]}"
        verb = next((verb for verb in self.vocabulary.verbs if verb.id == option[0]), None)
        start = verb.forms[0] if verb is not None else str(option[0])
        return start, " ".join(self._thing(thing, "piece") for thing in option[1:])

    # --- why not -----------------------------------------------------------------------------

    def why_not(self, player: int, card: int) -> tuple[str, ...]:
        """The reasons why a player may not play a card now, as clauses; empty when he may."""
        return tuple(self._clause(refused, card) for refused in self.game.why_not(player, "play", (card,)))

    def _clause(self, refused: Refused, card: int) -> str:
        for refusal in self.vocabulary.refusals:
            if refusal.id == refused.id:
                steps = {step.id: step.words[0] for step in self.vocabulary.steps}
                values = {name: steps.get(str(value), value) for name, value in refused.values}
                return refusal.says.format_map(_Known(values))
        definition = self.game.definitions[card]
        for ability in definition.abilities if definition is not None else ():
            for condition in ability.conditions:
                if condition.id == refused.id:
                    return f"it needs: {condition.says}"
        return refused.id


class _Known(dict[str, Any]):
    def __missing__(self, name: str) -> str:
        return name


def _no(choice: Choice | None) -> str:
    """What it is to decline: not to do it, or to be done with a menu or with choosing."""
    if choice is not None and choice.kind == "agree":
        return "no"
    if choice is not None and (choice.taken or choice.kind == "action"):
        return "no more"
    return "none"


def _nothing(thing: Any, sort: str) -> bool:
    """Whether there is no such thing: nobody, nowhere, no word, no cards."""
    return thing in ("", ()) or (sort != "number" and isinstance(thing, int) and thing < 0)


def _listed(told: Sequence[str]) -> str:
    return " and ".join([", ".join(told[:-1]), told[-1]] if len(told) > 1 else told)
