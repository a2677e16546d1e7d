"""What holds while an ability applies: numbers changed, things allowed and forbidden."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import Literal

from cardwright.bound import advice
from cardwright.bound import nodes as bound
from cardwright.bound.kinds import kinds_held
from cardwright.bound.meant import Meant
from cardwright.bound.windows import Windows
from cardwright.surface import nodes as surface
from cardwright_engine import vocabulary as words


class Continuous(Windows):
    """Binds the sentences under while, always and until."""

    @abstractmethod
    def ability(self, ability: surface.Ability) -> bound.Ability:
        """Done by `Abilities`, a layer above."""

    def holding(
        self, body: tuple[surface.Statement, ...]
    ) -> tuple[
        tuple[bound.Statement, ...],
        tuple[bound.Modify, ...],
        tuple[bound.Allow, ...],
        tuple[bound.Unresolved, ...],
    ]:
        """What holds while an ability applies: numbers changed, things allowed, inner abilities (as
        `Last` without an end of their own), and what is none of these."""
        nested: list[bound.Statement] = []
        modifies: list[bound.Modify] = []
        allows: list[bound.Allow] = []
        problems: list[bound.Unresolved] = []
        for statement in body:
            match statement:
                case surface.State():
                    for modify in self._modifies(statement):
                        if isinstance(modify, bound.Unresolved):
                            problems.append(modify)
                        else:
                            modifies.append(modify)
                case surface.Permit():
                    allow = self._allow(statement)
                    if isinstance(allow, bound.Unresolved):
                        problems.append(allow)
                    else:
                        allows.append(allow)
                case surface.Ability():
                    inner = self.ability(statement)
                    nothing = self.unresolved(statement.span, "", "")
                    nested.append(bound.Last(span=statement.span, until=nothing, abilities=(inner,)))
                case surface.Order() | surface.Doing() if isinstance(
                    verb := self.ordered(statement), bound.Unresolved
                ):
                    problems.append(verb)
                case _:
                    text = self._written(statement.span)
                    problems.append(self.unresolved(statement.span, "temporary-without-effect", text))
        return tuple(nested), tuple(modifies), tuple(allows), tuple(problems)

    # --- numbers changed ---------------------------------------------------------------------

    def _modifies(self, state: surface.State) -> list[bound.Modify | bound.Unresolved]:
        subject = self.meant(state.subject.terms[0].parts[0])
        if subject.problem:
            return [subject.problem]
        if state.negated or not isinstance(state.complement, surface.Value):
            return [self.unresolved(state.span, "not-a-statement", self._written(state.span))]
        if isinstance(subject.noun, words.Attribute) and subject.base is None:
            value = self.attribute(subject)
            if isinstance(value, bound.Unresolved):
                return [value]
            return [self._modify(state, value.attribute, value.of, state.complement.terms[0].parts[0])]
        who = self._bearer(subject)
        if isinstance(who, bound.Unresolved):
            return [who]
        self.mention(who)
        if state.verb == "is":
            return [self._granted(state, who, state.complement.terms[0].parts[0])]
        made: list[bound.Modify | bound.Unresolved] = []
        for part in state.complement.terms[0].parts:
            made.append(self._has_number(state, who, part, state.complement))
        return made

    def _bearer(self, subject: Meant) -> bound.Piece | bound.Pieces:
        """Of whom something holds: one piece, or every piece that fits. Nobody chooses some of them,
        and what holds for none is said by its opposite."""
        quantity = subject.quantity
        if quantity is None or subject.base is not None:
            return self.other_from(subject)
        every = quantity.every or subject.determiner in ("a", "an", "any", "another")
        if not every or subject.number is not None:
            note = "say `each`: it holds for all that fit, or for one that has a name"
            return self.unresolved(subject.span, "wrong-kind", self.text(subject), note=note)
        return self.pieces_from(subject)

    def _granted(
        self, state: surface.State, who: bound.Piece | bound.Pieces, phrase: surface.NounPhrase
    ) -> bound.Modify | bound.Unresolved:
        """`defender is bold`."""
        tests = self.adjectives(phrase, self.kind_of(who), False)
        for test in tests if tests is not None and len(tests) == 1 else ():
            if isinstance(test, bound.IsAdjective) and test.adjective.grants:
                attribute = next(
                    a for a in self.lexicon.vocabulary.attributes if a.id == test.adjective.grants
                )
                one = bound.Whole(span=phrase.span, value=1)
                return bound.Modify(
                    span=state.span,
                    attribute=attribute,
                    subject=who,
                    stage="add",
                    value=one,
                    adjective=test.adjective,
                )
        return self.unresolved(state.span, "not-a-statement", self._written(state.span))

    def _has_number(
        self,
        state: surface.State,
        who: bound.Piece | bound.Pieces,
        phrase: surface.NounPhrase,
        whole: surface.Value,
    ) -> bound.Modify | bound.Unresolved:
        """`exactly 2 dice`, `level more dice`, `2 more path defense`."""
        noun = phrase.alternatives[0]
        run = tuple(word.text for word in (noun.tail or noun.words))
        attribute = next(
            (d.noun for d in self.lexicon.divide(run) if isinstance(d.noun, words.Attribute)), None
        )
        if attribute is None:
            return self.unresolved(noun.span, "unknown-attribute", " ".join(run), self.lexicon.known_words())
        kind = self.kind_of(who)
        if kind and not self.lexicon.fits(kind, attribute.of):
            return self.unresolved(noun.span, "attribute-of-another-kind", " ".join(run), attribute.of, kind)
        bare = replace(noun, words=noun.words if noun.tail else (), tail=())
        return self._modify(state, attribute, who, replace(phrase, alternatives=(bare,)))

    def _modify(
        self,
        state: surface.State,
        attribute: words.Attribute,
        who: bound.Piece | bound.Pieces,
        phrase: surface.NounPhrase,
    ) -> bound.Modify | bound.Unresolved:
        self.read(phrase)
        noun = phrase.alternatives[0]
        if not attribute.modifiable:
            known = tuple(a.words[0] for a in self.lexicon.vocabulary.attributes if a.modifiable)
            note = "say a verb that changes it: it lies on the table, and no card makes it another number"
            return self.unresolved(state.span, "wrong-kind", self._written(state.span), known, note)
        plain = replace(noun, quantifier=None, more=None)
        value: bound.Number
        if noun.group is not None:
            value = self.number(noun.group)
        elif noun.number is not None:
            value = self.plain(noun.number)
        else:
            value = self.number_of(replace(phrase, alternatives=(plain,)))
        stage: Literal["set", "add", "cap total", "lock"] = "set"
        if noun.more is not None:
            stage = "add"
            if noun.more in ("less", "fewer"):
                value = bound.Sum(span=noun.span, terms=(("-", value),))
        elif noun.quantifier == "exactly":
            stage = "lock"
        elif noun.quantifier in ("at most", "up to"):
            stage = "cap total"
        elif noun.quantifier is not None:
            note = "say `exactly` or `at most`: a number can be held down, not up"
            return self.unresolved(noun.span, "wrong-kind", self._written(noun.span), note=note)
        for extra in state.phrases:
            part = extra.object.terms[0].parts[0]
            if extra.word.text != "for" or not self._is_each(part):
                return self.unresolved(extra.span, "unknown-preposition", extra.word.text, ("for each …",))
            value = bound.Product(span=state.span, factors=(value, self.number_of(part)))
        if isinstance(value, bound.Unresolved):
            return value
        return bound.Modify(span=state.span, attribute=attribute, subject=who, stage=stage, value=value)

    # --- allowed and forbidden ---------------------------------------------------------------

    def _allow(self, permit: surface.Permit) -> bound.Allow | bound.Unresolved:
        verbs: list[words.Verb] = []
        for word in permit.verbs:
            verb = self.verb(word)
            if isinstance(verb, bound.Unresolved):
                return verb
            verbs.append(verb)
        if permit.modal.text == "must":
            note = "say `may`, `can` or `cannot`: nothing is forced for as long as this lasts"
            return self.unresolved(permit.span, "not-a-statement", self._written(permit.span), note=note)
        who = self._bearer(self.meant(permit.subject.terms[0].parts[0]))
        if isinstance(who, bound.Unresolved):
            return who
        self.mention(who)
        if note := advice.for_more(self.lexicon, verbs[0], permit):
            return self.unresolved(permit.span, "not-a-statement", self._written(permit.span), note=note)
        you = bound.You(span=permit.span)
        open_ended = replace(
            verbs[0], slots=tuple(replace(s, implied=s.implied or "none") for s in verbs[0].slots)
        )
        filled = self.fill(permit.span, open_ended, permit.arguments, you, False)
        if isinstance(filled, bound.Unresolved):
            return filled
        for verb in verbs:
            note = self._unasked(verb, self.kind_of(who), filled[0])
            if note:
                return self.unresolved(permit.span, "wrong-kind", self._written(permit.span), note=note)
        allows = permit.modal.text != "cannot"
        return bound.Allow(
            span=permit.span, verbs=tuple(verbs), allows=allows, subject=who, arguments=filled[0]
        )

    def _unasked(self, verb: words.Verb, who: str, arguments: tuple[bound.Argument, ...]) -> str:
        """Why nobody would heed this: the game asks about what the verb's `permit` lists, in that
        order, and about nothing else."""
        if not verb.permit:
            return f"the game asks nobody whether they may `{verb.forms[0]}`"
        given = {
            argument.slot.id: self._kind_given(argument.value)
            for argument in arguments
            if not isinstance(argument.value, bound.Unlimited)
        }
        by = verb.agent if who in ("", "player") else (*verb.agent, who)
        open_ = [(by, who, ""), *((kinds_held(slot), given.get(slot.id), slot.id) for slot in verb.slots)]
        for asked in verb.permit:
            for entry in open_:
                kinds, said, _ = entry
                fits = any(self._akin(asked, kind) for kind in kinds)
                if asked == "place":
                    fits = fits and said is not None
                elif said:
                    fits = fits and self._akin(asked, said)
                if fits:
                    open_.remove(entry)
                    break
        left = given.keys() - {slot.id for slot in verb.slots} | {id for _, _, id in open_ if id in given}
        return f"whoever asks who may `{verb.forms[0]}` does not ask about all of this" if left else ""

    def _kind_given(self, value: bound.ArgumentValue) -> str:
        pieces = value.pieces if isinstance(value, bound.Chosen) else value
        if isinstance(pieces, bound.Select | bound.TheOnly | bound.Named | bound.Local | bound.This):
            return self.kind_of(pieces)
        return ""

    def _akin(self, one: str, other: str) -> bool:
        return one == other or self.lexicon.is_a(one, other) or self.lexicon.is_a(other, one)
