"""What the log of a game tells of what was done: by verb, with whom it was about and how much."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cardwright_engine import vocabulary as words


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that happened: what it names, and the words and numbers it tells."""

    id: str
    numbers: tuple[int, ...]
    words: tuple[str, ...]

    def about(self, thing: int | str) -> bool:
        """Whether a piece, a player or a word plays a part in it."""
        return thing in self.numbers or thing in self.words


def deeds(log: Sequence[Any] | None, vocabulary: words.Vocabulary, verb: str) -> list[Deed]:
    """What was done with this verb, in order. An entry is named after the verb or after the event
    that the verb causes."""
    names = {verb} | {event.id for event in vocabulary.events if event.verb == verb}
    return [_deed(entry) for entry in log or () if entry and entry[0] in names]


def count_of(found: Sequence[Deed], *, whole: bool) -> int:
    """How much was done: dice or amounts in all where `whole`, else how often."""
    if not whole:
        return len(found)
    return sum(len(deed.words) or (deed.numbers[-1] if deed.numbers else 1) for deed in found)


def _deed(entry: Sequence[Any]) -> Deed:
    things = list(_flat(entry[1:]))
    return Deed(
        str(entry[0]),
        tuple(thing for thing in things if isinstance(thing, int)),
        tuple(thing for thing in things if isinstance(thing, str)),
    )


def _flat(things: Sequence[Any]) -> Iterator[Any]:
    for thing in things:
        if isinstance(thing, tuple | list):
            yield from _flat(thing)
        else:
            yield thing
