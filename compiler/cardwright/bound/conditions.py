"""Conditions: what a card asks about the table, after `if`, `while`, `that` and `expect`."""

from __future__ import annotations

from typing import Literal

from cardwright.bound import advice
from cardwright.bound import nodes as bound
from cardwright.bound.being import Being
from cardwright.bound.meant import Meant
from cardwright.surface import nodes as surface
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

Op = Literal["==", ">=", "<=", ">", "<"]


class Conditions(Being):
    """Binds conditions and tests."""

    def conditions(self, conditions: surface.Conditions) -> bound.Condition:
        items = tuple(self.condition(item) for item in conditions.items)
        if len(items) == 1:
            return items[0]
        if len(set(conditions.connectives)) > 1:
            return self.unresolved(conditions.span, "mixed-and-or", self._written(conditions.span))
        if conditions.connectives[0] == "and":
            return bound.AllConditions(span=conditions.span, conditions=items)
        return bound.AnyCondition(span=conditions.span, conditions=items)

    vague: Span | None = None  # a bare number that a condition counts with
    endless: Meant | None = None  # `each` or `all`, where a condition has to count

    def condition(self, condition: surface.Condition) -> bound.Condition:
        """One condition. In the text of a card `you have 3 lore` is refused: one reader takes it for
        exactly 3, another for at least 3. What an example expects is exact."""
        self.vague = self.endless = None
        made = self._condition(condition)
        if self.endless is not None and not isinstance(made, bound.Unresolved):
            note = "say how many, `any` or `no`"
            return self.unresolved(self.endless.span, "wrong-kind", self.text(self.endless), note=note)
        if self.vague is not None and not self.example and not isinstance(made, bound.Unresolved):
            return self.unresolved(self.vague, "quantifier-vague", self._written(self.vague))
        return made

    def _condition(self, condition: surface.Condition) -> bound.Condition:
        match condition:
            case surface.State():
                return self._state(condition)
            case surface.Did(span=span, actor=actor):
                return bound.IfDid(span=span, player=self.player(actor))
            case surface.Permit():
                return self._may(condition)
            case surface.Doing():
                return self._happened(condition)

    # --- is and has --------------------------------------------------------------------------

    def _state(self, state: surface.State) -> bound.Condition:
        if len(state.subject.terms) != 1:
            return self.compared(state, self.number(state.subject))
        parts = state.subject.terms[0].parts
        if parts[1:]:
            every = tuple(self._about(state, part) for part in parts)
            return bound.AllConditions(span=state.span, conditions=every)
        return self._about(state, parts[0])

    def _about(self, state: surface.State, phrase: surface.NounPhrase) -> bound.Condition:
        noun = phrase.alternatives[0]
        self.read(phrase)
        if noun.pronoun is not None and noun.pronoun.text == "there":
            return self._there(state)
        if noun.pronoun is not None and noun.pronoun.text == "it" and (step := self._step(state)) is not None:
            return step
        done = state.complement.terms[0].parts[0] if isinstance(state.complement, surface.Value) else None
        note = advice.for_rolled(self.lexicon, phrase, self._rolling(done)) if done is not None else ""
        if note:
            return self.unresolved(phrase.span, "unknown-word", self._written(phrase.span), note=note)
        subject = self.meant(phrase)
        if subject.problem:
            return subject.problem
        if subject.faces:
            return self._rolled(state, subject)
        if isinstance(subject.noun, words.Zone):
            return self._pile(state, subject)
        if (
            isinstance(subject.noun, words.Attribute)
            and subject.noun.type == "number"
            and subject.base is None
        ) and subject.number is None:
            return self.compared(state, self.attribute(subject))
        if state.verb == "has":
            return self._has(state, subject)
        return self._is(state, subject)

    def _rolling(self, done: surface.NounPhrase) -> words.Verb | None:
        run = [word.text for word in done.alternatives[0].words]
        return self.lexicon.verbs.get(run[0]) if len(run) == 1 else None

    def _step(self, state: surface.State) -> bound.Condition | None:
        """`it is the combat phase of your opponent`."""
        if not isinstance(state.complement, surface.Value):
            return None
        meant = self.meant(state.complement.terms[0].parts[0])
        if not isinstance(meant.noun, words.Step):
            return None
        player = meant.owner
        if meant.of is not None:
            player = self._whose_turn(meant.of)
        return bound.InStep(span=state.span, step=meant.noun, player=player, negated=state.negated)

    def _whose_turn(self, of: surface.NounPhrase) -> bound.Player:
        """`of your turn`, `of the turn of your opponent`, `of your opponent`."""
        inner = self.meant(of)
        if isinstance(inner.noun, words.Step):
            if inner.of is not None:
                return self._whose_turn(inner.of)
            return inner.owner or bound.You(span=of.span)
        return self.player_from(inner)

    def _there(self, state: surface.State) -> bound.Condition:
        if not isinstance(state.complement, surface.Value):
            return self.unresolved(state.span, "not-a-condition", self._written(state.span))
        return self._exists(state.span, state.complement, state.negated)

    def _exists(self, span: Span, value: surface.Value, negated: bool) -> bound.Condition:
        meant = self.meant(value.terms[0].parts[0])
        pieces = self.pieces_from(meant)
        if isinstance(pieces, bound.Unresolved):
            return pieces
        op, number = self.counting(meant)
        return bound.Exists(span=span, pieces=pieces, op=op, number=number, negated=negated)

    def counting(self, meant: Meant) -> tuple[Op, bound.Number | None]:
        """How a quantity compares: `3 units` is exactly three, `at least 3`, `no units`."""
        quantity = meant.quantity
        if quantity is None or (meant.determiner in ("a", "an", "any", "another") and meant.number is None):
            return ">=", None
        if quantity.least:
            return ">=", quantity.number
        if quantity.up_to:
            return "<=", quantity.number
        if isinstance(quantity.number, bound.Unlimited):
            self.endless = meant
        none = isinstance(quantity.number, bound.Whole) and quantity.number.value == 0
        if not quantity.exact and not quantity.every and not none:
            self.vague = meant.span
        return "==", quantity.number

    def _rolled(self, state: surface.State, subject: Meant) -> bound.Condition:
        how = self._roll_words(state.complement)
        if how is not None:
            return how
        rolled = bound.FacesRolled(span=subject.span, faces=subject.faces)
        op, number = self.counting(subject)
        one = bound.Whole(span=subject.span, value=1)
        if state.negated:
            op, number = "<", one
        return bound.Compare(span=state.span, left=rolled, op=op, right=number or one)

    def _roll_words(self, complement: surface.Complement) -> bound.Unresolved | None:
        """What follows `any [Lore] was` must be a word for rolling."""
        if isinstance(complement, surface.Value):
            verb = self._participle(complement.terms[0].parts[0])
            if verb is not None and verb.gives == "dice":
                return None
        known = tuple(f for verb in self.lexicon.vocabulary.verbs if verb.gives == "dice" for f in verb.forms)
        return self.unresolved(complement.span, "unknown-word", self._written(complement.span), known)

    def compared(self, state: surface.State, left: bound.Number) -> bound.Condition:
        """A number is something: `your command is 5`, `your lore is less than …`."""
        complement = state.complement
        if isinstance(complement, surface.Compared):
            op: Op = ">" if complement.more == "more" else "<"
            return self._negated(
                bound.Compare(span=state.span, left=left, op=op, right=self.number(complement.than)), state
            )
        if isinstance(complement, surface.Value):
            if len(complement.terms) == 1 and len(complement.terms[0].parts) == 1:
                meant = self.meant(complement.terms[0].parts[0])
                op, _ = self.counting(meant)
                self.vague = None  # your lore is 3: nothing else can be meant
                if op == ">=" and meant.number is None:
                    op = "=="
            else:
                op = "=="
            return self._negated(
                bound.Compare(span=state.span, left=left, op=op, right=self.number(complement)), state
            )
        return self.unresolved(state.span, "not-a-condition", self._written(state.span))

    def _negated(self, compare: bound.Compare, state: surface.State) -> bound.Condition:
        opposite: dict[str, Literal["==", "!=", ">=", "<=", ">", "<"]] = {
            "==": "!=", ">=": "<", "<=": ">", ">": "<=", "<": ">=",
        }  # fmt: skip
        if not state.negated:
            return compare
        return bound.Compare(
            span=compare.span, left=compare.left, op=opposite[compare.op], right=compare.right
        )

    def _pile(self, state: surface.State, subject: Meant) -> bound.Condition:
        zone = self.zone_from(subject)
        if isinstance(zone, bound.Unresolved):
            return zone
        complement = state.complement
        if not isinstance(complement, surface.Value):
            return self.unresolved(state.span, "not-a-condition", self._written(state.span))
        if state.verb == "has":
            meant = self.meant(complement.terms[0].parts[0])
            kind = meant.noun if isinstance(meant.noun, words.Kind) else self.lexicon.kind("card")
            if kind is None:
                return self.unresolved(state.span, "not-a-condition", self._written(state.span))
            where = bound.InZone(span=subject.span, zone=zone.zone, player=zone.player)
            tests = tuple(meant.tests)
            if isinstance(meant.base, bound.Named):
                tests = (bound.IsNamed(span=meant.span, named=meant.base),)
            pieces = bound.Select(span=state.span, kind=kind, tests=tests, domain=where)
            op, number = self.counting(meant)
            return bound.Exists(span=state.span, pieces=pieces, op=op, number=number, negated=state.negated)
        titles = self.titles(complement)
        if isinstance(titles, bound.Unresolved):
            return titles
        return bound.PileIs(
            span=state.span, zone=zone.zone, player=zone.player, titles=titles, negated=state.negated
        )

    def titles(self, value: surface.Value) -> tuple[str, ...] | bound.Unresolved:
        """`"A" and 2 "B"` as a list of titles."""
        found: list[str] = []
        for part in value.terms[0].parts:
            self.read(part)
            noun = part.alternatives[0]
            if noun.title is None:
                return self.unresolved(
                    part.span, "wrong-kind", self._written(part.span), note="a card's name is wanted"
                )
            times = noun.number.value if isinstance(noun.number, surface.Integer) else 1
            found.extend([noun.title.text] * times)
        return tuple(found)

    def _has(self, state: surface.State, subject: Meant) -> bound.Condition:
        complement = state.complement
        if not isinstance(complement, surface.Value):
            return self.unresolved(state.span, "not-a-condition", self._written(state.span))
        tests: list[bound.Condition] = []
        for term in complement.terms[:1]:
            for part in term.parts:
                tests.append(self._has_one(state, subject, part, complement))
        return tests[0] if len(tests) == 1 else bound.AllConditions(span=state.span, conditions=tuple(tests))

    def _has_one(
        self, state: surface.State, subject: Meant, part: surface.NounPhrase, whole: surface.Value
    ) -> bound.Condition:
        verb = self._participle(part)
        if verb is not None and part.alternatives[0].after is not None:
            note = "say how many it has now: that so many were lost or won is not kept"
            return self.unresolved(part.span, "not-a-condition", self._written(part.span), note=note)
        if verb is not None:
            test = bound.DidVerb(span=part.span, verb=verb, by=None, negated=state.negated)
            return self._passes(state.span, subject, (test,))
        meant = self.meant(part)
        if meant.problem:
            return meant.problem
        if isinstance(meant.noun, words.Attribute):
            of = self.piece_from(subject)
            if isinstance(of, bound.Unresolved):
                return of
            attribute = bound.AttributeOf(span=part.span, attribute=meant.noun, of=of)
            op, number = self.counting(meant)
            if len(whole.terms) > 1:
                number = self.number(whole)
            compare = bound.Compare(
                span=state.span, left=attribute, op=op, right=number or bound.Whole(span=part.span, value=1)
            )
            return self._negated(compare, state)
        if isinstance(meant.noun, words.Token):
            return self._passes(
                state.span,
                subject,
                (bound.WithToken(span=part.span, token=meant.noun, negated=state.negated),),
            )
        if isinstance(meant.noun, words.Kind):
            return self._owns(state, subject, meant, meant.noun)
        if meant.base is not None:
            held = bound.WithPiece(span=part.span, piece=meant.base, negated=state.negated)
            return self._passes(state.span, subject, (held,))
        return self.unresolved(state.span, "not-a-condition", self._written(state.span))

    def _owns(self, state: surface.State, subject: Meant, meant: Meant, kind: words.Kind) -> bound.Condition:
        """`you have at least 2 units`, `they have 3 cards in hand`: pieces of a player."""
        player = self.player_from(subject)
        adjective = self.own(kind.id)
        if isinstance(player, bound.Unresolved):
            return player
        zone = next((test for test in meant.tests if isinstance(test, bound.InZone)), None)
        if zone is not None:
            meant.tests.remove(zone)
            meant.tests.append(bound.InZone(span=zone.span, zone=zone.zone, player=player))
        elif adjective is None:
            return self.unresolved(meant.span, "owner-missing", kind.words[0])
        else:
            meant.tests.append(bound.IsAdjective(span=meant.span, adjective=adjective, player=player))
        op, number = self.counting(meant)
        return bound.Exists(
            span=state.span, pieces=self.select(meant), op=op, number=number, negated=state.negated
        )

    def _participle(self, phrase: surface.NounPhrase) -> words.Verb | None:
        noun = phrase.alternatives[0]
        if len(noun.words) == 1 and noun.determiner is None and noun.number is None and noun.title is None:
            verb = self.lexicon.verbs.get(noun.words[0].text)
            if verb is not None and not self.lexicon.divide((noun.words[0].text,)):
                self.read(phrase)
                return verb
        return None

    # --- may and happened --------------------------------------------------------------------

    def _may(self, permit: surface.Permit) -> bound.Condition:
        verb = self.verb(permit.verbs[0])
        if isinstance(verb, bound.Unresolved):
            return verb
        subject = self.meant(permit.subject.terms[0].parts[0])
        agent = self.piece_from(subject)
        object_: bound.Piece | bound.Pieces | None = None
        if permit.arguments.object is not None:
            object_ = self.other_from(self.meant(permit.arguments.object.terms[0].parts[0]))
        negated = permit.modal.text == "cannot"
        return bound.May(span=permit.span, agent=agent, verb=verb, object=object_, negated=negated)

    def _happened(self, doing: surface.Doing) -> bound.Condition:
        verb = self.verb(doing.verbs[0])
        if isinstance(verb, bound.Unresolved):
            return verb
        object_: bound.Piece | bound.Pieces | None = None
        if doing.arguments.object is not None:
            object_ = self.other_from(self.meant(doing.arguments.object.terms[0].parts[0]))
        return bound.Happened(span=doing.span, verb=verb, by=self.player(doing.actor), object=object_)

    def verb(self, word: surface.Word) -> words.Verb | bound.Unresolved:
        verb = self.lexicon.verbs.get(word.text)
        if verb is None:
            return self.unresolved(word.span, "unknown-verb", word.text, self.lexicon.known_verbs())
        return verb
