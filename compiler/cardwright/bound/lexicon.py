"""The phrases of a game, found in a run of words.

A run such as `ordered blue unit` is divided into the phrases that the vocabulary declares, the noun
at its end first and longest first. What the run is made of is known; what it means in its sentence
is decided by whoever asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from cardwright_engine import vocabulary as words

Noun = (
    words.Kind
    | words.Attribute
    | words.Zone
    | words.Token
    | words.Step
    | words.Place
    | words.Event
    | words.Qualifier
    | words.PlayerWord
)

Worded = words.Kind | words.Attribute | words.Zone | words.Token | words.Step | words.Place | words.PlayerWord
Run = tuple[str, ...]

# Adjectives that every game has: they speak about the sentence, not about the game.
GENERAL = ("other", "top")
MOST_WORDS: Final = 12  # of adjectives before a noun; each may be read in several ways


@dataclass(frozen=True, slots=True)
class Division:
    """A run divided: adjectives before a noun. `loose` are general adjectives (other, top)."""

    noun: Noun
    adjectives: tuple[words.Adjective, ...]
    loose: tuple[str, ...] = ()


@dataclass(slots=True)
class Lexicon:
    """All phrases of one vocabulary, by their words."""

    vocabulary: words.Vocabulary
    nouns: dict[Run, list[Noun]] = field(default_factory=dict)
    adjectives: dict[Run, list[words.Adjective]] = field(default_factory=dict)
    verbs: dict[str, words.Verb] = field(default_factory=dict)
    participles: dict[Run, list[words.Event]] = field(default_factory=dict)
    faces: dict[Run, words.Face] = field(default_factory=dict)
    _kinds: dict[str, words.Kind] = field(default_factory=dict)
    _longest_noun: int = 1

    @classmethod
    def of(cls, vocabulary: words.Vocabulary) -> Lexicon:
        lexicon = cls(vocabulary)
        lexicon._kinds = {kind.id: kind for kind in vocabulary.kinds}
        groups: tuple[Iterable[Worded], ...] = (
            vocabulary.kinds,
            vocabulary.attributes,
            vocabulary.zones,
            vocabulary.tokens,
            vocabulary.steps,
            vocabulary.places,
            vocabulary.players,
        )
        for group in groups:
            for entry in group:
                for phrase in entry.words:
                    lexicon.nouns.setdefault(tuple(phrase.split()), []).append(entry)
        for event in vocabulary.events:
            for phrase in event.nouns:
                lexicon.nouns.setdefault(tuple(phrase.split()), []).append(event)
            for phrase in event.participle:
                lexicon.participles.setdefault(tuple(phrase.split()), []).append(event)
            for qualifier in event.qualifiers:
                for phrase in qualifier.words:
                    known = lexicon.nouns.setdefault(tuple(phrase.split()), [])
                    if qualifier not in known:
                        known.append(qualifier)
        for adjective in vocabulary.adjectives:
            for phrase in adjective.words:
                lexicon.adjectives.setdefault(tuple(phrase.split()), []).append(adjective)
        for verb in vocabulary.verbs:
            for form in verb.forms:
                lexicon.verbs.setdefault(form, verb)
        for face in vocabulary.faces:
            for phrase in face.words:
                lexicon.faces[tuple(phrase.split())] = face
        lexicon._longest_noun = max(map(len, lexicon.nouns), default=1)
        return lexicon

    # --- kinds -------------------------------------------------------------------------------

    def kind(self, id: str) -> words.Kind | None:
        return self._kinds.get(id)

    def is_a(self, kind: str, other: str) -> bool:
        """Whether every piece of `kind` is a piece of `other`."""
        while kind:
            if kind == other:
                return True
            entry = self.kind(kind)
            kind = entry.parent if entry else ""
        return False

    def fits(self, kind: str, allowed: tuple[str, ...]) -> bool:
        """Whether a piece of `kind` can be one of the allowed kinds: it is one, or one of them is a
        part of it (a card can be an army)."""
        if kind not in self._kinds or "place" in allowed:
            return kind in ("", "place") or kind in allowed or "place" in allowed
        return any(self.is_a(kind, other) or self.is_a(other, kind) for other in allowed)

    # --- dividing ----------------------------------------------------------------------------

    def divide(self, run: Run) -> list[Division]:
        """Every way to divide a run into adjectives and a noun, longest noun first."""
        found: list[Division] = []
        for start in range(max(len(run) - self._longest_noun, 0), len(run)):
            for noun in self.nouns.get(run[start:], ()):
                for adjectives, loose in self._adjectives(run[:start]):
                    if all(self._describes(adjective, noun) for adjective in adjectives):
                        found.append(Division(noun, adjectives, loose))
            if found:
                break
        return found

    def describe(self, run: Run) -> list[tuple[words.Adjective, ...]]:
        """Every way to read a run as adjectives alone (`is weak`)."""
        return [adjectives for adjectives, loose in self._adjectives(run) if not loose]

    def _describes(self, adjective: words.Adjective, noun: Noun) -> bool:
        if isinstance(noun, words.Kind):
            return self.fits(noun.id, adjective.of)
        return not adjective.of or isinstance(noun, words.PlayerWord) or "player" in adjective.of

    def _adjectives(self, run: Run) -> Iterator[tuple[tuple[words.Adjective, ...], tuple[str, ...]]]:
        if not run:
            yield (), ()
            return
        if len(run) > MOST_WORDS:
            return
        for end in range(len(run), 0, -1):
            options = self.adjectives.get(run[:end], [])
            for rest, loose in self._adjectives(run[end:]) if options else ():
                for adjective in options:
                    yield (adjective, *rest), loose
            if end == 1 and run[0] in GENERAL and not options:
                for rest, loose in self._adjectives(run[1:]):
                    yield rest, (run[0], *loose)

    # --- suggestions -------------------------------------------------------------------------

    def known_words(self) -> tuple[str, ...]:
        """Every phrase of a noun or adjective, for did-you-mean."""
        return tuple(sorted({" ".join(run) for run in (*self.nouns, *self.adjectives)}))

    def known_verbs(self) -> tuple[str, ...]:
        return tuple(sorted(self.verbs))

    def known_events(self) -> tuple[str, ...]:
        nouns = [phrase for event in self.vocabulary.events for phrase in event.nouns]
        return tuple(sorted({*nouns, *(" ".join(run) for run in self.participles)}))

    def known_steps(self) -> tuple[str, ...]:
        return tuple(sorted({phrase for step in self.vocabulary.steps for phrase in step.words}))
