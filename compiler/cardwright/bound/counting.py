"""Arguments that are no pieces: so many of something, faces, titles and words."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace

from cardwright.bound import advice
from cardwright.bound import nodes as bound
from cardwright.bound.conditions import Conditions
from cardwright.bound.filling import Filling
from cardwright.bound.meant import Meant
from cardwright.surface import nodes as surface
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words


class Counting(Conditions):
    """Binds arguments that are counted or named."""

    @abstractmethod
    def _lead(
        self, filling: Filling, relation: surface.Relation, chooser: bound.Player, said: bool
    ) -> bound.Unresolved | None:
        """Done by `Slots`, a layer above."""

    @abstractmethod
    def _slot_by(
        self,
        filling: Filling,
        span: Span,
        preposition: str,
        value: surface.Value,
        chooser: bound.Player,
        said: bool,
    ) -> bound.Unresolved | None:
        """Done by `Slots`, a layer above."""

    def _title_slot(self, value: surface.Value) -> bound.ArgumentValue:
        titles: list[bound.Named] = []
        for part in value.terms[0].parts:
            meant = self.meant(part)
            if not isinstance(meant.base, bound.Named):
                return self.unresolved(
                    part.span, "wrong-kind", self._written(part.span), note="a card's name is wanted"
                )
            titles.append(meant.base)
        return bound.Named(
            span=value.span,
            titles=tuple(title for one in titles for title in one.titles),
            title_spans=tuple(span for one in titles for span in one.title_spans),
            kind=titles[0].kind,
        )

    def _word_slot(
        self, verb: words.Verb, slot: words.Slot, phrase: surface.NounPhrase
    ) -> bound.ArgumentValue:
        self.read(phrase)
        noun = phrase.alternatives[0]
        run = " ".join(word.text for word in noun.words)
        if run in slot.words:
            return bound.WordArgument(span=phrase.span, value=run)
        if self.lexicon.divide(tuple(run.split())):
            note = advice.for_other_verb(self.lexicon, verb, tuple(run.split()))
            return self.unresolved(phrase.span, "wrong-kind", self._written(phrase.span), slot.words, note)
        return self.unresolved(phrase.span, "unknown-word", run, slot.words)

    def _faces_slot(self, filling: Filling, meant: Meant) -> bound.ArgumentValue:
        faces = meant.faces
        if not faces and meant.of is not None:
            faces = self.meant(meant.of).faces
        if not faces:
            return self.unresolved(
                meant.span, "wrong-kind", self.text(meant), note="faces in brackets are wanted"
            )
        count = next(
            (slot for slot in filling.verb.slots if slot.type == "count" and not slot.preposition), None
        )
        if count is not None and meant.number is not None:
            filling.values[count.id] = bound.Argument(span=meant.span, slot=count, value=meant.number)
        return faces

    def _count(
        self, filling: Filling, slot: words.Slot, value: surface.Value, chooser: bound.Player, said: bool
    ) -> bound.ArgumentValue:
        """`level + 2 dice`, `3 cards`, `2 path attack tokens`: the counted noun is taken off."""
        head = value.terms[0].parts[0]
        share = self._share(slot, value)
        if share is not None:
            return share
        self.read(head)
        if head.of is not None:
            self.read(head.of)
        noun = head.alternatives[0]
        if head.of is not None and tuple(word.text for word in noun.words) == ("number",):
            counted = " ".join(word.text for word in head.of.alternatives[0].words)
            if counted in slot.words:
                return bound.Unlimited(span=value.span)
        counted = " ".join(word.text for word in noun.words)
        if noun.determiner is not None and noun.determiner.text == "all" and counted in slot.words:
            return bound.Unlimited(span=value.span)
        terms: list[surface.Term] = []
        found = False
        for term in value.terms:
            phrase = term.parts[0]
            noun = phrase.alternatives[0]
            run = " ".join(word.text for word in noun.words + noun.tail)
            if run in slot.words and not found:
                found = True
                if noun.quantifier is not None and not (slot.limit and noun.quantifier == "up to"):
                    note = f"say the number alone: `{filling.verb.forms[0]}` leaves no choice of how many"
                    return self.unresolved(
                        noun.span, "wrong-kind", f"{noun.quantifier} {run}", slot.words, note
                    )
                self.read(phrase)
                problem = self._counted(filling, slot, phrase, run, chooser, said)
                if problem is not None:
                    return problem
                bare = replace(noun, words=(), tail=(), number=noun.number or noun.after, after=None)
                if bare.number is None and bare.group is None:
                    if noun.determiner is not None and noun.determiner.text in ("a", "an", "another"):
                        bare = replace(bare, number=surface.Integer(span=noun.span, value=1))
                    else:
                        return self.unresolved(noun.span, "quantity-missing", run, note="say how many")
                bare = replace(bare, determiner=None)
                phrase = replace(phrase, alternatives=(bare,), of=None, relations=())
            terms.append(replace(term, parts=(phrase,)))
        if not found:
            text, note = self._written(value.span), advice.for_count(filling.verb, slot, value)
            return self.unresolved(value.span, "wrong-kind", text, slot.words, note)
        return self.number(replace(value, terms=tuple(terms)))

    def _share(self, slot: words.Slot, value: surface.Value) -> bound.Number | None:
        """`half of your lore`: a part of something that the verb counts."""
        phrase = value.terms[0].parts[0]
        run = tuple(word.text for word in phrase.alternatives[0].words)
        if run != ("half",) or phrase.of is None or len(value.terms) > 1:
            return None
        counted = " ".join(word.text for word in phrase.of.alternatives[0].words)
        return self.number_of(phrase) if counted in slot.words else None

    def _counted(
        self,
        filling: Filling,
        slot: words.Slot,
        phrase: surface.NounPhrase,
        run: str,
        chooser: bound.Player,
        said: bool,
    ) -> bound.Unresolved | None:
        """What hangs on the counted noun: its name, `of` something, the kind of a token."""
        for relation in phrase.relations:
            problem = self._lead(filling, relation, chooser, said)
            if problem is not None:
                return problem
        if phrase.of is not None:
            part = surface.Value(
                span=phrase.of.span, terms=(surface.Term(span=phrase.of.span, sign="+", parts=(phrase.of,)),)
            )
            problem = self._slot_by(filling, phrase.of.span, "of", part, chooser, said)
            if problem is not None:
                return problem
        token = next((one for one in self.lexicon.vocabulary.tokens if run in one.words), None)
        kind = next((one for one in filling.verb.slots if one.type == "word"), None)
        if token is not None and kind is not None:
            value = bound.WordArgument(span=phrase.span, value=token.id)
            filling.values[kind.id] = bound.Argument(span=phrase.span, slot=kind, value=value)
        return None
