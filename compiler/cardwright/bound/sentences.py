"""Sentences: what a card makes happen, line by line."""

from __future__ import annotations

from dataclasses import replace

from cardwright.bound import nodes as bound
from cardwright.bound.conditions import Conditions
from cardwright.bound.phrases import Meant
from cardwright.bound.scope import Name
from cardwright.surface import nodes as surface
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words


class Sentences(Conditions):
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
                return [
                    self.unresolved(
                        statement.span, "modifier-outside-duration", self._written(statement.span)
                    )
                ]
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

    def delayed(self, ability: surface.Ability) -> list[bound.Statement]:
        raise NotImplementedError  # Abilities

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
        pieces = self.pieces_from(meant)
        if isinstance(pieces, bound.Unresolved):
            return pieces
        kind = self.kind_of(pieces)
        name = meant.name or kind.replace("-", "_") or "piece"
        outer = self.scope
        self.scope = outer.inner()
        self.scope.bind(Name(name, kind, origin="loop"))
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
        verb = self.verb_of(order.verbs)
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

    def verb_of(self, verbs: tuple[surface.Word, ...]) -> words.Verb | bound.Unresolved:
        """A verb, or a declared pair of verbs (`activate or reactivate`)."""
        joined = " or ".join(word.text for word in verbs)
        if joined in self.lexicon.verbs:
            return self.lexicon.verbs[joined]
        for word in verbs:
            found = self.verb(word)
            if isinstance(found, bound.Unresolved):
                return found
        if len(verbs) > 1:
            return self.unresolved(verbs[0].span, "unknown-verb", joined, self.lexicon.known_verbs())
        return self.lexicon.verbs[verbs[0].text]

    def _doing(self, doing: surface.Doing) -> list[bound.Statement]:
        actor = self.meant(doing.actor)
        agent = self.piece_from(actor)
        if isinstance(agent, bound.Unresolved):
            return [agent]
        self.mention(agent)
        verb = self.verb_of(doing.verbs)
        if isinstance(verb, bound.Unresolved):
            return [verb]
        self.agent = agent
        return self._do(doing.span, verb, agent, doing.arguments, said=True)

    def _permit(self, permit: surface.Permit) -> list[bound.Statement]:
        if permit.modal.text in ("can", "cannot"):
            return [self.unresolved(permit.span, "modifier-outside-duration", self._written(permit.span))]
        verb = self.verb_of(permit.verbs)
        if permit.verbs[0].text == "choose":
            return self._may_choose(permit)
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

    def _may_choose(self, permit: surface.Permit) -> list[bound.Statement]:
        """`you may choose 1 other character as patient`: a choice of none is possible."""
        order = surface.Order(span=permit.span, verbs=permit.verbs, arguments=permit.arguments)
        chooser = self.player(permit.subject.terms[0].parts[0])
        return [self._choose(order, chooser, optional=True)]

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
        self.scope.bind(Name(name, kind, origin="loop"))
        self.scope.last_piece = local
        body = tuple(self._do(permit.span, verb, local, permit.arguments, said=True, optional=optional))
        self.scope = outer
        return bound.ForEach(span=permit.span, name=name, kind=kind, pieces=pieces, body=body)

    # --- choosing ----------------------------------------------------------------------------

    def _choose(
        self, order: surface.Order, chooser: bound.Player | None = None, *, optional: bool = False
    ) -> bound.Statement:
        if order.arguments.object is None:
            return self.unresolved(order.span, "slot-missing", "choose", note="say what is chosen")
        meant = self.meant(order.arguments.object.terms[0].parts[0])
        if meant.problem:
            return meant.problem
        said = chooser is not None
        chooser = chooser or bound.You(span=order.span)
        if meant.quantity is None:
            return self.unresolved(meant.span, "quantity-missing", "choose", note="say how many")
        quantity = replace(meant.quantity, up_to=True) if optional else meant.quantity
        pieces = self.pieces_from(meant)
        if isinstance(pieces, bound.Unresolved):
            return pieces
        if not meant.name:
            return self.unresolved(order.span, "choose-unnamed", self._written(order.span))
        chosen = bound.Chosen(
            span=order.span,
            pieces=pieces,
            quantity=quantity,
            chooser=chooser,
            chooser_said=said,
            name=meant.name,
        )
        self._bind_chosen(chosen)
        return bound.Choose(span=order.span, chosen=chosen)

    def _bind_chosen(self, chosen: bound.Chosen) -> None:
        number = chosen.quantity.number
        one = isinstance(number, bound.Whole) and number.value == 1
        kind = self.kind_of(chosen.pieces)
        maybe = chosen.quantity.up_to
        if chosen.name:
            self.scope.bind(Name(chosen.name, kind, plural=not one, origin="choice", maybe=maybe))
            if one:
                self.scope.last_piece = bound.Local(
                    span=chosen.span, name=chosen.name, kind=kind, origin="choice", maybe=maybe
                )
            else:
                self.scope.last_set = chosen.name

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
            text = self._written(agent.span)
            return [
                self.unresolved(agent.span, "wrong-kind", text, verb.agent, f"{text} cannot {verb.forms[0]}")
            ]
        chooser: bound.Player = bound.You(span=span)
        if isinstance(agent, bound.You | bound.Opponent | bound.PlayerOf | bound.ControllerOf):
            chooser = agent
        elif isinstance(agent, bound.Local | bound.RoleOf) and self.kind_of(agent) == "player":
            chooser = agent
        elif agent is not None:
            chooser = bound.ControllerOf(span=agent.span, piece=agent)  # L8
        filled = self.fill(span, verb, arguments, chooser, said)
        if isinstance(filled, bound.Unresolved):
            return [filled]
        slots, result, manner = filled
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
            self.scope.bind(Name(result, kind, plural=True, origin="result"))
            self.scope.last_set = result
        else:
            self.scope.bind(Name(result, "number", origin="result"))

    # --- slots -------------------------------------------------------------------------------

    def fill(
        self, span: Span, verb: words.Verb, arguments: surface.Arguments, chooser: bound.Player, said: bool
    ) -> tuple[tuple[bound.Argument, ...], str, str] | bound.Unresolved:
        """The arguments of a verb by its declared slots, the name of its result, and the manner."""
        filling = _Filling(verb)
        object_ = arguments.object
        if object_ is not None:
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
                return manner
        return None

    def _lead(
        self, filling: _Filling, relation: surface.Relation, chooser: bound.Player, said: bool
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
        self, filling: _Filling, phrase: surface.VerbPhrase, chooser: bound.Player, said: bool
    ) -> bound.Unresolved | None:
        word = phrase.word.text
        part = phrase.object.terms[0].parts[0]
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
        return self._slot_by(filling, phrase.span, word, phrase.object, chooser, said)

    def _is_each(self, part: surface.NounPhrase) -> bool:
        noun = part.alternatives[0]
        if noun.determiner is not None and noun.determiner.text == "each":
            return True
        return bool(noun.words) and noun.words[0].text == "every"

    def _multiply(self, filling: _Filling, span: Span, number: bound.Number) -> bound.Unresolved | None:
        for slot in filling.verb.slots:
            if slot.type == "count" and slot.each:
                earlier = filling.values.get(slot.id)
                value: bound.Number = number
                if earlier is not None and not (
                    isinstance(earlier.value, bound.Whole) and earlier.value.value == 1
                ):
                    value = bound.Product(span=span, factors=(earlier.value, number))  # type: ignore[arg-type]
                filling.values[slot.id] = bound.Argument(span=span, slot=slot, value=value)
                return None
        return self.unresolved(span, "unknown-preposition", "for each", filling.signature())

    def _from(self, filling: _Filling, phrase: surface.VerbPhrase) -> bound.Unresolved | None:
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
        filling: _Filling,
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
        self, filling: _Filling, value: surface.Value, chooser: bound.Player, said: bool
    ) -> bound.Unresolved | None:
        slots = [slot for slot in filling.verb.slots if not slot.preposition]
        if not slots:
            return self.unresolved(value.span, "wrong-kind", self._written(value.span), filling.signature())
        return self._put(filling, slots[0], value, chooser, said)

    def _put(
        self, filling: _Filling, slot: words.Slot, value: surface.Value, chooser: bound.Player, said: bool
    ) -> bound.Unresolved | None:
        made = self._value(filling, slot, value, chooser, said)
        if isinstance(made, bound.Unresolved):
            return made
        filling.values[slot.id] = bound.Argument(span=value.span, slot=slot, value=made)
        return None

    def _value(
        self, filling: _Filling, slot: words.Slot, value: surface.Value, chooser: bound.Player, said: bool
    ) -> bound.ArgumentValue:
        if slot.type == "count":
            return self._count(filling, slot, value, chooser, said)
        parts = value.terms[0].parts
        if slot.type == "title":
            return self._title_slot(value)
        if slot.type in ("piece", "place") and len(parts) > 1:
            return self._union(value, chooser, said)
        phrase = parts[0]
        if slot.type == "word":
            return self._word_slot(slot, phrase)
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
            return self.zone_from(meant)
        chosen = self.chosen(meant, chooser, said=said)
        if not isinstance(chosen, bound.Chosen):
            self.mention(chosen)
        pieces = chosen.pieces if isinstance(chosen, bound.Chosen) else chosen
        kind = self.kind_of(pieces)
        if kind and slot.kinds and not self.lexicon.fits(kind, slot.kinds):
            text = self.text(meant)
            return self.unresolved(meant.span, "wrong-kind", text, slot.kinds, f"{text} is a {kind}")
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

    def _word_slot(self, slot: words.Slot, phrase: surface.NounPhrase) -> bound.ArgumentValue:
        noun = phrase.alternatives[0]
        run = " ".join(word.text for word in noun.words)
        if run in slot.words:
            return bound.WordArgument(span=phrase.span, value=run)
        return self.unresolved(phrase.span, "unknown-word", run, slot.words)

    def _faces_slot(self, filling: _Filling, meant: Meant) -> bound.ArgumentValue:
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
        self, filling: _Filling, slot: words.Slot, value: surface.Value, chooser: bound.Player, said: bool
    ) -> bound.ArgumentValue:
        """`level + 2 dice`, `3 cards`, `2 path attack tokens`: the counted noun is taken off."""
        terms: list[surface.Term] = []
        found = False
        for term in value.terms:
            phrase = term.parts[0]
            noun = phrase.alternatives[0]
            run = " ".join(word.text for word in noun.words + noun.tail)
            if run in slot.words and not found:
                found = True
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
            text = self._written(value.span)
            return self.unresolved(
                value.span,
                "wrong-kind",
                text,
                slot.words,
                f"`{filling.verb.forms[0]}` counts {slot.words[-1]}",
            )
        return self.number(replace(value, terms=tuple(terms)))

    def _counted(
        self,
        filling: _Filling,
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

    def _finished(
        self, span: Span, filling: _Filling
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


class _Filling:
    """The slots of a verb, as they are filled."""

    def __init__(self, verb: words.Verb) -> None:
        self.verb = verb
        self.values: dict[str, bound.Argument] = {}
        self.result = ""
        self.manner = ""

    def slot(self, preposition: str) -> words.Slot | None:
        return next((slot for slot in self.verb.slots if slot.preposition == preposition), None)

    def signature(self) -> tuple[str, ...]:
        """The verb's own form, for messages: `move unit, to hex`."""
        slots = [f"{slot.preposition} <{slot.id}>".strip() for slot in self.verb.slots]
        return (f"{self.verb.forms[0]} {' '.join(slots)}".strip(),)
