"""Abilities: the envelope around what a card does, and what holds for as long as it applies."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from cardwright.bound import nodes as bound
from cardwright.bound.continuous import Continuous
from cardwright.bound.scope import Name
from cardwright.bound.walk import walk
from cardwright.surface import nodes as surface
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words

Form = Literal["play", "react", "action", "trigger", "replace", "static"]


@dataclass(slots=True)
class _Envelope:
    """An ability while it is put together."""

    span: Span
    form: Form = "static"
    windows: list[bound.WindowOf] = field(default_factory=list)
    places: list[bound.ZoneCondition] = field(default_factory=list)
    user: bound.Player | None = None
    manner: words.Manner | None = None
    manner_span: Span | None = None
    conditions: list[bound.Condition] = field(default_factory=list)
    limit: bound.Limit | None = None
    optional: bool = False
    cost: bound.Cost | None = None


class Abilities(Continuous):
    """Binds abilities, at the top of a card and inside effects."""

    def ability(self, ability: surface.Ability) -> bound.Ability:
        """One ability of a card."""
        outer = self.scope
        self.scope = outer.inner()
        envelope = _Envelope(ability.span)
        self._window(envelope, ability.window)
        for clause in ability.clauses:
            self._clause(envelope, clause)
        made = self._filled(envelope, ability)
        self.scope = outer
        return made

    def _filled(self, envelope: _Envelope, ability: surface.Ability) -> bound.Ability:
        body: tuple[bound.Statement, ...] = ()
        modifies: tuple[bound.Modify, ...] = ()
        allows: tuple[bound.Allow, ...] = ()
        if envelope.form == "static":
            nested, modifies, allows, problems = self.holding(ability.body)
            body = (*problems, *nested)
        else:
            body = tuple(one for statement in ability.body for one in self.statement(statement))
        if envelope.form == "play":
            body = _announced(body)
        return bound.Ability(
            span=ability.span,
            form=envelope.form,
            windows=tuple(envelope.windows),
            places=tuple(envelope.places),
            user=envelope.user,
            manner=envelope.manner,
            manner_span=envelope.manner_span,
            conditions=tuple(envelope.conditions),
            limit=envelope.limit,
            optional=envelope.optional,
            cost=envelope.cost,
            body=body,
            modifies=modifies,
            allows=allows,
        )

    # --- windows -----------------------------------------------------------------------------

    def _window(self, envelope: _Envelope, window: surface.Window) -> None:
        timing = window.timing or "when"
        match window.form:
            case "play" | "action":
                envelope.form = window.form
                self._places(envelope, window.places)
            case "react":
                envelope.form = "react"
                assert window.event is not None
                envelope.windows.extend(self.timed(timing, window.event))
            case "when":
                envelope.form = "replace" if timing == "instead of" else "trigger"
                assert window.event is not None
                envelope.windows.extend(self.timed(timing, window.event))
            case "while":
                envelope.windows.append(bound.Always(span=window.span))
                assert window.conditions is not None
                envelope.conditions.append(self.conditions(window.conditions))
            case "always":
                envelope.windows.append(bound.Always(span=window.span))
            case "until":
                assert window.event is not None
                text = self._written(window.span)
                problem = self.unresolved(
                    window.span, "duration-already-over", text, (), "a card has no effect yet"
                )
                envelope.conditions.append(problem)
            case "in":
                envelope.form = "trigger"
                self._places(envelope, window.places)

    def _places(self, envelope: _Envelope, places: tuple[surface.Relation | surface.VerbPhrase, ...]) -> None:
        """`in the combat phase`, `alongside your command card`, `on a path as way`."""
        names: dict[int, str] = {}
        for index, place in enumerate(places):
            if isinstance(place, surface.As) and index:
                names[index - 1] = place.name.text
        rest = list(enumerate(places))
        while rest:
            index, place = rest.pop(0)
            match place:
                case surface.As():
                    continue
                case surface.VerbPhrase():
                    self._verb_place(envelope, place)
                case surface.That():
                    envelope.conditions.append(
                        self.unresolved(place.span, "not-a-condition", self._written(place.span))
                    )
                case surface.Prepositional():
                    found = self._event_place(place)
                    if found is not None:
                        self.read(place.object)
                        tail = tuple(one for _, one in rest if not isinstance(one, surface.VerbPhrase))
                        window = self.event("when", found, place.span, place.object.of, tail, ())
                        envelope.windows.append(window)
                        return
                    self._place(envelope, place, names.get(index, ""))

    def _event_place(self, place: surface.Prepositional) -> words.Event | None:
        """`on activation`, `in a melee by …`: an event said as a place."""
        if place.word.text not in ("on", "in"):
            return None
        run = tuple(word.text for word in place.object.alternatives[0].words)
        for division in self.lexicon.divide(run):
            if isinstance(division.noun, words.Event):
                return division.noun
        return None

    def _verb_place(self, envelope: _Envelope, place: surface.VerbPhrase) -> None:
        word, phrase = place.word.text, place.object.terms[0].parts[0]
        if word in ("before", "after"):
            side: Literal["before", "after"] = "before" if word == "before" else "after"
            nominal = surface.Nominal(span=place.span, phrase=phrase)
            envelope.windows.extend(self.timed(side, nominal))
            return
        manner = self.manner(word, phrase)
        if manner is not None:
            envelope.manner, envelope.manner_span = manner, place.span
            return
        if word == "for":
            self._alias(envelope, phrase)
            return
        envelope.conditions.append(
            self.unresolved(place.span, "unknown-preposition", word, ("in", "before", "after", "by", "for"))
        )

    def _alias(self, envelope: _Envelope, phrase: surface.NounPhrase) -> None:
        """`for "Gimli" or "Legolas" as hunter`: a name for the pieces that the effect is about."""
        bare, name = self._off(phrase)
        meant = self.meant(bare)
        pieces: bound.Piece | bound.Pieces
        pieces = meant.base if meant.base is not None else self.pieces_from(meant)
        if meant.problem or not name:
            problem = meant.problem or self.unresolved(
                phrase.span, "choose-unnamed", self._written(phrase.span)
            )
            envelope.conditions.append(problem)
            return
        self.bind_name(Name(name, self.kind_of(pieces), plural=True, origin="window", alias=pieces))

    def _place(self, envelope: _Envelope, place: surface.Prepositional, name: str) -> None:
        word, phrase = place.word.text, place.object
        manner = self.manner(word, phrase)
        if manner is not None:
            envelope.manner, envelope.manner_span = manner, place.span
            return
        meant = self.meant(phrase)
        if isinstance(meant.noun, words.Step) and meant.problem is not None:
            envelope.conditions.append(meant.problem)
            return
        if isinstance(meant.noun, words.Step) and word not in ("in", "on", "at"):
            text, scoped = self._written(place.span), word == "per"
            problem = "limit-without-scope" if scoped else "unknown-preposition"
            known = () if scoped else ("in", "on", "at")
            note = "say how often: `once per …`" if scoped else ""
            envelope.conditions.append(self.unresolved(place.span, problem, text, known, note))
            return
        if isinstance(meant.noun, words.Step):
            envelope.windows.append(self._step_window(place, meant.noun, phrase))
            return
        if word == "by" and envelope.windows and isinstance(envelope.windows[-1], bound.EventWindow):
            pass
        elif word == "by":
            first = next((one.text for one in phrase.alternatives[0].words), "")
            if meant.problem is not None and first in self.lexicon.verbs:
                note = f"say `cost {self.lexicon.verbs[first].forms[0]} …` for what is done to pay"
                text = self._written(phrase.span)
                meant.problem = self.unresolved(phrase.span, "wrong-kind", text, note=note)
            envelope.user = self.player_from(meant)
            return
        if self._qualifies(envelope, place):
            return
        test = self.relation(place, self.this_kind, name)
        if isinstance(test, bound.InZone) and not isinstance(test.player, bound.You | None):
            owner = meant.of.span if meant.of is not None else phrase.span
            note = "say the place alone: the card is where its own player has it"
            test = self.unresolved(owner, "unread-words", self._written(owner), note=note)
        if isinstance(test, bound.Unresolved) and meant.problem is None and word in ("in", "on"):
            text = self._written(phrase.span)
            if "phase" in text or "step" in text:
                test = self.unresolved(phrase.span, "unknown-phase", text, self.lexicon.known_steps())
        elif meant.problem is not None:
            text = " ".join(one.text for one in phrase.alternatives[0].words)
            if text.endswith(("phase", "step", "turn", "round")):
                test = self.unresolved(phrase.span, "unknown-phase", text, self.lexicon.known_steps())
        envelope.places.append(bound.ZoneCondition(span=place.span, tests=(test,), name=name))

    def _qualifies(self, envelope: _Envelope, place: surface.Prepositional) -> bool:
        """`in melee` behind an event: a qualifier of it; without one, of the event that is going on."""
        self.read(place.object)
        run = " ".join(word.text for word in place.object.alternatives[0].words)
        for index, window in enumerate(envelope.windows):
            if isinstance(window, bound.EventWindow) and isinstance(window.event, words.Event):
                for qualifier in window.event.qualifiers:
                    if qualifier.preposition == place.word.text and run in qualifier.words:
                        added = bound.EventIs(span=place.span, qualifier=qualifier)
                        envelope.windows[index] = replace(window, qualifiers=(*window.qualifiers, added))
                        return True
        for event in self.lexicon.vocabulary.events:
            for qualifier in event.qualifiers:
                if qualifier.preposition == place.word.text and run in qualifier.words:
                    envelope.conditions.append(bound.EventIs(span=place.span, qualifier=qualifier))
                    return True
        return False

    def _step_window(
        self, place: surface.Prepositional, step: words.Step, phrase: surface.NounPhrase
    ) -> bound.StepWindow:
        return bound.StepWindow(span=place.span, timing="in", steps=(step,), who=self._turn_of(phrase))

    # --- clauses -----------------------------------------------------------------------------

    def _clause(self, envelope: _Envelope, clause: surface.Clause) -> None:
        match clause:
            case surface.PhraseClause():
                self._phrase_clause(envelope, clause.phrase)
            case surface.WhereClause():
                self._places(envelope, clause.places)
            case surface.IfClause():
                envelope.conditions.append(self.conditions(clause.conditions))
            case surface.CostClause():
                envelope.cost = self._cost(envelope, clause)

    def _phrase_clause(self, envelope: _Envelope, phrase: surface.NounPhrase) -> None:
        self.read(phrase)
        noun = phrase.alternatives[0]
        run = tuple(word.text for word in noun.words)
        if run == ("optional",):
            envelope.optional = True
            return
        times = {"once": 1, "twice": 2}.get(" ".join(run))
        if times is None:
            known = ("optional", "once per turn", "once per round")
            envelope.conditions.append(
                self.unresolved(phrase.span, "unknown-word", self._written(phrase.span), known)
            )
            return
        per: words.Step | words.Event | bound.Unresolved
        per = self.unresolved(phrase.span, "limit-without-scope", self._written(phrase.span))
        for relation in phrase.relations:
            if isinstance(relation, surface.Prepositional) and relation.word.text in ("per", "in"):
                per = self._scope_of(relation.object)
        envelope.limit = bound.Limit(span=phrase.span, times=times, per=per)

    def _scope_of(self, phrase: surface.NounPhrase) -> words.Step | words.Event | bound.Unresolved:
        self.read(phrase)
        run = tuple(word.text for word in phrase.alternatives[0].words)
        for division in self.lexicon.divide(run):
            if isinstance(division.noun, words.Step | words.Event):
                return division.noun
        return self.unresolved(phrase.span, "unknown-phase", " ".join(run), self.lexicon.known_steps())

    def _cost(self, envelope: _Envelope, clause: surface.CostClause) -> bound.Cost:
        earlier = envelope.cost or bound.Cost(span=clause.span)
        if clause.order is not None:
            orders = tuple(self._exact(one) for one in self._order(clause.order))
            return replace(earlier, orders=(*earlier.orders, *orders))
        assert clause.amount is not None
        meant = self.meant(clause.amount)
        attribute = meant.noun if isinstance(meant.noun, words.Attribute) else None
        if attribute is not None and attribute.id != self.lexicon.vocabulary.cost:
            attribute = None  # a number that nobody pays with
        counted = meant.noun is not None or meant.base is not None or not self.lexicon.vocabulary.cost
        note = ""
        if attribute is None and counted:
            note = "say what is done to pay, as in `cost forsake 1 card`, or how much of which resource"
        elif meant.quantity is not None and (meant.quantity.up_to or meant.quantity.least):
            note = "say one number: a cost is exact"
        if note and meant.problem is None:
            text = self._written(clause.amount.span)
            meant.problem = self.unresolved(clause.amount.span, "wrong-kind", text, note=note)
        amount: bound.Number = meant.problem or meant.number or bound.Whole(span=clause.span, value=1)
        if attribute is None and meant.problem is None:
            wanted = self.lexicon.vocabulary.cost
            attribute = next((a for a in self.lexicon.vocabulary.attributes if a.id == wanted), None)
            amount = self.number_from(meant)
        return replace(earlier, amount=amount, attribute=attribute)

    def _exact(self, order: bound.Statement) -> bound.Statement:
        """What is done to pay is done whole: nobody chooses how much."""
        for part in walk(order):
            if isinstance(part, bound.Chosen) and (part.quantity.up_to or part.quantity.least):
                note = "say one number: a cost is exact"
                return self.unresolved(part.span, "wrong-kind", self._written(part.span), note=note)
        return order

    # --- abilities inside effects ------------------------------------------------------------

    def delayed(self, ability: surface.Ability) -> list[bound.Statement]:
        """`until … { }`, `after the move step { }` as a statement."""
        window = ability.window
        if window.form == "until":
            assert window.event is not None
            until = self.end_of(window.event)
            outer = self.scope
            self.scope = outer.inner()
            envelope = _Envelope(ability.span)
            envelope.windows.append(bound.Always(span=window.span))
            for clause in ability.clauses:
                self._clause(envelope, clause)
            abilities = self._held(envelope, ability.body)
            self.scope = outer
            return [bound.Last(span=ability.span, until=until, abilities=abilities)]
        if window.form == "when" and window.timing in ("before", "after") and window.event is not None:
            found = self.timed(window.timing, window.event)[0]
            if isinstance(found, bound.StepWindow) and isinstance(found.steps[0], words.Step):
                side: Literal["before", "after"] = "before" if window.timing == "before" else "after"
                return [
                    bound.Delay(
                        span=ability.span, timing=side, step=found.steps[0], body=self.block(ability.body)
                    )
                ]
            if isinstance(found, bound.EventWindow) and isinstance(found.event, bound.Unresolved):
                return [found.event]
        text = self._written(window.span)
        return [self.unresolved(window.span, "permanent-without-end", text, ("until the end of the turn",))]

    def _held(self, envelope: _Envelope, body: tuple[surface.Statement, ...]) -> tuple[bound.Ability, ...]:
        """The abilities that a lasting effect is made of: one for what holds, one for each trigger."""
        nested, modifies, allows, problems = self.holding(body)
        made: list[bound.Ability] = []
        if modifies or allows or problems:
            made.append(
                bound.Ability(
                    span=envelope.span,
                    form="static",
                    windows=tuple(envelope.windows),
                    places=tuple(envelope.places),
                    conditions=tuple(envelope.conditions),
                    body=problems,
                    modifies=modifies,
                    allows=allows,
                )
            )
        for statement in nested:
            assert isinstance(statement, bound.Last)
            for ability in statement.abilities:
                conditions = (*envelope.conditions, *ability.conditions)
                made.append(
                    replace(ability, conditions=conditions, places=(*envelope.places, *ability.places))
                )
        return tuple(made)


def _announced(body: tuple[bound.Statement, ...]) -> tuple[bound.Statement, ...]:
    """Its player's choices of one piece at the start of a play are made when the card is played."""
    made: list[bound.Statement] = []
    leading = True
    for statement in body:
        if leading and isinstance(statement, bound.Choose):
            quantity = statement.chosen.quantity
            one = isinstance(quantity.number, bound.Whole) and quantity.number.value == 1
            if one and not quantity.up_to and isinstance(statement.chosen.chooser, bound.You):
                made.append(replace(statement, announced=True))
                continue
        leading = False
        made.append(statement)
    return tuple(made)
