"""A piece in a few words of the vocabulary: `red mounted long sword`, `blue Creature in a woods hex`.

No sentence of a card is that short, so nothing is parsed: the words are read from the left, the longest
phrase first. Words about the place where it stands may be among them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from cardwright.bound.lexicon import Lexicon
from cardwright.diagnostics.suggest import did_you_mean
from cardwright_engine import vocabulary as words
from cardwright_engine.trial import Described

_FILLING: Final = frozenset({"a", "an", "the", "and", "with", "in", "at", "on"})
_SIDES: Final[Mapping[str, Literal["friendly", "enemy"]]] = {"friendly": "friendly", "enemy": "enemy"}


class NotDescribed(ValueError):
    """These words say nothing of such a piece; the message is one lower-case sentence."""


@dataclass(slots=True)
class _Said:
    kind: str
    title: str = ""
    attributes: dict[str, int | str] = field(default_factory=dict)
    adjectives: dict[str, words.Adjective] = field(default_factory=dict)


def described(
    text: str, vocabulary: words.Vocabulary, kind: str, ground: str, titles: Iterable[str] = ()
) -> Described:
    """A piece of a kind (or of a part of it) and the ground it stands on, as the words say.

    Raises NotDescribed.
    """
    return _Reader(Lexicon.of(vocabulary), kind, ground, tuple(titles)).read(text)


class _Reader:
    def __init__(self, lexicon: Lexicon, kind: str, ground: str, titles: tuple[str, ...]) -> None:
        self.lexicon = lexicon
        vocabulary = lexicon.vocabulary
        self.titles = {title.casefold(): title for title in titles}
        self.entries: dict[str, tuple[_Said, words.Kind | words.Adjective]] = {}
        self.numbers: dict[str, words.Attribute] = {}
        self.piece, self.place = _Said(kind), _Said(ground)
        for said in (self.place, self.piece):  # what both could be is said of the piece
            for entry in vocabulary.kinds:
                if lexicon.is_a(entry.id, said.kind):
                    self._know(said, entry)
            for adjective in vocabulary.adjectives:
                if any(lexicon.is_a(each, said.kind) for each in adjective.of):
                    self._know(said, adjective)
        for attribute in vocabulary.attributes:
            if attribute.type == "number" and any(lexicon.is_a(each, kind) for each in attribute.of):
                self.numbers.update((phrase.casefold(), attribute) for phrase in attribute.words)

    def _know(self, said: _Said, entry: words.Kind | words.Adjective) -> None:
        self.entries.update((phrase.casefold(), (said, entry)) for phrase in entry.words)

    def read(self, text: str) -> Described:
        side: Literal["", "friendly", "enemy"] = ""
        run = text.replace(",", " ").split()
        while run:
            length, phrase = self._longest(run)
            if phrase in self.titles:
                self.piece.title = self.titles[phrase]
            elif phrase in self.entries:
                said, entry = self.entries[phrase]
                if isinstance(entry, words.Adjective) and entry.relative and entry.id in _SIDES:
                    side = _SIDES[entry.id]
                else:
                    self._take(said, entry)
            elif run[0].isdigit():
                length = 1 + self._number(int(run[0]), run[1:])
            elif phrase not in _FILLING:
                raise NotDescribed(self._unknown(run[0]))
            run = run[length:]
        return Described(
            kind=self.piece.kind,
            title=self.piece.title,
            attributes=self.piece.attributes,
            adjectives=_marks(self.piece),
            side=side,
            ground=Described(attributes=self.place.attributes, adjectives=_marks(self.place)),
        )

    def _longest(self, run: list[str]) -> tuple[int, str]:
        for length in range(len(run), 0, -1):
            phrase = " ".join(run[:length]).casefold()
            if phrase in self.titles or phrase in self.entries:
                return length, phrase
        return 1, run[0].casefold()

    def _take(self, said: _Said, entry: words.Kind | words.Adjective) -> None:
        if isinstance(entry, words.Kind):
            said.kind = entry.id
            return
        for other in said.adjectives.values():
            same = entry.attribute and entry.attribute == other.attribute and entry.value != other.value
            if same or entry.id in other.excludes or other.id in entry.excludes:
                raise NotDescribed(f"`{other.words[0]}` and `{entry.words[0]}` cannot both be so")
        said.adjectives[entry.id] = entry
        if entry.attribute:
            said.attributes[entry.attribute] = entry.value

    def _number(self, value: int, run: list[str]) -> int:
        """Read what a number counts; how many words that were."""
        for length in range(len(run), 0, -1):
            attribute = self.numbers.get(" ".join(run[:length]).casefold())
            if attribute is not None:
                self.piece.attributes[attribute.id] = value
                return length
        counted = " or ".join(f"`{name}`" for name in self._counted())
        raise NotDescribed(f"`{value}` counts nothing that a {self.piece.kind} has, such as {counted}")

    def _counted(self) -> Iterator[str]:
        yield from dict.fromkeys(attribute.words[-1] for attribute in self.numbers.values())

    def _unknown(self, word: str) -> str:
        known = {*self.entries, *self.titles}
        known = {self.titles.get(name, self._written(name)) for name in known}
        hints = did_you_mean(word, known) or (
            f"known are {', '.join(sorted(known - set(self.titles.values())))}",
        )
        return "; ".join((f"`{word}` says nothing of a {self.piece.kind}", *hints))

    def _written(self, phrase: str) -> str:
        entry = self.entries[phrase][1] if phrase in self.entries else None
        return next((each for each in entry.words if each.casefold() == phrase), phrase) if entry else phrase


def _marks(said: _Said) -> tuple[str, ...]:
    """The adjectives that are no value of an attribute."""
    return tuple(id for id, adjective in said.adjectives.items() if not adjective.attribute)
