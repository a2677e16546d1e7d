"""What the cards of a game listen to, change and rule on, found once for all games with these cards.

An ability that answers only what happens to its own card has a condition that wants the card itself in
a role of the event (`Condition.itself`); it stands under that role and its piece, so that of many such
cards the one that is meant is found at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Final, TypeVar

from cardwright_engine.card import Ability, Card, Form, Modifier, Ruling, Timing
from cardwright_engine.events import Event

T = TypeVar("T")
Definitions = Sequence[Card | None]
Listener = tuple[int, int, Ability]  # a piece, the number of an ability on it, the ability
Changer = tuple[int, Ability, Modifier]
Ruler = tuple[int, Ability, Ruling]
Key = str  # what a text answers, and how (`key_of`)

_NONE: Final[list[Ruler]] = []
_KEPT: Final = 16  # sets of cards that are remembered


def key_of(form: Form, event: str, timing: Timing) -> Key:
    """What a text answers, in one word: it is looked up all the time, and a word faster than a tuple."""
    return f"{form} {event} {timing}"


class Index:
    """By event, number and verb, the pieces whose texts can matter; whether they are live is asked of a
    running game."""

    def __init__(self, definitions: Definitions) -> None:
        self.listeners: dict[Key, list[Listener]] = {}
        self.own: dict[Key, dict[str, dict[int, list[Listener]]]] = {}
        self.own_pieces: dict[Key, set[int]] = {}  # all pieces in `own`, whatever their role
        self.modifiers: dict[str, list[Changer]] = {}
        self.own_modifiers: dict[str, dict[int, list[Changer]]] = {}  # of the card itself alone
        self.rulings: dict[str, list[Ruler]] = {}
        self.own_rulings: dict[str, dict[int, list[Ruler]]] = {}
        self.ruled: set[str] = set()  # the verbs on which any text rules
        self.lasting: dict[str, Ability] = {}
        self.lasting_rulings: dict[str, set[str]] = {}  # by verb, the ids of lasting texts that rule on it
        self.lasting_changers: dict[str, set[str]] = {}  # by number, the ids of those that change it
        self.titles: dict[str, list[int]] = {}
        self.heard: set[Key] = set()  # the events that any text answers
        for piece, card in enumerate(definitions):
            if card is not None:
                self._add(piece, card)

    def _add(self, piece: int, card: Card) -> None:
        self.titles.setdefault(card.name, []).append(piece)
        for number, ability in enumerate(card.abilities):
            if ability.event:
                self._listen((piece, number, ability))
            for modifier in ability.modifiers:
                if modifier.itself:
                    mine = self.own_modifiers.setdefault(modifier.attribute, {})
                    mine.setdefault(piece, []).append((piece, ability, modifier))
                else:
                    self.modifiers.setdefault(modifier.attribute, []).append((piece, ability, modifier))
            for ruling in ability.rulings:
                self.ruled.add(ruling.verb)
                if ruling.about < 0:
                    self.rulings.setdefault(ruling.verb, []).append((piece, ability, ruling))
                else:
                    own = self.own_rulings.setdefault(ruling.verb, {})
                    own.setdefault(piece, []).append((piece, ability, ruling))
        for ability in card.lasting:
            self.lasting[ability.id] = ability
            if ability.event:
                self.heard.add(key_of(ability.form, ability.event, ability.timing))
            for modifier in ability.modifiers:
                self.lasting_changers.setdefault(modifier.attribute, set()).add(ability.id)
            for ruling in ability.rulings:
                self.ruled.add(ruling.verb)
                self.lasting_rulings.setdefault(ruling.verb, set()).add(ability.id)

    def _listen(self, listener: Listener) -> None:
        piece, _, ability = listener
        key = key_of(ability.form, ability.event, ability.timing)
        self.heard.add(key)
        role = next((condition.itself for condition in ability.conditions if condition.itself), "")
        if role:
            self.own.setdefault(key, {}).setdefault(role, {}).setdefault(piece, []).append(listener)
            self.own_pieces.setdefault(key, set()).add(piece)
        else:
            self.listeners.setdefault(key, []).append(listener)

    def rulers(self, verb: str, what: tuple[int, ...]) -> Sequence[Ruler]:
        """All that can have a say about doing `verb` to `what`."""
        found = self.rulings.get(verb, _NONE)
        own = self.own_rulings.get(verb)
        if own is not None:
            for place, thing in enumerate(what):
                if thing in own:
                    found = [*found, *(each for each in own[thing] if each[2].about == place)]
        return found

    def answering(self, key: Key, event: Event, others: Sequence[Listener]) -> Sequence[Listener]:
        """All that can answer an event, in the order of the pieces: those whose own it is, and `others`."""
        found = others
        own = self.own.get(key)
        if own is None:
            return found
        for role, pieces in own.items():
            more = pieces.get(getattr(event, role))
            if more:
                found = sorted([*found, *more], key=_place) if found else more
        return found


def _place(listener: Listener) -> tuple[int, int]:
    return listener[:2]


def once(make: Callable[[Definitions], T]) -> Callable[[Definitions], T]:
    """What is made of the cards of a game, made once for each tuple of them; a list may still grow."""
    kept: dict[int, tuple[Definitions, T]] = {}

    @wraps(make)
    def made(definitions: Definitions) -> T:
        if not isinstance(definitions, tuple):
            return make(definitions)
        found = kept.get(id(definitions))
        if found is None or found[0] is not definitions:
            if len(kept) >= _KEPT:
                del kept[next(iter(kept))]
            found = kept[id(definitions)] = (definitions, make(definitions))
        return found[1]

    return made


index_of = once(Index)
