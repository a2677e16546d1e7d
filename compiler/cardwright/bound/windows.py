"""Windows: the events and steps in which an ability applies, and what they carry."""

from __future__ import annotations

from typing import Literal

from cardwright.bound import advice
from cardwright.bound import nodes as bound
from cardwright.bound.meant import Meant
from cardwright.bound.scope import Name
from cardwright.bound.sentences import Sentences
from cardwright.surface import nodes as surface
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

Timing = Literal["before", "after", "when", "instead of"]


class Windows(Sentences):
    """Binds events and steps."""

    def timed(self, timing: Timing, event: surface.Event) -> list[bound.WindowOf]:
        """What follows when, before, after or instead of."""
        match event:
            case surface.Nominal():
                return [self._nominal(timing, event)]
            case surface.Doing():
                return self._active(timing, event.span, event.actor, event.verbs, event.arguments)
            case surface.State():
                return [self._passive_event(timing, event)]
            case surface.Permit() | surface.Did():
                text = self._written(event.span)
                return [self._no_event(timing, event.span, text)]

    def _no_event(self, timing: Timing, span: Span, text: str) -> bound.EventWindow:
        event = self.unresolved(span, "unknown-event", text, self.lexicon.known_events())
        return bound.EventWindow(span=span, timing=timing, event=event)

    # --- said as a noun ----------------------------------------------------------------------

    def _nominal(self, timing: Timing, nominal: surface.Nominal) -> bound.WindowOf:
        phrase = nominal.phrase
        self.read(phrase)
        noun = phrase.alternatives[0]
        run = tuple(word.text for word in noun.words)
        found = next((d.noun for d in self.lexicon.divide(run)), None) if run else None
        if isinstance(found, words.Step) and timing in ("before", "after"):
            who = self._turn_of(phrase)
            side: Literal["before", "after"] = "before" if timing == "before" else "after"
            return bound.StepWindow(span=nominal.span, timing=side, steps=(found,), who=who)
        if not isinstance(found, words.Event):
            found = next((e for e in self.lexicon.vocabulary.events if " ".join(run) in e.nouns), None)
        if found is None:
            return self._no_noun(timing, nominal, noun.words)
        return self.event(timing, found, nominal.span, phrase.of, phrase.relations, nominal.phrases)

    def _no_noun(
        self, timing: Timing, nominal: surface.Nominal, run: tuple[surface.Word, ...]
    ) -> bound.EventWindow:
        """What follows is no event by its noun; its last word may be the verb of one."""
        phrase = nominal.phrase
        happening = self._events(run[-1:]) if run[1:] else []
        if happening:
            roles = [role.id for role in happening[0].roles if role.preposition in ("subject", "by")]
            said = [id for id in roles if (id,) not in self.lexicon.nouns]
            text = f"{timing} {self._written(nominal.span)}"
            note = advice.for_subject(text, run[-1].text, said[0] if said else "")
            event = self.unresolved(
                phrase.span, "subject-too-long", self._written(phrase.span), self.lexicon.known_events(), note
            )
            return bound.EventWindow(span=phrase.span, timing=timing, event=event)
        if len(run) > 1 and run[-1].text in self.lexicon.verbs:
            return self._no_event(timing, run[-1].span, run[-1].text)
        text = " ".join(word.text for word in run) or self._written(phrase.span)
        return self._no_event(timing, phrase.span, text)

    def _turn_of(self, phrase: surface.NounPhrase) -> bound.Player | None:
        noun = phrase.alternatives[0]
        if phrase.of is not None:
            return self._whose_turn(phrase.of)
        if noun.determiner is not None and noun.determiner.text == "your":
            return bound.You(span=phrase.span)
        return None

    def event(
        self,
        timing: Timing,
        event: words.Event,
        span: Span,
        of: surface.NounPhrase | None,
        relations: tuple[surface.Relation, ...],
        phrases: tuple[surface.VerbPhrase, ...],
    ) -> bound.EventWindow:
        """An event with what hangs on its noun: roles by their prepositions, qualifiers, names."""
        roles: list[bound.RoleTest] = []
        qualifiers: list[bound.EventIs] = []
        problem: bound.Unresolved | None = None
        said: list[tuple[Span, str, surface.NounPhrase, str]] = []
        if of is not None:
            said.append((of.span, "of", of, ""))
        for relation in relations:
            match relation:
                case surface.Prepositional(word=word, object=phrase):
                    said.append((relation.span, word.text, phrase, ""))
                case surface.As(name=given) if said:
                    said[-1] = (*said[-1][:3], given.text)
                case _:
                    problem = self.unresolved(
                        relation.span, "unknown-preposition", self._written(relation.span)
                    )
        for verb_phrase in phrases:
            phrase, name = self._off(verb_phrase.object.terms[0].parts[0])
            said.append((verb_phrase.span, verb_phrase.word.text, phrase, name))
        for where, preposition, phrase, name in said:
            made = self.role(event, where, preposition, phrase, name)
            match made:
                case bound.RoleTest():
                    roles.append(made)
                case bound.EventIs():
                    qualifiers.append(made)
                case bound.Unresolved():
                    problem = made
        if problem is not None:
            return bound.EventWindow(span=span, timing=timing, event=problem)
        return bound.EventWindow(
            span=span, timing=timing, event=event, roles=tuple(roles), qualifiers=tuple(qualifiers)
        )

    def _off(self, phrase: surface.NounPhrase) -> tuple[surface.NounPhrase, str]:
        """A phrase without the `as` at its end, and the name."""
        if phrase.relations and isinstance(phrase.relations[-1], surface.As):
            name = phrase.relations[-1].name.text
            bare = surface.NounPhrase(
                span=phrase.span,
                alternatives=phrase.alternatives,
                of=phrase.of,
                relations=phrase.relations[:-1],
            )
            return bare, name
        return phrase, ""

    def role(
        self, event: words.Event, span: Span, preposition: str, phrase: surface.NounPhrase, name: str
    ) -> bound.RoleTest | bound.EventIs | bound.Unresolved:
        run = " ".join(word.text for word in phrase.alternatives[0].words)
        bare = phrase.alternatives[0].determiner is None or phrase.alternatives[0].determiner.text in (
            "a",
            "an",
        )
        for qualifier in event.qualifiers:
            if qualifier.preposition == preposition and run in qualifier.words and bare and not name:
                self.read(phrase)
                return bound.EventIs(span=span, qualifier=qualifier)
        role = next((role for role in event.roles if role.preposition == preposition), None)
        if role is None:
            known = tuple(
                role.preposition for role in event.roles if role.preposition not in ("", "subject", "object")
            )
            said = self._written(span) if preposition == "object" else preposition
            return self.unresolved(span, "unknown-preposition", said, known)
        tests = self._role_tests(role, phrase)
        if isinstance(tests, bound.Unresolved):
            return tests
        if name:
            kind = self._narrowed(role, tests)
            self.bind_name(
                Name(name, kind, origin="role", role=bound.RoleOf(span=span, role=role, name=name))
            )
        return bound.RoleTest(span=span, role=role, tests=tests, name=name)

    def _narrowed(self, role: words.Role, tests: tuple[bound.Test, ...]) -> str:
        for test in tests:
            if isinstance(test, bound.IsKind):
                return test.kind.id
        return role.kind

    def _role_tests(
        self, role: words.Role, phrase: surface.NounPhrase
    ) -> tuple[bound.Test, ...] | bound.Unresolved:
        noun = phrase.alternatives[0]
        if role.kind == "zone":
            self.read(phrase)
            if noun.words and noun.words[0].text == "top" and phrase.of is not None:
                phrase = phrase.of
            zone = self.zone_from(self.meant(phrase))
            if isinstance(zone, bound.Unresolved):
                return zone
            return (bound.InZone(span=phrase.span, zone=zone.zone, player=zone.player),)
        meant = self.meant(phrase)
        if meant.problem:
            return meant.problem
        if not _is_one(meant):
            note = "say `a` or `any`: it happens to one at a time"
            return self.unresolved(phrase.span, "wrong-kind", self._written(phrase.span), note=note)
        tests = tuple(meant.tests)
        for test in tests:
            if isinstance(test, bound.Unresolved):
                return test
        if meant.faces:
            return (bound.IsFace(span=phrase.span, faces=meant.faces),)
        if isinstance(meant.base, bound.Unresolved):
            return meant.base
        if isinstance(meant.base, bound.Named):
            self.mention(meant.base)
            return (bound.IsNamed(span=phrase.span, named=meant.base), *tests)
        if meant.base is not None:
            kind = self.kind_of(meant.base)
            if kind == "player" and role.kind not in ("player", ""):
                note = f"{advice.with_article(role.kind)} is wanted here"
                return self.unresolved(
                    phrase.span, "wrong-kind", self._written(phrase.span), (role.kind,), note
                )
            self.mention(meant.base)
            return (bound.IsOneOf(span=phrase.span, pieces=meant.base), *tests)
        if isinstance(meant.noun, words.Kind):
            if meant.noun.id == role.kind:
                return tests
            if role.kind in ("place", "") or self.lexicon.fits(meant.noun.id, (role.kind,)):
                return (bound.IsKind(span=phrase.span, kind=meant.noun), *tests)
        if isinstance(meant.noun, words.Attribute):  # the wielder of this
            piece = self.attribute(meant)
            if isinstance(piece, bound.Unresolved):
                return piece
            return (bound.IsOneOf(span=phrase.span, pieces=piece),)
        if isinstance(meant.noun, words.PlayerWord):
            return (bound.IsOneOf(span=phrase.span, pieces=self.player_from(meant)),)
        return self.unresolved(
            phrase.span,
            "wrong-kind",
            self._written(phrase.span),
            (role.kind,),
            f"{advice.with_article(role.kind)} is wanted here",
        )

    # --- said as a sentence ------------------------------------------------------------------

    def _active(
        self,
        timing: Timing,
        span: Span,
        actor: surface.NounPhrase,
        verbs: tuple[surface.Word, ...],
        arguments: surface.Arguments,
    ) -> list[bound.WindowOf]:
        events = self._events(verbs)
        if not events:
            text = " or ".join(verb.text for verb in verbs)
            return [self._no_event(timing, verbs[0].span, text)]
        return [self._sentence(timing, span, event, actor, arguments) for event in events]

    def _events(self, verbs: tuple[surface.Word, ...]) -> list[words.Event]:
        """The events that verbs name: one declared for the pair, else one for each."""
        ids = [self._verb_id(word.text) for word in verbs]
        joined = [event for event in self.lexicon.vocabulary.events if event.verb == " or ".join(ids)]
        if joined:
            return joined[:1]
        found = [next((e for e in self.lexicon.vocabulary.events if e.verb == id), None) for id in ids]
        return [event for event in found if event is not None] if all(found) else []

    def _verb_id(self, form: str) -> str:
        verb = self.lexicon.verbs.get(form)
        if verb is not None:
            return verb.id
        for event in self.lexicon.vocabulary.events:
            if event.verb and form in (event.verb, f"{event.verb}s", f"{event.verb}es", f"{event.verb}ing"):
                return event.verb
        return form

    def _sentence(
        self,
        timing: Timing,
        span: Span,
        event: words.Event,
        actor: surface.NounPhrase,
        arguments: surface.Arguments,
    ) -> bound.EventWindow:
        relations: list[surface.Relation] = []
        roles: list[bound.RoleTest] = []
        who, name = self._off(actor)
        subject = self._subject(event, who, name)
        if isinstance(subject, bound.Unresolved):
            return bound.EventWindow(span=span, timing=timing, event=subject)
        roles.append(subject)
        if arguments.object is not None:
            phrase, own = self._split(event, arguments.object.terms[0].parts[0])
            bare, name = self._off(phrase)
            of = bare.of
            if of is not None and any(role.preposition == "of" for role in event.roles):
                bare = surface.NounPhrase(
                    span=bare.span, alternatives=bare.alternatives, relations=bare.relations
                )
            else:
                of = None
            role = self.role(event, phrase.span, "object", bare, name)
            if isinstance(role, bound.Unresolved):
                return bound.EventWindow(span=span, timing=timing, event=role)
            if isinstance(role, bound.RoleTest):
                roles.append(role)
            relations = own
        else:
            of = None
        window = self.event(timing, event, span, of, (*relations, *arguments.relations), arguments.phrases)
        return bound.EventWindow(
            span=span,
            timing=timing,
            event=window.event,
            roles=(*roles, *window.roles),
            qualifiers=window.qualifiers,
        )

    def _subject(
        self, event: words.Event, actor: surface.NounPhrase, name: str
    ) -> bound.RoleTest | bound.Unresolved:
        preposition = "subject" if any(role.preposition == "subject" for role in event.roles) else "by"
        role = self.role(event, actor.span, preposition, actor, name)
        if isinstance(role, bound.EventIs):
            return self.unresolved(actor.span, "wrong-kind", self._written(actor.span))
        return role

    def _split(
        self, event: words.Event, phrase: surface.NounPhrase
    ) -> tuple[surface.NounPhrase, list[surface.Relation]]:
        """The object, and the relations behind it that are roles or qualifiers of the event."""
        wanted = {role.preposition for role in event.roles} | {one.preposition for one in event.qualifiers}
        kept: list[surface.Relation] = []
        own: list[surface.Relation] = []
        for relation in phrase.relations:
            if (isinstance(relation, surface.Prepositional) and relation.word.text in wanted) or (
                isinstance(relation, surface.As) and own
            ):
                own.append(relation)
            else:
                kept.append(relation)
        bare = surface.NounPhrase(
            span=phrase.span, alternatives=phrase.alternatives, of=phrase.of, relations=tuple(kept)
        )
        return bare, own

    # --- said in the passive -----------------------------------------------------------------

    def _passive_event(self, timing: Timing, state: surface.State) -> bound.EventWindow:
        subject = state.subject.terms[0].parts[0]
        if isinstance(state.complement, surface.Busy):
            busy = state.complement
            target = surface.Value(
                span=busy.span, terms=(surface.Term(span=busy.span, sign="+", parts=(busy.target,)),)
            )
            arguments = surface.Arguments(span=busy.span, object=target)
            found = self._active(timing, state.span, subject, busy.verb, arguments)[0]
            assert isinstance(found, bound.EventWindow)
            return found
        if not isinstance(state.complement, surface.Value) or state.verb != "is" or state.negated:
            return self._no_event(timing, state.span, self._written(state.span))
        done = state.complement.terms[0].parts[0]
        self.read(done)
        run = tuple(word.text for word in done.alternatives[0].words)
        events = self.lexicon.participles.get(run, [])
        if not events:
            return self._no_event(timing, done.span, " ".join(run))
        event = events[0]
        who, name = self._off(subject)
        preposition = next((r.preposition for r in event.roles if r.preposition in ("of", "object")), "of")
        role = self.role(event, subject.span, preposition, who, name)
        if isinstance(role, bound.Unresolved):
            return bound.EventWindow(span=state.span, timing=timing, event=role)
        window = self.event(timing, event, state.span, done.of, done.relations, state.phrases)
        roles = (role, *window.roles) if isinstance(role, bound.RoleTest) else window.roles
        return bound.EventWindow(
            span=state.span, timing=timing, event=window.event, roles=roles, qualifiers=window.qualifiers
        )

    # --- steps -------------------------------------------------------------------------------

    def end_of(self, event: surface.Event) -> words.Step | bound.Unresolved:
        """`until the end of the turn`: the step whose end it is."""
        if isinstance(event, surface.Nominal):
            phrase = event.phrase
            run = tuple(word.text for word in phrase.alternatives[0].words)
            if run == ("end",) and phrase.of is not None:
                self.read(phrase)
                self.read(phrase.of)
                whose = phrase.of.alternatives[0].determiner
                if whose is not None and whose.text not in ("the", "this"):
                    return self.unresolved(whose.span, "unread-words", whose.text)
                named = " ".join(word.text for word in phrase.of.alternatives[0].words)
                for step in self.lexicon.vocabulary.steps:
                    if named in step.words:
                        return step
                return self.unresolved(phrase.of.span, "unknown-phase", named, self.lexicon.known_steps())
        text = self._written(event.span)
        return self.unresolved(event.span, "unknown-phase", text, ("the end of the turn",))


def _is_one(meant: Meant) -> bool:
    """Whether a phrase means one thing of a kind: `a unit`, `any unit`, but not `each` or `2`."""
    quantity = meant.quantity
    if quantity is None or meant.base is not None:
        return True
    one = isinstance(quantity.number, bound.Whole) and quantity.number.value == 1
    return one and not (quantity.exact or quantity.up_to or quantity.least or quantity.every)
