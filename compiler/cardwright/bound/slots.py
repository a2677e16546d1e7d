"""Slots: which word of a sentence is which argument of its verb."""

from __future__ import annotations

from dataclasses import replace

from cardwright.bound import advice
from cardwright.bound import nodes as bound
from cardwright.bound.counting import Counting
from cardwright.bound.filling import Filling
from cardwright.bound.meant import Meant
from cardwright.surface import nodes as surface
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words


class Slots(Counting):
    """Fills the declared slots of a verb from what stands around it."""

    def fill(
        self, span: Span, verb: words.Verb, arguments: surface.Arguments, chooser: bound.Player, said: bool
    ) -> tuple[tuple[bound.Argument, ...], str, str] | bound.Unresolved:
        """The arguments of a verb by its declared slots, the name of its result, and the manner."""
        filling = Filling(verb)
        object_ = arguments.object
        if object_ is not None:
            if (often := advice.for_times(verb, object_, self._written(span))) is not None:
                return self.unresolved(often[0].span, "number-in-words", often[0].text, note=often[1])
            object_, adopted = self._adopt(verb, object_)
        else:
            adopted = []
        for relation in (*arguments.relations, *adopted):
            problem = self._lead(filling, relation, chooser, said)
            if problem is not None:
                return problem
        if object_ is not None:
            problem = self._object(filling, object_, chooser, said)
            if problem is not None:
                return problem
        for phrase in arguments.phrases:
            problem = self._phrase(filling, phrase, chooser, said)
            if problem is not None:
                return problem
        return self._finished(span, filling)

    def _adopt(
        self, verb: words.Verb, value: surface.Value
    ) -> tuple[surface.Value, list[surface.Prepositional]]:
        """Take relations from the end of the object that the verb declares as its own."""
        term = value.terms[-1]
        last = term.parts[-1]
        own: list[surface.Prepositional] = []
        kept: list[surface.Relation] = []
        wanted = {slot.preposition for slot in verb.slots if slot.preposition}
        for relation in last.relations:
            if isinstance(relation, surface.Prepositional) and (
                relation.word.text in wanted or self.manner(relation.word.text, relation.object) is not None
            ):
                own.append(relation)
            else:
                kept.append(relation)
        if not own:
            return value, []
        part = replace(last, relations=tuple(kept))
        new_term = replace(term, parts=(*term.parts[:-1], part))
        return replace(value, terms=(*value.terms[:-1], new_term)), own

    def manner(self, preposition: str, phrase: surface.NounPhrase) -> words.Manner | None:
        run = " ".join(word.text for word in phrase.alternatives[0].words)
        for manner in self.lexicon.vocabulary.manners:
            if manner.preposition == preposition and run in manner.words:
                self.read(phrase)
                return manner
        return None

    def _lead(
        self, filling: Filling, relation: surface.Relation, chooser: bound.Player, said: bool
    ) -> bound.Unresolved | None:
        match relation:
            case surface.As(name=name):
                filling.result = name.text
                return None
            case surface.Prepositional(word=word, object=phrase):
                manner = self.manner(word.text, phrase)
                if manner is not None:
                    filling.manner = manner.id
                    return None
                part = surface.Value(
                    span=phrase.span, terms=(surface.Term(span=phrase.span, sign="+", parts=(phrase,)),)
                )
                return self._slot_by(filling, relation.span, word.text, part, chooser, said)
            case _:
                return self.unresolved(relation.span, "unknown-preposition", self._written(relation.span))

    def _phrase(
        self, filling: Filling, phrase: surface.VerbPhrase, chooser: bound.Player, said: bool
    ) -> bound.Unresolved | None:
        word = phrase.word.text
        value, adopted = self._adopt(filling.verb, phrase.object)
        for relation in adopted:
            problem = self._lead(filling, relation, chooser, said)
            if problem is not None:
                return problem
        part = value.terms[0].parts[0]
        if word == "instead of" and (manner := self.manner(word, part)) is not None:
            filling.manner = manner.id
            return None
        if word == "for" and self._is_each(part):
            number = self.number_of(part)
            if isinstance(number, bound.Unresolved):
                return number
            return self._multiply(filling, phrase.span, number)
        if word == "from" and filling.slot("from") is None:
            return self._from(filling, phrase)
        return self._slot_by(filling, phrase.span, word, value, chooser, said)

    def _is_each(self, part: surface.NounPhrase) -> bool:
        noun = part.alternatives[0]
        if noun.determiner is not None and noun.determiner.text == "each":
            return True
        return bool(noun.words) and noun.words[0].text == "every"

    def _multiply(self, filling: Filling, span: Span, number: bound.Number) -> bound.Unresolved | None:
        for slot in filling.verb.slots:
            if slot.type == "count" and slot.each:
                earlier = filling.values.get(slot.id)
                value: bound.Number = number
                if earlier is not None and not (
                    isinstance(earlier.value, bound.Whole) and earlier.value.value == 1
                ):
                    # A slot for a count holds a number; the type of arguments cannot say so.
                    value = bound.Product(span=span, factors=(earlier.value, number))  # type: ignore[arg-type]
                filling.values[slot.id] = bound.Argument(span=span, slot=slot, value=value)
                return None
        for id, argument in filling.values.items():
            chosen = argument.value
            if isinstance(chosen, bound.Chosen):  # eliminate 1 card for each fallen
                one = chosen.quantity.number
                whole = isinstance(one, bound.Whole) and one.value == 1
                times = number if whole else bound.Product(span=span, factors=(one, number))
                quantity = replace(chosen.quantity, number=times)
                filling.values[id] = replace(argument, value=replace(chosen, quantity=quantity))
                return None
        return self.unresolved(span, "unknown-preposition", "for each", filling.signature())

    def _from(self, filling: Filling, phrase: surface.VerbPhrase) -> bound.Unresolved | None:
        """`cycle 1 card from your hand`: narrows the object where the verb has no such slot."""
        zone = self.zone_from(self.meant(phrase.object.terms[0].parts[0]))
        if isinstance(zone, bound.Unresolved):
            return zone
        for id, argument in filling.values.items():
            chosen = argument.value
            if isinstance(chosen, bound.Chosen) and isinstance(chosen.pieces, bound.Select):
                where = bound.InZone(span=phrase.span, zone=zone.zone, player=zone.player)
                pieces = replace(chosen.pieces, domain=where)
                filling.values[id] = replace(argument, value=replace(chosen, pieces=pieces))
                return None
        return self.unresolved(phrase.span, "unknown-preposition", "from", filling.signature())

    def _slot_by(
        self,
        filling: Filling,
        span: Span,
        preposition: str,
        value: surface.Value,
        chooser: bound.Player,
        said: bool,
    ) -> bound.Unresolved | None:
        slot = filling.slot(preposition)
        if slot is None:
            return self.unresolved(span, "unknown-preposition", preposition, filling.signature())
        if slot.id in filling.values:
            return self.unresolved(span, "slot-twice", preposition, filling.signature())
        return self._put(filling, slot, value, chooser, said)

    def _object(
        self, filling: Filling, value: surface.Value, chooser: bound.Player, said: bool
    ) -> bound.Unresolved | None:
        slots = [slot for slot in filling.verb.slots if not slot.preposition]
        if not slots:
            return self.unresolved(value.span, "wrong-kind", self._written(value.span), filling.signature())
        slot = next((slot for slot in slots if slot.type == "count" and _counts(slot, value)), None)
        if slot is None:  # a noun that nothing counts: the object, or a count that will say what it wants
            slot = next((slot for slot in slots if slot.type != "count"), slots[0])
        return self._put(filling, slot, value, chooser, said)

    def _put(
        self, filling: Filling, slot: words.Slot, value: surface.Value, chooser: bound.Player, said: bool
    ) -> bound.Unresolved | None:
        made = self._value(filling, slot, value, chooser, said)
        if isinstance(made, bound.Unresolved):
            return made
        filling.values[slot.id] = bound.Argument(span=value.span, slot=slot, value=made)
        return None

    def _value(
        self, filling: Filling, slot: words.Slot, value: surface.Value, chooser: bound.Player, said: bool
    ) -> bound.ArgumentValue:
        if slot.type == "count":
            return self._count(filling, slot, value, chooser, said)
        parts = value.terms[0].parts
        if slot.type == "title":
            return self._title_slot(value)
        if slot.type in ("piece", "place") and parts[1:]:
            return self._union(value, chooser, said)
        phrase = parts[0]
        if slot.type == "word":
            return self._word_slot(filling.verb, slot, phrase)
        meant = self.meant(phrase)
        if meant.problem:
            return meant.problem
        if meant.name and not filling.result:
            filling.result = meant.name
        match slot.type:
            case "player":
                return self.player_from(meant)
            case "zone":
                return self.zone_from(meant)
            case "faces":
                return self._faces_slot(filling, meant)
            case "event":
                return bound.EventArgument(span=meant.span, role=self._written(meant.span))
            case "step":
                if isinstance(meant.noun, words.Step):
                    return bound.WordArgument(span=meant.span, value=meant.noun.id)
                return self.unresolved(
                    meant.span, "unknown-phase", self.text(meant), self.lexicon.known_steps()
                )
            case _:
                return self._piece_slot(slot, meant, chooser, said)

    def _piece_slot(
        self, slot: words.Slot, meant: Meant, chooser: bound.Player, said: bool
    ) -> bound.ArgumentValue:
        if slot.type == "place" and isinstance(meant.noun, words.Zone):
            if not meant.noun.place:
                return self.unresolved(meant.span, "wrong-kind", self.text(meant), slot.kinds)
            return self.zone_from(meant)
        chosen = self.chosen(meant, chooser, said=said)
        if not isinstance(chosen, bound.Chosen):
            self.mention(chosen)
        pieces = chosen.pieces if isinstance(chosen, bound.Chosen) else chosen
        kind = self.kind_of(pieces)
        if kind and slot.kinds and not self.lexicon.fits(kind, slot.kinds):
            text = self.text(meant)
            return self.unresolved(
                meant.span, "wrong-kind", text, slot.kinds, f"{text} is {advice.with_article(kind)}"
            )
        return chosen

    def _union(self, value: surface.Value, chooser: bound.Player, said: bool) -> bound.ArgumentValue:
        made: list[bound.Piece | bound.Pieces] = []
        for part in value.terms[0].parts:
            one = self.chosen(self.meant(part), chooser, said=said)
            if isinstance(one, bound.Unresolved):
                return one
            if isinstance(one, bound.Chosen):
                return self.unresolved(part.span, "wrong-kind", "and", note="choose one thing in a sentence")
            made.append(one)
        return bound.Union(span=value.span, parts=tuple(made))

    def _finished(
        self, span: Span, filling: Filling
    ) -> tuple[tuple[bound.Argument, ...], str, str] | bound.Unresolved:
        arguments: list[bound.Argument] = []
        for slot in filling.verb.slots:
            argument = filling.values.get(slot.id)
            if argument is not None:
                arguments.append(argument)
            elif not slot.implied:
                wanted = f"{slot.preposition} {slot.id}".strip()
                return self.unresolved(
                    span, "slot-missing", filling.verb.forms[0], filling.signature(), wanted
                )
        return tuple(arguments), filling.result, filling.manner


def _counts(slot: words.Slot, value: surface.Value) -> bool:
    """Whether a value counts what a slot counts: `up to 2 hexes`."""
    for term in value.terms:
        noun = term.parts[0].alternatives[0]
        if " ".join(word.text for word in noun.words + noun.tail) in slot.words:
            return True
    return False
