"""What a piece is: `is weak`, `is in your hand`, `that is attacking an enemy unit`, `that can support it`."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import Literal

from cardwright.bound import nodes as bound
from cardwright.bound.meant import Meant
from cardwright.bound.phrases import Phrases
from cardwright.surface import nodes as surface
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

Op = Literal["==", ">=", "<=", ">", "<"]


class Being(Phrases):
    """Binds what stands after `is` and `that`."""

    @abstractmethod
    def counting(self, meant: Meant) -> tuple[Op, bound.Number | None]:
        """Done by `Conditions`, a layer above."""

    @abstractmethod
    def _participle(self, phrase: surface.NounPhrase) -> words.Verb | None:
        """Done by `Conditions`, a layer above."""

    def _is(self, state: surface.State, subject: Meant) -> bound.Condition:
        kind = self._kind(subject)
        complement = state.complement
        match complement:
            case surface.Compared():
                return self.unresolved(state.span, "not-a-condition", self._written(state.span))
            case surface.Placed(relations=relations):
                chain = self.named_relations(relations)
                if state.negated and len(chain) > 1:  # not both, or neither?
                    return self.unresolved(state.span, "ambiguous-words", self._written(state.span))
                tests = tuple(
                    self._turned(self.relation(one, kind, name), state.negated) for one, name in chain
                )
            case surface.Busy():
                tests = (self._busy(complement, kind, state.negated),)
            case surface.Value():
                found = self._being(complement, kind, subject, state)
                if not isinstance(found, tuple):
                    return found
                tests = found
        return self._passes(state.span, subject, tests)

    def named_relations(self, relations: tuple[surface.Relation, ...]) -> list[tuple[surface.Relation, str]]:
        """Relations in a chain, each with the name that an `as` behind it gives to its object."""
        made: list[tuple[surface.Relation, str]] = []
        for relation in relations:
            if isinstance(relation, surface.As) and made and not made[-1][1]:
                made[-1] = (made[-1][0], relation.name.text)
            else:
                made.append((relation, ""))
        return made

    def _turned(self, test: bound.Test, negated: bool) -> bound.Test:
        if not negated or isinstance(test, bound.Unresolved):
            return test
        if isinstance(test, bound.AnyTest):
            return self.unresolved(test.span, "ambiguous-words", self._written(test.span))
        return replace(test, negated=not test.negated)

    def _busy(self, busy: surface.Busy, kind: str, negated: bool) -> bound.Test:
        """`is supporting "Strider"`: a relation of the vocabulary whose preposition is the verb."""
        inner = self.meant(busy.target)
        doing = " ".join(word.text for word in busy.verb)
        found = self.find_relation(doing, kind, inner)
        if found is not None:
            other = self.other_from(inner)
            return bound.Related(span=busy.span, relation=found, other=other, negated=negated)
        verb = self.lexicon.verbs.get(doing)
        if verb is not None:
            return bound.DidVerb(
                span=busy.span, verb=verb, by=None, negated=negated, object=self.other_from(inner)
            )
        return self.unresolved(busy.span, "unknown-verb", doing, self.lexicon.known_verbs())

    def _being(
        self, value: surface.Value, kind: str, subject: Meant, state: surface.State
    ) -> tuple[bound.Test, ...] | bound.Condition:
        phrase = value.terms[0].parts[0]
        noun = phrase.alternatives[0]
        run = tuple(word.text for word in noun.words)
        bare = noun.determiner is None and noun.number is None and noun.title is None and phrase.of is None
        if bare and run:
            tests = self.adjectives(phrase, kind, state.negated)
            if tests is not None:
                return tests
            verb = self._participle(phrase)
            if verb is not None:
                return self._passive(state, subject, verb)
            if self.scope.find(run[0]) is None:
                return self.unknown_words(noun.span, noun.words)
        meant = self.meant(phrase)
        if meant.problem:
            return meant.problem
        if isinstance(meant.base, bound.Named):
            return (bound.IsNamed(span=value.span, named=meant.base, negated=state.negated),)
        if meant.base is not None:
            return (bound.IsOneOf(span=value.span, pieces=meant.base, negated=state.negated),)
        if isinstance(meant.noun, words.Kind):
            if state.negated and meant.tests:  # not such a one, or not even one of this kind?
                return self.unresolved(value.span, "ambiguous-words", self._written(value.span))
            is_kind = bound.IsKind(span=value.span, kind=meant.noun, negated=state.negated)
            return (is_kind, *meant.tests)
        return self.unresolved(state.span, "not-a-condition", self._written(state.span))

    def adjectives(
        self, phrase: surface.NounPhrase, kind: str, negated: bool
    ) -> tuple[bound.Test, ...] | None:
        """`weak`, `infantry or cavalry`: adjectives standing alone; None where they are none."""
        choices: list[bound.Test] = []
        self.read(phrase, whole=True)
        for noun in phrase.alternatives:
            readings = self.lexicon.describe(tuple(word.text for word in noun.words))
            fitting = [
                reading
                for reading in readings
                if all(not kind or self.lexicon.fits(kind, adjective.of) for adjective in reading)
            ]
            if not fitting:
                if readings and kind:
                    word = readings[0][0]
                    return (
                        self.unresolved(noun.span, "attribute-of-another-kind", word.words[0], word.of, kind),
                    )
                return None
            you = bound.You(span=noun.span)
            tests = [
                bound.IsAdjective(
                    span=noun.span, adjective=one, negated=negated, player=you if one.relative else None
                )
                for one in fitting[0]
            ]
            if len(tests) > 1 and (negated or len(phrase.alternatives) > 1):
                text = self._written(noun.span)  # not both, or neither? said of all, or of this one?
                return (self.unresolved(noun.span, "ambiguous-words", text),)
            choices.extend(tests)
        if negated or len(phrase.alternatives) == 1:
            return tuple(choices)  # `not blue or red` is neither
        return (bound.AnyTest(span=phrase.span, tests=tuple(choices)),)

    def _passive(self, state: surface.State, subject: Meant, verb: words.Verb) -> bound.Condition:
        """`"Boromir" was played`, `5 dice were rolled`."""
        number = subject.number
        object_: bound.Piece | bound.Pieces | None = None
        if subject.base is not None or isinstance(subject.noun, words.Kind):
            object_ = self.other_from(subject)
        return bound.Happened(
            span=state.span, verb=verb, by=None, object=object_, number=number, negated=state.negated
        )

    def _passes(self, span: Span, subject: Meant, tests: tuple[bound.Test, ...]) -> bound.Condition:
        """Tests on one piece, or on each / some / none of a set."""
        for test in tests:
            if isinstance(test, bound.Unresolved):
                return test
        quantity = subject.quantity
        if quantity is not None and subject.base is None:
            pieces = self.pieces_from(subject)
            if isinstance(pieces, bound.Unresolved):
                return pieces
            if quantity.every:
                return bound.Exists(span=span, pieces=pieces, every=True, tests=tests)
            op, number = self.counting(subject)
            return bound.Exists(span=span, pieces=pieces, op=op, number=number, tests=tests)
        piece = self.piece_from(subject)
        if isinstance(piece, bound.Unresolved):
            return piece
        self.mention(piece)
        return bound.Passes(span=span, piece=piece, tests=tests)

    # --- that --------------------------------------------------------------------------------

    def that(self, that: surface.That, kind: str) -> bound.Test:
        match that.form:
            case "is":
                return self._that_is(that, kind)
            case "has":
                assert that.object is not None
                fake = surface.Prepositional(
                    span=that.span, word=surface.Word(span=that.span, text="with"), object=that.object
                )
                verb = self._participle(that.object)
                if verb is not None:
                    return bound.DidVerb(span=that.span, verb=verb, by=None, negated=that.negated)
                return self._with(fake, kind, that.negated)
            case "can":
                return self._that_verb(that, can=True)
            case "does":
                return self._that_verb(that)
            case "done by":
                return self._that_verb(that)

    def _that_is(self, that: surface.That, kind: str) -> bound.Test:
        assert that.object is not None
        if that.preposition is not None:
            relation = surface.Prepositional(span=that.span, word=that.preposition, object=that.object)
            return self._turned(self.relation(relation, kind), that.negated)
        if that.verb:
            busy = surface.Busy(span=that.span, verb=that.verb, target=that.object)
            return self._busy(busy, kind, that.negated)
        tests = self.adjectives(that.object, kind, that.negated)
        if tests is not None:
            if len(tests) == 1:
                return tests[0]
            return self.unresolved(that.span, "not-a-condition", self._written(that.span))
        meant = self.meant(that.object)
        if meant.problem:
            return meant.problem
        if isinstance(meant.base, bound.Named):
            return bound.IsNamed(span=that.span, named=meant.base, negated=that.negated)
        if meant.base is not None:
            return bound.IsOneOf(span=that.span, pieces=meant.base, negated=that.negated)
        if isinstance(meant.noun, words.Kind) and not meant.tests:
            return bound.IsKind(span=that.span, kind=meant.noun, negated=that.negated)
        return self.unresolved(that.span, "not-a-condition", self._written(that.span))

    def _that_verb(self, that: surface.That, *, can: bool = False) -> bound.Test:
        form = that.verb[0].text if that.verb else ""
        verb = self.lexicon.verbs.get(form)
        if verb is None:
            return self.unresolved(that.span, "unknown-verb", form, self.lexicon.known_verbs())
        by = self.player(that.actor) if that.actor is not None else None
        target = self.other_from(self.meant(that.object)) if that.object is not None else None
        return bound.DidVerb(span=that.span, verb=verb, by=by, negated=that.negated, can=can, object=target)
