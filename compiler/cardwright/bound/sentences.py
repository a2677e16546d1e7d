"""Sentences: what a card makes happen, line by line."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace

from cardwright.bound import advice
from cardwright.bound import nodes as bound
from cardwright.bound.choosing import Choosing
from cardwright.bound.filling import Filling
from cardwright.bound.meant import Meant
from cardwright.bound.scope import Name
from cardwright.surface import nodes as surface
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words


class Sentences(Choosing):
    """Binds the statements of an effect."""

    agent: bound.Player | bound.Piece | None = None  # who did the sentence before `, then`

    def block(self, statements: tuple[surface.Statement, ...]) -> tuple[bound.Statement, ...]:
        """A body with a scope of its own."""
        outer = self.scope
        self.scope = outer.inner()
        found = tuple(one for statement in statements for one in self.statement(statement))
        self.scope.end()
        outer.last_player = self.scope.last_player
        self.scope = outer
        return found

    def statement(self, statement: surface.Statement) -> list[bound.Statement]:
        match statement:
            case surface.Order():
                return self._order(statement)
            case surface.Doing():
                return self._doing(statement)
            case surface.Permit():
                return self._permit(statement)
            case surface.State():
                text, note = self._written(statement.span), advice.for_passive(self.lexicon, statement)
                problem = "not-a-statement" if note else "modifier-outside-duration"
                return [self.unresolved(statement.span, problem, text, note=note)]
            case surface.Did():
                return [self.unresolved(statement.span, "not-a-statement", self._written(statement.span))]
            case surface.If():
                condition = self.conditions(statement.conditions)
                then, otherwise = self.block(statement.then), self.block(statement.otherwise)
                return [bound.If(span=statement.span, condition=condition, then=then, otherwise=otherwise)]
            case surface.ForEach():
                return [self._for_each(statement)]
            case surface.Either():
                return [self._either(statement)]
            case surface.Repeat():
                return [self._repeat(statement)]
            case surface.Ability():
                return self.delayed(statement)

    @abstractmethod
    def delayed(self, ability: surface.Ability) -> list[bound.Statement]:
        """Done by `Abilities`, a layer above."""

    # --- loops and branches ------------------------------------------------------------------

    def _for_each(self, loop: surface.ForEach) -> bound.Statement:
        meant = self.meant(loop.phrase)
        if isinstance(meant.base, bound.PlayerOf):
            outer = self.scope
            self.scope = outer.inner()
            self.scope.last_player = bound.Local(span=loop.span, name="player", kind="player", origin="loop")
            body = self.block(loop.body)
            self.scope = outer
            return bound.ForEach(span=loop.span, name="player", kind="player", pieces=meant.base, body=body)
        if meant.faces and len(loop.body) == 1:
            text = self._written(loop.phrase.span)
            note = f"say `{self._written(loop.body[0].span)} for {text.removesuffix(' rolled')}`"
            return self.unresolved(loop.phrase.span, "wrong-kind", text, note=note)
        if meant.determiner not in ("each", "all", "every") or meant.number is not None:
            note = "say `for each …`, or `choose` some of them first"
            span = loop.phrase.span
            return self.unresolved(span, "wrong-kind", self._written(span), note=note)
        pieces = self.pieces_from(meant)
        if isinstance(pieces, bound.Unresolved):
            return pieces
        kind = self.kind_of(pieces)
        name = meant.name or kind.replace("-", "_") or "piece"
        outer = self.scope
        self.scope = outer.inner()
        self.bind_name(Name(name, kind, origin="loop"))
        self.scope.last_piece = bound.Local(span=loop.span, name=name, kind=kind, origin="loop")
        body = self.block(loop.body)
        self.scope.end()
        self.scope = outer
        return bound.ForEach(span=loop.span, name=name, kind=kind, pieces=pieces, body=body)

    def _either(self, either: surface.Either) -> bound.Statement:
        chooser, said = self.chooser(either.clauses)
        branches = tuple(self.block(branch) for branch in either.branches)
        return bound.Either(span=either.span, chooser=chooser, chooser_said=said, branches=branches)

    def chooser(self, clauses: tuple[surface.Clause, ...]) -> tuple[bound.Player, bool]:
        for clause in clauses:
            if isinstance(clause, surface.WhereClause):
                for place in clause.places:
                    if isinstance(place, surface.Prepositional) and place.word.text == "by":
                        return self.player(place.object), True
        return bound.You(span=clauses[0].span if clauses else self._here), False

    @property
    def _here(self) -> Span:
        return self.block_span

    block_span: Span

    def _repeat(self, repeat: surface.Repeat) -> bound.Statement:
        meant = self.meant_times(repeat.times)
        if isinstance(meant, bound.Unresolved):
            return meant
        return bound.Repeat(span=repeat.span, times=meant, body=self.block(repeat.body))

    def meant_times(self, phrase: surface.NounPhrase) -> bound.Quantity | bound.Unresolved:
        self.read(phrase)
        noun = phrase.alternatives[0]
        run = tuple(word.text for word in noun.words + noun.tail)
        number: bound.Number | None = None
        if run in (("times",), ("time",)):
            number = (
                self.plain(noun.number) if noun.number else self.number(noun.group) if noun.group else None
            )
        if number is None:
            return self.unresolved(phrase.span, "quantity-missing", "repeat", note="say how many times")
        return bound.Quantity(span=phrase.span, number=number, up_to=noun.quantifier == "up to")

    # --- who does it -------------------------------------------------------------------------

    def _order(self, order: surface.Order) -> list[bound.Statement]:
        if order.verbs[0].text == "choose":
            return [self._choose(order)]
        verb = self.ordered(order)
        if isinstance(verb, bound.Unresolved):
            return [verb]
        agent: bound.Player | bound.Piece | None = bound.You(span=order.span)
        said = False
        if order.then and self.agent is not None:
            agent, said = self.agent, True
        elif "player" not in verb.agent:
            agent = None
            if "" not in verb.agent:
                return [
                    self.unresolved(
                        order.span, "slot-missing", order.verbs[0].text, verb.agent, "say who does it"
                    )
                ]
        return self._do(order.span, verb, agent, order.arguments, said=said)

    def ordered(self, order: surface.Order | surface.Doing) -> words.Verb | bound.Unresolved:
        """The verb of an order, or what is wrong with it: a name stands where the verb should
        (`target suffers 2 hits`), nobody knows it, or it has the form for somebody who is not named."""
        word, object_ = order.verbs[0], order.arguments.object
        name = self.scope.find(word.text) if isinstance(order, surface.Order) else None
        if name is not None and object_ is not None and word.text not in self.lexicon.verbs:
            return self._hidden_verb(order.span, name, object_)
        verb = self.verb_of(order.verbs)
        if isinstance(verb, bound.Unresolved):
            return replace(verb, note=advice.for_unknown_verb(self.lexicon, word.text, object_))
        base, *others = verb.forms
        third = others[:1] == [word.text] != [base]
        if third and isinstance(order, surface.Order) and not order.then:
            note = f"say `{base}`, or who does it: `your opponent {word.text}`"
            return self.unresolved(word.span, "slot-missing", word.text, note=note)
        return verb

    def _hidden_verb(self, span: Span, name: Name, object_: surface.Value) -> bound.Unresolved:
        """`target suffers 2 hits`: what stands behind the name was meant as the verb."""
        noun = object_.terms[0].parts[0].alternatives[0]
        word = noun.words[0] if noun.words else None
        if word is None:
            return self.unresolved(span, "not-a-statement", self._written(span))
        verb = self.lexicon.verbs.get(word.text)
        if verb is None:
            note = advice.for_name_that_does(self.lexicon, name.text, name.kind, object_)
            return self.unresolved(word.span, "unknown-verb", word.text, self.lexicon.known_verbs(), note)
        rest = self._written(span).partition(word.text)[2].strip()
        note = advice.for_hidden_verb(self.lexicon, verb, name.text, name.kind, rest)
        return self.unresolved(span, "not-a-statement", self._written(span), note=note)

    def verb_of(self, verbs: tuple[surface.Word, ...]) -> words.Verb | bound.Unresolved:
        """A verb, or a declared pair of verbs (`activate or reactivate`)."""
        joined = " or ".join(word.text for word in verbs)
        if joined in self.lexicon.verbs:
            return self.lexicon.verbs[joined]
        for word in verbs:
            found = self.verb(word)
            if isinstance(found, bound.Unresolved):
                return found
        if verbs[1:]:
            return self.unresolved(verbs[0].span, "unknown-verb", joined, self.lexicon.known_verbs())
        return self.lexicon.verbs[verbs[0].text]

    def _doing(self, doing: surface.Doing) -> list[bound.Statement]:
        actor = self.meant(doing.actor)
        agent = self.piece_from(actor)
        if isinstance(agent, bound.Unresolved):
            return [agent]
        self.mention(agent)
        if doing.verbs[0].text in ("choose", "chooses"):
            order = surface.Order(span=doing.span, verbs=doing.verbs, arguments=doing.arguments)
            return [self._choose(order, self.player(doing.actor))]
        verb = self.ordered(doing)
        if isinstance(verb, bound.Unresolved):
            return [verb]
        self.agent = agent
        return self._do(doing.span, verb, agent, doing.arguments, said=True)

    def _permit(self, permit: surface.Permit) -> list[bound.Statement]:
        if permit.modal.text in ("can", "cannot"):
            return [self.unresolved(permit.span, "modifier-outside-duration", self._written(permit.span))]
        verb = self.verb_of(permit.verbs)
        if permit.verbs[0].text == "choose":
            return self._permit_choice(permit)
        if isinstance(verb, bound.Unresolved):
            return [verb]
        subject = self.meant(permit.subject.terms[0].parts[0])
        optional = permit.modal.text == "may"
        if subject.problem:
            return [subject.problem]
        if subject.quantity is not None and subject.base is None and isinstance(subject.noun, words.Kind):
            return [self._each_may(permit, verb, subject, optional)]
        agent = self.piece_from(subject)
        if isinstance(agent, bound.Unresolved):
            return [agent]
        self.mention(agent)
        self.agent = agent
        return self._do(permit.span, verb, agent, permit.arguments, said=True, optional=optional)

    def _permit_choice(self, permit: surface.Permit) -> list[bound.Statement]:
        """`you may choose 1 other character as patient`: with `may` a choice of none is possible."""
        order = surface.Order(span=permit.span, verbs=permit.verbs, arguments=permit.arguments)
        chooser = self.player(permit.subject.terms[0].parts[0])
        return [self._choose(order, chooser, optional=permit.modal.text == "may")]

    def _each_may(
        self, permit: surface.Permit, verb: words.Verb, subject: Meant, optional: bool
    ) -> bound.Statement:
        pieces = self.pieces_from(subject)
        if isinstance(pieces, bound.Unresolved):
            return pieces
        kind = self.kind_of(pieces)
        name = subject.name or kind.replace("-", "_")
        outer = self.scope
        self.scope = outer.inner()
        local = bound.Local(span=subject.span, name=name, kind=kind, origin="loop")
        self.bind_name(Name(name, kind, origin="loop"))
        self.scope.last_piece = local
        body = tuple(self._do(permit.span, verb, local, permit.arguments, said=True, optional=optional))
        self.scope = outer
        return bound.ForEach(span=permit.span, name=name, kind=kind, pieces=pieces, body=body)

    # --- doing -------------------------------------------------------------------------------

    def _do(
        self,
        span: Span,
        verb: words.Verb,
        agent: bound.Player | bound.Piece | None,
        arguments: surface.Arguments,
        *,
        said: bool,
        optional: bool = False,
    ) -> list[bound.Statement]:
        if agent is not None and verb.agent and not self._can_do(agent, verb):
            known = Filling(verb).signature()
            players = ["player"] if "player" in verb.agent else []
            kinds = players + [
                kind.words[0] for kind in self.lexicon.vocabulary.kinds if kind.id in verb.agent
            ]
            text, said_by = self._written(agent.span), arguments.span
            rest = self._written(said_by) if said_by.start >= agent.span.end else ""
            note = advice.for_agent(self.lexicon, verb, text, self.kind_of(agent), rest)
            if not note and kinds:
                note = f"only {advice.listed(kinds)} can `{verb.forms[0]}`"
            return [self.unresolved(agent.span, "wrong-kind", text, () if note else known, note)]
        if not verb.method and not self.example:
            note = advice.for_unknown_verb(self.lexicon, verb.forms[0], arguments.object)
            if not note and optional and verb.permit:
                note = f"say until when: `until the end of the turn: {self._written(span)}`"
            note = note or "only a permission or an example can speak of it"
            return [self.unresolved(span, "not-a-statement", self._written(span), note=note)]
        chooser: bound.Player = bound.You(span=span)
        if isinstance(agent, bound.You | bound.Opponent | bound.PlayerOf | bound.ControllerOf) or (
            isinstance(agent, bound.Local | bound.RoleOf) and self.kind_of(agent) == "player"
        ):
            chooser = agent
        elif agent is not None:
            chooser = bound.ControllerOf(span=agent.span, piece=agent)  # L8
        filled = self.fill(span, verb, arguments, chooser, said)
        if isinstance(filled, bound.Unresolved):
            return [filled]
        slots, result, manner = filled
        missing = self._undone(verb, agent, slots)
        if missing is not None:
            return [missing]
        for argument in slots:
            if argument.slot.type == "count" and isinstance(argument.value, bound.Unlimited):
                text, note = self._written(argument.span), "say how many"
                return [self.unresolved(argument.span, "wrong-kind", text, argument.slot.words, note)]
        self._remember(verb, slots, result)
        return [
            bound.Do(
                span=span,
                verb=verb,
                agent=agent,
                arguments=slots,
                optional=optional,
                player=chooser if optional else None,
                result=result,
                manner=manner,
            )
        ]

    def _undone(
        self, verb: words.Verb, agent: bound.Player | bound.Piece | None, slots: tuple[bound.Argument, ...]
    ) -> bound.Unresolved | None:
        """A verb that a piece can do, or a player with a piece: a player has to say with which."""
        first = verb.slots[0] if verb.slots else None
        doers = {"player", *(first.kinds if first is not None else ())}
        if first is None or first.type != "piece" or first.preposition or not doers <= set(verb.agent):
            return None
        if agent is None or self.kind_of(agent) != "player" or any(one.slot is first for one in slots):
            return None
        kinds = ", ".join(first.kinds)
        return self.unresolved(agent.span, "slot-missing", verb.forms[0], (), f"say which {kinds}")

    def _can_do(self, agent: bound.Player | bound.Piece, verb: words.Verb) -> bool:
        kind = self.kind_of(agent)
        return not kind or any(self.lexicon.is_a(kind, one) or kind == one for one in verb.agent)

    def _remember(self, verb: words.Verb, slots: tuple[bound.Argument, ...], result: str) -> None:
        """Bind what the sentence gave, and what `it` now means."""
        for argument in slots:
            match argument.value:
                case bound.Chosen():
                    self._bind_chosen(argument.value)
                    if argument.value.name == result:
                        result = ""
                case bound.This() | bound.Local() | bound.RoleOf() | bound.Named() | bound.TheOnly():
                    if argument.slot.type == "piece":
                        self.mention(argument.value)
                case _:
                    pass
        if not result:
            return
        if verb.gives == "pieces":
            kind = next((slot.kinds[0] for slot in verb.slots if slot.type == "piece" and slot.kinds), "card")
            self.bind_name(Name(result, kind, plural=True, origin="result"))
            self.scope.last_set = result
        else:
            self.bind_name(Name(result, "number", origin="result"))
