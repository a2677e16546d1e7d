"""Alternatives: what `or` joins in one noun phrase, and what is said of all of it."""

from __future__ import annotations

from dataclasses import replace

from cardwright.bound import nodes as bound
from cardwright.bound.meant import Meant
from cardwright.bound.relations import Relations
from cardwright.surface import nodes as surface
from cardwright_engine import vocabulary as words


class Alternatives(Relations):
    """Binds phrases whose nouns are joined by `or`."""

    def alternatives(self, phrase: surface.NounPhrase) -> Meant:
        nouns = phrase.alternatives
        bare = all(noun.title is not None and not noun.words and noun.determiner is None for noun in nouns)
        if bare and nouns[0].number is None and phrase.of is None:
            return Meant(phrase.span, base=self._titles(phrase))
        if len(nouns) == 1:
            return self._noun(nouns[0], phrase.of)
        if any(noun.title is not None for noun in nouns):
            return self._one_of_titles(phrase)
        last = self._noun(nouns[-1], phrase.of)
        if last.faces:
            quantity = self._noun(nouns[0], None)
            quantity.faces = tuple(face for noun in nouns for face in self._noun(noun, None).faces)
            return quantity
        return self._joined(nouns, last, phrase)

    def _joined(self, nouns: tuple[surface.Noun, ...], last: Meant, phrase: surface.NounPhrase) -> Meant:
        """`infantry or cavalry unit`: what stands before the last noun are adjectives, or kinds. What
        stands before the first of them is said of all (`enemy blue or red unit`, `Isengard armies or
        characters`)."""
        first = nouns[0]
        if first.words and first.words[0].text == "every" and first.after is not None:
            last.determiner, last.after = "every", self.plain(first.after)
            first = replace(first, words=first.tail, after=None, tail=())
            nouns = (first, *nouns[1:])
        if first.determiner is not None and not last.determiner:
            last.determiner = first.determiner.text
        if first.number is not None and last.quantity is None:
            last.number = self.plain(first.number)
            last.quantity = self._quantity(first, last.number)
        own: list[bound.Test] = list(last.tests)
        shared: list[bound.Test] = []
        choices: list[bound.Test] = []
        for noun in nouns[1:]:
            if noun.number is not None or noun.quantifier is not None or _determined_anew(noun, first):
                last.problem = self.unresolved(noun.span, "ambiguous-words", self._written(noun.span))
        for noun in nouns[:-1]:
            run = tuple(word.text for word in noun.words)
            if not run:
                last.problem = self.unresolved(noun.span, "wrong-kind", self._written(noun.span))
                break
            readings = self.lexicon.describe(run)
            divisions = self.lexicon.divide(run)
            if readings:
                you = bound.You(span=noun.span)
                *before, adjective = (
                    bound.IsAdjective(span=noun.span, adjective=each, player=you if each.relative else None)
                    for each in readings[0]
                )
                choices.append(adjective)
                if before and noun is not first:
                    last.problem = self.unresolved(noun.span, "ambiguous-words", self._written(noun.span))
                shared += before
            elif divisions and isinstance(divisions[0].noun, words.Kind):
                choices.append(bound.IsKind(span=noun.span, kind=divisions[0].noun))
                self._said_of_all(noun, noun is first, last, own)
            else:
                last.problem = self.unknown_words(noun.span, noun.words)
        if isinstance(last.noun, words.Kind) and any(isinstance(choice, bound.IsKind) for choice in choices):
            self._said_of_all(nouns[-1], False, last, own)
            choices.append(bound.IsKind(span=nouns[-1].span, kind=last.noun))
            common = self._common([c.kind for c in choices if isinstance(c, bound.IsKind)])
            last.noun = common or last.noun
        else:
            self._last_choice(nouns[-1], last, own, choices)
        last.tests = [*shared, *own, bound.AnyTest(span=phrase.span, tests=tuple(choices))]
        return last

    def _last_choice(
        self, noun: surface.Noun, last: Meant, own: list[bound.Test], choices: list[bound.Test]
    ) -> None:
        """The one adjective before the noun itself. Of two it could not be told which is said of all."""
        words_only = self._noun(replace(noun, number=None, quantifier=None, determiner=None), None)
        adjectives = [test for test in words_only.tests if isinstance(test, bound.IsAdjective)]
        if len(adjectives) == 1 and adjectives[0] in own:
            own.remove(adjectives[0])
            choices.append(adjectives[0])
        elif last.problem is None:
            last.problem = self.unresolved(noun.span, "ambiguous-words", self._written(noun.span))

    def _one_of_titles(self, phrase: surface.NounPhrase) -> Meant:
        """`1 "Boromir" or "Faramir"`: what stands before the first title is said of all, and nothing
        else can stand beside titles."""
        meant = self._noun(phrase.alternatives[0], phrase.of)
        for noun in phrase.alternatives:
            told = noun is not phrase.alternatives[0] and (noun.words or noun.determiner or noun.number)
            if noun.title is None or told:
                meant.problem = self.unresolved(noun.span, "ambiguous-words", self._written(noun.span))
        named = self._titles(phrase)
        kinds = [kind for kind in map(self.lexicon.kind, self._kinds_of(phrase)) if kind is not None]
        if meant.base is not None:
            meant.base = named
        elif meant.problem is None and not isinstance(named, bound.Unresolved):
            meant.noun = self._common(kinds) or meant.noun
            meant.tests[-1] = bound.IsNamed(span=phrase.span, named=named)
        return meant

    def _kinds_of(self, phrase: surface.NounPhrase) -> tuple[str, ...]:
        """The kinds of the cards whose titles stand in a phrase."""
        return tuple(self._title(noun.title).kind for noun in phrase.alternatives if noun.title is not None)

    def _said_of_all(self, noun: surface.Noun, first: bool, last: Meant, own: list[bound.Test]) -> None:
        """What stands before the first of several kinds holds for each of them; before a later one it
        could be said of that one alone, and is refused."""
        before = self._noun(replace(noun, number=None, quantifier=None), None)
        said = [test.adjective for test in own if isinstance(test, bound.IsAdjective)]
        if first:
            own[:] = before.tests
            last.problem = last.problem or before.problem
        elif not all(isinstance(test, bound.IsAdjective) and test.adjective in said for test in before.tests):
            last.problem = self.unresolved(noun.span, "ambiguous-words", self._written(noun.span))

    def _common(self, kinds: list[words.Kind]) -> words.Kind | None:
        """The nearest kind that all these are part of."""
        kind: words.Kind | None = kinds[0]
        while kind is not None and not all(self.lexicon.is_a(other.id, kind.id) for other in kinds):
            kind = self.lexicon.kind(kind.parent)
        return kind


def _determined_anew(noun: surface.Noun, first: surface.Noun) -> bool:
    """`a blue or your red unit`: what stands before a later noun is not what stands before the first."""
    if noun.determiner is None or noun.determiner.text in ("a", "an"):
        return False
    return first.determiner is None or noun.determiner.text != first.determiner.text
