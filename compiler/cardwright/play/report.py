"""What to tell of an example that failed: what came instead, what the game waits for, what led there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from cardwright.bound import nodes as bound
from cardwright.play.questions import Questions, Thing, Unanswerable
from cardwright.play.telling import Telling
from cardwright.text.source import written
from cardwright_engine.choices import Choice, Option
from cardwright_engine.position import Refused

_LOG_SHOWN = 30
_OPTIONS_SHOWN = 8


class _Values(dict[str, Any]):
    """The values of a clause; one that was not given is told by its name."""

    def __missing__(self, name: str) -> str:
        return name


class Story:
    """Tells one game in words, for the author of an example."""

    def __init__(self, asked: Questions) -> None:
        self._asked = asked

    def notes(self) -> tuple[str, ...]:
        """What happened so far, one line a deed."""
        log = self._asked.game.log or []
        if not log:
            return ("nothing has happened before this",)
        telling = self._telling()
        entry = telling.entry if telling is not None else self._entry
        told = [f"  {entry(one)}" for one in log[-_LOG_SHOWN:]]
        more = [f"  ({len(log) - _LOG_SHOWN} deeds before)"] if len(log) > _LOG_SHOWN else []
        you = f" (you are {telling.player(self._asked.you)})" if telling is not None else ""
        return ("\n".join([f"what happened{you}:", *more, *told]),)

    def _telling(self) -> Telling | None:
        """The game in sentences, where its package says how its log reads."""
        vocabulary = self._asked.vocabulary
        tabletop = getattr(import_module(vocabulary.package), "TABLETOP", None)
        return None if tabletop is None else Telling(self._asked.game, tabletop, vocabulary)

    def _entry(self, entry: Any) -> str:
        things = entry[1:]
        kinds = self._kinds(str(entry[0]), len(things))
        told = (self._told(thing, kind) for thing, kind in zip(things, kinds, strict=True))
        return " ".join([str(entry[0]), *told])

    def _kinds(self, id: str, length: int) -> tuple[str, ...]:
        """What the things of an entry are: of a verb, who did it and what fills its slots; of an event,
        what fills its roles; "" where the vocabulary does not tell."""
        for verb in self._asked.vocabulary.verbs:
            if verb.id == id and len(verb.slots) + 1 == length:
                return ("", *(slot.type for slot in verb.slots))
        for event in self._asked.vocabulary.events:
            if event.id == id and len(event.roles) == length:
                return tuple(role.kind for role in event.roles)
        return ("", *("number or card",) * (length - 1))[:length]

    def _told(self, thing: Any, kind: str) -> str:
        if isinstance(thing, int) and (
            kind in ("count", "number") or (kind == "number or card" and not self._asked.title(thing))
        ):
            return str(thing)
        return self._thing(thing)

    def waits(self) -> str:
        """What the game waits for, as a clause."""
        choice: Choice | None = self._asked.game.pending
        if choice is None:
            return "nothing more is asked, the game is over"
        who = self.player(choice.player)
        has = "have" if who == "you" else "has"
        if choice.kind == "roll":
            return f"{who} {has} to roll {choice.count} {'die' if choice.count == 1 else 'dice'}"
        if choice.kind == "draw":
            return f"{who} {has} to draw a card, and the order of the deck is not said"
        one_of = "one of " if len(choice.options) > 1 else ""
        return f"{who} {has} to answer `{choice.why}` with {one_of}{self.ways(choice.options)}"

    def ways(self, options: Sequence[Option]) -> str:
        """Options, so many of them as one can read."""
        listed = [self._option(option) for option in options]
        shown = ", ".join(f"`{option}`" for option in dict.fromkeys(listed[:_OPTIONS_SHOWN]))
        more = f" and {len(listed) - _OPTIONS_SHOWN} more" if len(listed) > _OPTIONS_SHOWN else ""
        return f"{shown}{more}"

    def why_not(self, refused: Sequence[Refused], things: Sequence[Any], player: int) -> str:
        """Why a player may not do something, in the clauses of the game, with their values; they speak
        to that player."""
        clauses = [clause for one in refused if (clause := self._refusal(one, things))]
        if not clauses:
            return ""
        told = ", and ".join(clauses)
        return f"since {told}" if player == self._asked.you else f"{self.player(player)} is told: {told}"

    def _refusal(self, refused: Refused, things: Sequence[Any]) -> str:
        for refusal in self._asked.vocabulary.refusals:
            if refusal.id == refused.id:
                return refusal.says.format_map(_Values(refused.values))
        definitions = self._asked.game.definitions
        for thing in things:
            card = definitions[thing] if isinstance(thing, int) and 0 <= thing < len(definitions) else None
            for ability in card.abilities if card is not None else ():
                for condition in ability.conditions:
                    if condition.id == refused.id:
                        return f"it asks that {condition.says}"
        return ""

    def _option(self, option: Option) -> str:
        return " ".join([str(option[0]), *(self._thing(thing) for thing in option[1:])])

    def player(self, player: int) -> str:
        """A player as the example calls them."""
        if player == self._asked.you:
            return "you"
        if player == self._asked.opponent(self._asked.you):
            return "your opponent"
        return f"player {player}"

    def _thing(self, thing: Any) -> str:
        """A piece by its title, or by what the game calls it; a word or number as it stands."""
        if isinstance(thing, tuple | list):
            return "[" + " ".join(self._thing(part) for part in thing) + "]"
        if not isinstance(thing, int):
            return str(thing)
        title = self._asked.title(thing)
        if title:
            return f'"{title}"'
        if thing in (self._asked.you, self._asked.opponent(self._asked.you)):
            return self.player(thing)
        called = getattr(self._asked.game, "called", None)
        return (called is not None and str(called(thing))) or str(thing)

    # --- what came instead -------------------------------------------------------------------

    def came(self, condition: bound.Condition) -> str:
        """One sentence: what was expected, and what is so instead."""
        said = f"`{written(condition.span)}` does not hold"
        try:
            instead = ", ".join(self._instead(condition))
        except Unanswerable:
            instead = ""
        return f"{said}: {instead}" if instead else said

    def _instead(self, condition: bound.Condition) -> Iterator[str]:
        match condition:
            case bound.Compare():
                left, right = (
                    self._values(self._asked.values(side)) for side in (condition.left, condition.right)
                )
                yield (
                    f"it is {left}, not {right}"
                    if condition.op == "=="
                    else f"{left} is compared with {right}"
                )
            case bound.Passes():
                for test in condition.tests:
                    yield from self._about(condition.piece, test)
            case bound.Exists():
                found = self._asked.pieces(condition.pieces)
                yield f"there are {len(found)}" if len(found) != 1 else "there is 1"
            case bound.InStep():
                state = self._asked.game.state
                yield f"it is the step `{state.step}` of {self.player(state.active)}"
            case _:
                return

    def _about(self, piece: bound.Piece, test: bound.Test) -> Iterator[str]:
        if isinstance(test, bound.WithNumber):
            values = [
                getattr(self._asked.game, test.attribute.method)(one)
                for one in self._asked.as_last_seen(piece)
            ]
            yield f"its {test.attribute.words[0]} is {self._values(values)}"
        elif isinstance(test, bound.InZone):
            zones = sorted({zone for one in self._asked.as_last_seen(piece) for zone in self._zones(one)})
            yield f"it is in {' and '.join(zones)}" if zones else "it is in no zone"

    def _zones(self, piece: Thing) -> Iterator[str]:
        for zone in self._asked.vocabulary.zones:
            if getattr(self._asked.game, zone.test)(piece):
                yield zone.words[0]

    def _values(self, values: Any) -> str:
        return " or ".join(
            dict.fromkeys(self._thing(value) if isinstance(value, str) else str(value) for value in values)
        )
