"""Examples: a position, what happens, and what must hold."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cardwright.bound import nodes as bound
from cardwright.bound.abilities import Abilities
from cardwright.bound.lexicon import Lexicon
from cardwright.bound.meant import Meant
from cardwright.surface import nodes as surface
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

# Words of a script that every game has.
SCRIPT_VERBS: Final = {
    form: forms[0]
    for forms in (
        ("choose", "chooses"),
        ("decline", "declines"),
        ("agree", "agrees"),
        ("roll", "rolls"),
        ("draw", "draws"),
        ("use", "uses"),
        ("pass", "passes"),
        ("end", "ends"),
    )
    for form in forms
}


def _form(lexicon: Lexicon, form: str, *, plain: bool) -> str:
    """The form of a verb that fits who does it: you roll, your opponent rolls."""
    verb = lexicon.verbs.get(form)
    forms = verb.forms[:2] if verb is not None else ()
    if form in SCRIPT_VERBS:
        forms = tuple(one for one, base in SCRIPT_VERBS.items() if base == SCRIPT_VERBS[form])
    return forms[0 if plain else 1] if len(forms) == 2 and form in forms else form


class Examples(Abilities):
    """Binds the steps of examples."""

    def example_block(self, example: surface.Example) -> bound.Example:
        steps = tuple(one for step in example.steps for one in self._step_of(step))
        return bound.Example(span=example.span, title=example.title.text, steps=steps)

    def _step_of(self, step: surface.Step) -> list[bound.Step]:
        match step:
            case surface.Given():
                return [given for event in step.events for given in self._given(event)]
            case surface.Happens():
                return [self._act(step.sentence)]
            case surface.Expect():
                return [bound.Expect(span=step.span, condition=self.conditions(step.conditions))]
            case surface.ExpectError():
                return [bound.ExpectError(span=step.span, condition=step.condition.text)]
            case surface.Claims():
                ids = tuple(word.text for word in step.ids)
                return [bound.Claim(span=step.span, form=step.form, ids=ids)]

    def _no_position(self, span: Span, note: str = "") -> list[bound.Step]:
        return [self.unresolved(span, "not-a-position", self._written(span), note=note)]

    # --- positions ---------------------------------------------------------------------------

    def _given(self, event: surface.Event) -> list[bound.Step]:
        match event:
            case surface.Nominal(phrase=phrase):
                return [self._put_pieces(self.meant(phrase), event.span)]
            case surface.State() if event.negated:
                return self._no_position(event.span, "a position says what is there, never what is not")
            case surface.State():
                return self._given_state(event)
            case surface.Doing():
                return [self._history(event)]
            case _:
                return self._no_position(event.span)

    def _given_state(self, state: surface.State) -> list[bound.Step]:
        phrase = state.subject.terms[0].parts[0]
        self.read(phrase)
        noun = phrase.alternatives[0]
        if noun.pronoun is not None and noun.pronoun.text == "it":
            step = self._step(state)
            if isinstance(step, bound.InStep):
                return [bound.SetStep(span=state.span, step=step.step, player=step.player)]
            return self._unknown_step(state)
        subject = self.meant(phrase)
        if subject.problem:
            return [subject.problem]
        if isinstance(subject.noun, words.Zone):
            return [self._fill_pile(state, subject, whole=state.verb == "is")]
        if "top" in subject.words and isinstance(subject.noun, words.Kind):
            return [self._fill_top(state, subject)]
        if isinstance(subject.noun, words.Attribute) and subject.base is None:
            return [self._set_attribute(state, subject)]
        if state.verb == "has":
            return self._given_has(state, subject)
        return self._given_is(state, subject)

    def _unknown_step(self, state: surface.State) -> list[bound.Step]:
        span = state.complement.span
        return [self.unresolved(span, "unknown-phase", self._written(span), self.lexicon.known_steps())]

    def _put_pieces(self, meant: Meant, span: Span) -> bound.Given:
        if meant.problem:
            return meant.problem
        where: bound.Related | bound.InZone | None = None
        tests: list[bound.Test] = []
        for test in meant.tests:
            if isinstance(test, bound.Unresolved):
                return test
            if isinstance(test, bound.Related | bound.InZone) and where is None and not test.negated:
                where = test
            else:
                tests.append(test)
        count = 1
        if meant.number is not None:
            if not isinstance(meant.number, bound.Whole):
                return self.unresolved(span, "not-a-position", self._written(span), note="say a plain number")
            count = meant.number.value
        if isinstance(meant.base, bound.Named):
            return bound.PutCard(
                span=span, titles=meant.base, owner=None, where=where, tests=tuple(tests), count=count
            )
        if not isinstance(meant.noun, words.Kind):
            return self.unresolved(span, "not-a-position", self._written(span))
        named = next((test for test in tests if isinstance(test, bound.IsNamed)), None)
        pieces = bound.Select(span=span, kind=meant.noun, tests=tuple(tests))
        if named is not None and where is not None and not self._has_board():
            tests.remove(named)
            return bound.PutCard(
                span=span, titles=named.named, owner=None, where=where, tests=tuple(tests), count=count
            )
        return bound.PutPieces(span=span, pieces=pieces, count=count, where=where)

    def _has_board(self) -> bool:
        return self.lexicon.kind("hex") is not None

    def _fill_pile(self, state: surface.State, subject: Meant, *, whole: bool) -> bound.Given:
        zone = self.zone_from(subject)
        if isinstance(zone, bound.Unresolved):
            return zone
        if not isinstance(state.complement, surface.Value):
            return self.unresolved(state.span, "not-a-position", self._written(state.span))
        titles = self.titles(state.complement)
        if isinstance(titles, bound.Unresolved):
            return titles
        return bound.PutPile(span=state.span, zone=zone.zone, player=zone.player, titles=titles, whole=whole)

    def _fill_top(self, state: surface.State, subject: Meant) -> bound.Given:
        top = self.pieces_from(subject)
        if not isinstance(top, bound.Top) or not isinstance(state.complement, surface.Value):
            return self.unresolved(state.span, "not-a-position", self._written(state.span))
        titles = self.titles(state.complement)
        if isinstance(titles, bound.Unresolved):
            return titles
        return bound.PutPile(
            span=state.span, zone=top.zone, player=top.player, titles=titles, top=True, whole=False
        )

    def _set_attribute(self, state: surface.State, subject: Meant) -> bound.Given:
        value = self.attribute(subject)
        if isinstance(value, bound.Unresolved):
            return value
        if isinstance(state.complement, surface.Value):
            number = self.number(state.complement)
            if isinstance(number, bound.Whole):
                return bound.SetNumber(
                    span=state.span, attribute=value.attribute, of=value.of, value=number.value
                )
        return self.unresolved(state.span, "not-a-position", self._written(state.span))

    def _given_has(self, state: surface.State, subject: Meant) -> list[bound.Step]:
        if not isinstance(state.complement, surface.Value):
            return self._no_position(state.span)
        made: list[bound.Step] = []
        of = self.piece_from(subject)
        if isinstance(of, bound.Unresolved):
            return [of]
        for part in state.complement.terms[0].parts:
            meant = self.meant(part)
            if meant.problem:
                made.append(meant.problem)
            elif isinstance(meant.noun, words.Attribute) and isinstance(meant.number, bound.Whole):
                made.append(
                    bound.SetNumber(span=part.span, attribute=meant.noun, of=of, value=meant.number.value)
                )
            elif isinstance(meant.noun, words.Kind):
                adjective = self.own(meant.noun.id)
                zone = next((test for test in meant.tests if isinstance(test, bound.InZone)), None)
                if zone is not None and isinstance(meant.number, bound.Whole) and meant.number.value == 0:
                    player = self.player_from(subject)
                    made.append(bound.PutPile(span=part.span, zone=zone.zone, player=player, titles=()))
                    continue
                if adjective is not None:
                    player = self.player_from(subject)
                    meant.tests.append(bound.IsAdjective(span=part.span, adjective=adjective, player=player))
                put = self._put_pieces(meant, part.span)
                if isinstance(put, bound.PutPieces):
                    put = replace(put, owner=self.player_from(subject))
                made.append(put)
            else:
                made.extend(self._no_position(part.span))
        return made

    def _given_is(self, state: surface.State, subject: Meant) -> list[bound.Step]:
        complement = state.complement
        if isinstance(complement, surface.Placed):
            for relation in complement.relations:
                subject.tests.append(self.relation(relation, self._kind(subject)))
            return [self._put_pieces(subject, state.span)]
        if not isinstance(complement, surface.Value):
            return self._no_position(state.span)
        phrase = complement.terms[0].parts[0]
        if isinstance(subject.noun, words.Kind) and subject.base is None:
            marked = next((test for test in subject.tests if isinstance(test, bound.IsAdjective)), None)
            other = self.meant(phrase)
            if isinstance(other.base, bound.Named) and marked is not None:
                return [bound.SetMark(span=state.span, adjective=marked.adjective, of=other.base)]
        of = self.piece_from(subject)
        if isinstance(of, bound.Unresolved):
            return [of]
        self.read(phrase)
        noun = phrase.alternatives[0]
        run = tuple(word.text for word in noun.words)
        kind = self.kind_of(of)
        marks = [
            reading[0]
            for reading in self.lexicon.describe(run)
            if len(reading) == 1 and (not kind or self.lexicon.fits(kind, reading[0].of))
        ]
        if marks:
            made: list[bound.Step] = [bound.SetMark(span=state.span, adjective=marks[0], of=of)]
            held = [relation for relation in phrase.relations if not isinstance(relation, surface.As)]
            if held and isinstance(of, bound.Named):
                subject.tests.extend(self.relation(relation, kind) for relation in held)
                made.append(self._put_pieces(subject, state.span))
            return made
        verb = self._participle(phrase)
        if verb is not None:
            return [
                bound.SetHistory(
                    span=state.span, verb=verb, player=bound.You(span=state.span), objects=(of,), step=None
                )
            ]
        if isinstance(of, bound.You | bound.Opponent) and isinstance(self.meant(phrase).noun, words.Kind):
            has = "have" if isinstance(of, bound.You) else "has"
            note = f"say `{self._written(state.subject.span)} {has} {self._written(phrase.span)}`"
            return self._no_position(state.span, note)
        return [self.unknown_words(noun.span, noun.words)] if run else self._no_position(state.span)

    def _history(self, doing: surface.Doing) -> bound.Given:
        verb = self.verb(doing.verbs[0])
        if isinstance(verb, bound.Unresolved):
            return verb
        player = self.player(doing.actor)
        step: words.Step | None = None
        last = False
        objects: list[bound.Piece] = []
        if doing.arguments.object is not None:
            for part in doing.arguments.object.terms[0].parts:
                kept: list[surface.Relation] = []
                for relation in part.relations:
                    found = self._time(relation)
                    if found is None:
                        kept.append(relation)
                    else:
                        step, last = found
                bare = surface.NounPhrase(
                    span=part.span, alternatives=part.alternatives, of=part.of, relations=tuple(kept)
                )
                objects.append(self.piece(bare))
        for relation in doing.arguments.relations:
            found = self._time(relation)
            if found is not None:
                step, last = found
        for one in objects:
            if isinstance(one, bound.Unresolved):
                return one
        return bound.SetHistory(
            span=doing.span, verb=verb, player=player, objects=tuple(objects), step=step, last=last
        )

    def _time(self, relation: surface.Relation) -> tuple[words.Step, bool] | None:
        """`in this round`, `on the last turn`."""
        if not isinstance(relation, surface.Prepositional):
            return None
        noun = relation.object.alternatives[0]
        run = tuple(word.text for word in noun.words)
        last = bool(run) and run[0] == "last"
        for step in self.lexicon.vocabulary.steps:
            if " ".join(run[1:] if last else run) in step.words:
                self.read(relation.object)
                return step, last
        return None

    # --- scripts -----------------------------------------------------------------------------

    def _act(self, sentence: surface.Sentence) -> bound.Step:
        if not isinstance(sentence, surface.Doing):
            text = self._written(sentence.span)
            return self.unresolved(sentence.span, "not-a-statement", text, note="say who does it: you …")
        player = self.player(sentence.actor)
        if isinstance(player, bound.Unresolved):
            return player
        word = sentence.verbs[0]
        verb = SCRIPT_VERBS.get(word.text) or (
            self.lexicon.verbs[word.text].id if word.text in self.lexicon.verbs else ""
        )
        if not verb:
            known = tuple(sorted({*self.lexicon.known_verbs(), *SCRIPT_VERBS}))
            return self.unresolved(word.span, "unknown-verb", word.text, known)
        person = sentence.actor.alternatives[0].pronoun
        plain = isinstance(player, bound.You) or (person is not None and person.text == "they")
        wanted = _form(self.lexicon, word.text, plain=plain)
        if wanted != word.text and not (isinstance(player, bound.PlayerOf) and player.each):
            note = f"say `{self._written(sentence.actor.span)} {wanted}`"
            return self.unresolved(word.span, "wrong-kind", word.text, note=note)
        return self._script(sentence, player, verb)

    def _script(self, sentence: surface.Doing, player: bound.Player, verb: str) -> bound.Step:
        objects: list[bound.Piece | bound.Pieces] = []
        ways: list[str] = []
        faces: list[bound.FaceRef] = []
        titles: list[tuple[int, str]] = []
        count = 1
        arguments = sentence.arguments
        parts = list(arguments.object.terms[0].parts) if arguments.object is not None else []
        for phrase in arguments.phrases:
            run = tuple(word.text for word in phrase.object.terms[0].parts[0].alternatives[0].words)
            if (
                len(run) == 1
                and run[0] in self.lexicon.verbs
                and phrase.word.text == "to"
                and verb == "choose"
            ):
                verb = self.lexicon.verbs[run[0]].id
                self.read(phrase.object.terms[0].parts[0])
                continue
            parts.extend(phrase.object.terms[0].parts)
        for part in parts:
            run = tuple(word.text for word in part.alternatives[0].words)
            if part.alternatives[0].number is None and self._takes_words(verb, "word", " ".join(run)):
                self.read(part)
                ways.append(" ".join(run))
                continue
            if self._takes_words(verb, "count", " ".join(run)):
                self.read(part)
                number = part.alternatives[0].number
                count = number.value if isinstance(number, surface.Integer) else 1
                continue
            meant = self.meant(part)
            if meant.problem:
                return meant.problem
            for test in meant.tests:
                if isinstance(test, bound.Unresolved):
                    return test
            times = meant.number.value if isinstance(meant.number, bound.Whole) else 1
            if meant.faces:
                faces.extend(meant.faces * times)
                continue
            if isinstance(meant.noun, words.Zone):
                continue
            if isinstance(meant.number, bound.Whole) and meant.base is None:
                count = times
            named = self._named_in(meant)
            if named is not None:
                titles.append((times, named.titles[0]))
            if meant.base is not None:
                objects.append(meant.base)
            elif isinstance(meant.noun, words.Kind | words.Place):
                objects.append(self.piece_from(meant))
            else:
                return self.unresolved(part.span, "unread-words", self._written(part.span))
        return bound.Act(
            span=sentence.span,
            player=player,
            verb=verb,
            objects=tuple(objects),
            words=tuple(ways),
            faces=tuple(faces),
            titles=tuple(titles),
            count=count,
        )

    def _takes_words(self, verb: str, type: words.SlotType, run: str) -> bool:
        """Whether the verb counts these words (`you ignore 2 flags`), or takes them for a way of doing it."""
        entry = next((one for one in self.lexicon.vocabulary.verbs if one.id == verb), None)
        return entry is not None and any(slot.type == type and run in slot.words for slot in entry.slots)

    def _named_in(self, meant: Meant) -> bound.Named | None:
        if isinstance(meant.base, bound.Named):
            return meant.base
        for test in meant.tests:
            if isinstance(test, bound.IsNamed):
                return test.named
        return None
