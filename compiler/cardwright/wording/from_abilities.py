"""Plan what is said of abilities and the sentences in them: bound nodes to phrases."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from cardwright.bound import nodes as bound
from cardwright.bound.walk import same
from cardwright.wording import phrases as say
from cardwright.wording.from_conditions import condition, value
from cardwright.wording.from_names import asked_kind, names, single, spoken_of
from cardwright.wording.from_pieces import Speech, amount, chosen, modifier, side, thing
from cardwright.wording.words import Words
from cardwright_engine import vocabulary as words

_YOU = say.Person(who="you")
_OWN_SENTENCE = ("play", "react", "action")  # whose window is a sentence by itself

# --- sentences -------------------------------------------------------------------------------


def body(statements: tuple[bound.Statement, ...], speech: Speech) -> tuple[say.Sentence, ...]:
    """Sentences in order; what one player does in a row becomes one sentence."""
    sentences: list[say.Sentence] = []
    before: bound.Statement | None = None
    for node in statements:
        speech.new_sentence(goes_on=isinstance(node, bound.Do) and isinstance(before, bound.Do))
        _join(sentences, statement(node, speech))
        before = node
    return tuple(_named_once(sentences))


def _named_once(sentences: list[say.Sentence]) -> Iterator[say.Sentence]:
    """Where one player goes on acting, the next sentence says they."""
    before: say.Thing | None = None
    for sentence in sentences:
        agent = sentence.agent if isinstance(sentence, say.Deed) else None
        if isinstance(sentence, say.Deeds):
            agent = sentence.deeds[0].agent
        if isinstance(agent, say.PlayerNamed) and not agent.each and agent == before:
            yield _by_them(sentence, agent)
        else:
            yield sentence
        before = agent


def _join(sentences: list[say.Sentence], new: say.Sentence) -> None:
    last = sentences[-1] if sentences else None
    if isinstance(new, say.Deed) and new.agent and not new.optional:
        if isinstance(last, say.Deeds) and last.deeds[0].agent == new.agent:
            sentences[-1] = say.Deeds(deeds=(*last.deeds, new))
            return
        if isinstance(last, say.Deed) and last.agent == new.agent and not last.optional:
            sentences[-1] = say.Deeds(deeds=(last, new))
            return
    sentences.append(new)


def statement(node: bound.Statement, speech: Speech) -> say.Sentence:
    """One sentence of an effect."""
    match node:
        case bound.Choose():
            chooser = thing(node.chosen.chooser, speech) if node.chosen.chooser_said else None
            return say.Choice(things=chosen(node.chosen, speech), chooser=_unless_you(chooser))
        case bound.Do():
            return _deed(node, speech)
        case bound.If():
            return say.Chain(branches=_branches(node, speech))
        case bound.ForEach():
            things = _each(node, speech)
            return say.ForEvery(things=things, body=_inside(node.body, speech))
        case bound.Either():
            chooser = thing(node.chooser, speech) if node.chooser_said else None
            return say.OneThing(
                chooser=_unless_you(chooser),
                branches=tuple(_inside(branch, speech) for branch in node.branches),
            )
        case bound.Repeat():
            return say.Again(
                times=amount(node.times.number, speech),
                quantifier="up to" if node.times.up_to else "exactly" if node.times.exact else "",
                body=_inside(node.body, speech),
            )
        case bound.Last():
            until = node.until
            return say.Lasting(
                until=say.Verbatim(text=until.text) if isinstance(until, bound.Unresolved) else until,
                abilities=tuple(_ability(ability, speech) for ability in node.abilities),
            )
        case bound.Delay():
            return say.Later(timing=node.timing, step=node.step, body=_inside(node.body, speech))
        case bound.Unresolved():
            return say.Verbatim(text=node.text)
    assert_never(node)


def _inside(statements: tuple[bound.Statement, ...], speech: Speech) -> tuple[say.Sentence, ...]:
    """Sentences that stay inside the sentence they are part of."""
    sentences: list[say.Sentence] = []
    for node in statements:
        _join(sentences, statement(node, speech))
    return tuple(sentences)


def _branches(
    node: bound.If, speech: Speech
) -> tuple[tuple[say.Condition | None, tuple[say.Sentence, ...]], ...]:
    told = condition(node.condition, speech)
    then = _inside(node.then, speech)
    if isinstance(told, say.Did) and told.player != _YOU:
        then = tuple(_by_them(part, told.player) for part in then)
    first = (told, then)
    match node.otherwise:
        case ():
            return (first,)
        case (bound.If() as other,):
            return (first, *_branches(other, speech))
        case _:
            return (first, (None, _inside(node.otherwise, speech)))


def _by_them(node: say.Sentence, player: say.Thing) -> say.Sentence:
    """`If they do, they draw`: the player was named a moment ago."""
    they = say.Person(who="they")
    match node:
        case say.Deed(agent=agent) if agent == player:
            return replace(node, agent=they)
        case say.Deeds():
            deeds = (replace(deed, agent=they) if deed.agent == player else deed for deed in node.deeds)
            return say.Deeds(deeds=tuple(deeds))
        case _:
            return node


def _each(node: bound.ForEach, speech: Speech) -> say.Thing:
    things = thing(node.pieces, speech, "each")
    speech.new_sentence()
    speech.new_thing(node.name)
    if isinstance(things, say.Reference) and things.plural:
        return say.Each(of=things)
    if isinstance(things, say.Noun):
        return replace(things, called=node.name if speech.ambiguous(node.name) else "")
    return things


def _deed(node: bound.Do, speech: Speech) -> say.Deed:
    agent = _unless_you(thing(node.agent, speech)) if node.agent else None
    if node.optional and agent is None and node.player:
        agent = _unless_you(thing(node.player, speech))
    given = tuple((argument.slot, value(argument.value, speech)) for argument in node.arguments)
    order = {slot.id: place for place, slot in enumerate(node.verb.slots)}
    given = tuple(sorted(given, key=lambda pair: order.get(pair[0].id, 99)))
    return say.Deed(
        verb=node.verb,
        agent=agent,
        arguments=tuple((slot, _theirs(told, agent)) for slot, told in given),
        optional=node.optional,
        manner=speech.game.manner_entry(node.manner),
    )


def _theirs(told: say.Value, agent: say.Thing | None) -> say.Value:
    """A zone of the one who acts is theirs."""
    they = say.Person(who="they")
    match told:
        case say.ZoneNamed(owner=owner) | say.TopOf(owner=owner) if agent and owner == agent:
            return replace(told, owner=they)
        case say.Noun(modifiers=modifiers) if agent:
            changed = tuple(
                replace(part, owner=they) if isinstance(part, say.LyingIn) and part.owner == agent else part
                for part in modifiers
            )
            return replace(told, modifiers=changed)
        case _:
            return told


def _unless_you(player: say.Thing | None) -> say.Thing | None:
    return None if player == _YOU else player


def change(node: bound.Modify, speech: Speech) -> say.Change:
    """A number of something is another while the ability holds."""
    return say.Change(
        attribute=node.attribute,
        subject=thing(node.subject, speech),
        stage=node.stage,
        value=amount(node.value, speech),
        adjective=node.adjective,
    )


def ruling(node: bound.Allow, speech: Speech) -> say.Ruling:
    """Somebody may, or cannot, do something while the ability holds."""
    return say.Ruling(
        verbs=node.verbs,
        allows=node.allows,
        subject=thing(node.subject, speech),
        arguments=tuple((argument.slot, _any(argument.value, speech)) for argument in node.arguments),
        number=amount(node.number, speech) if node.number else None,
    )


def _any(node: bound.ArgumentValue, speech: Speech) -> say.Value:
    """What a permission speaks of is any such thing, not one in particular."""
    match node:
        case bound.Select():
            return thing(node, speech, "any")
        case bound.TheOnly(pieces=bound.Select() as pieces):
            return thing(pieces, speech, "any")
        case bound.Chosen(pieces=bound.Select() as pieces, quantity=quantity, name="") if single(quantity):
            return thing(pieces, speech, "any")
        case _:
            return value(node, speech)


# --- abilities -------------------------------------------------------------------------------


def ability(node: bound.Ability, game: Words, kind: words.CardKind | None = None) -> say.Spoken:
    """A whole ability; `kind` is that of its card, whose cards are usually played one way."""
    speech = Speech(game, tuple(names(node)), spoken_of(node))
    return _ability(node, speech, kind)


def _ability(node: bound.Ability, speech: Speech, kind: words.CardKind | None = None) -> say.Spoken:
    speech.new_sentence()
    moments = tuple(moment(window, speech) for window in node.windows)
    places = tuple(_place(place, speech) for place in node.places)
    conditions = tuple(condition(part, speech) for part in node.conditions)
    if node.form in _OWN_SENTENCE:
        speech.new_sentence()
    price = cost(node.cost, speech) if node.cost else None
    if node.form in _OWN_SENTENCE:
        speech.new_sentence()
    sentences: list[say.Sentence] = []
    before: bound.Modify | None = None
    for changed in node.modifies:
        if before and same(before.subject, changed.subject):
            _change_too(sentences, changed, speech)
            continue
        if sentences:
            speech.new_sentence()
        sentences.append(change(changed, speech))
        before = changed
    for allowed in node.allows:
        if sentences:
            speech.new_sentence()
        sentences.append(ruling(allowed, speech))
    if len(node.body) == 1 and not sentences:
        told = _inside(node.body, speech)
    else:
        told = body(node.body, speech)
    return say.Spoken(
        form=node.form,
        moments=moments,
        places=places,
        user=_unless_you(thing(node.user, speech)) if node.user else None,
        manner=node.manner,
        conditions=conditions,
        limit=_limit(node.limit) if node.limit else None,
        optional=node.optional,
        price=price,
        body=(*sentences, *told),
        usual=_usual(node, moments, kind),
    )


def _change_too(sentences: list[say.Sentence], node: bound.Modify, speech: Speech) -> None:
    """Several numbers of one thing change in one sentence."""
    last = sentences[-1]
    assert isinstance(last, say.Change | say.Changes)
    first = last if isinstance(last, say.Change) else last.changes[0]
    new = replace(change(node, speech), subject=first.subject)
    told = (last,) if isinstance(last, say.Change) else last.changes
    sentences[-1] = say.Changes(changes=(*told, new))


def _usual(node: bound.Ability, moments: tuple[say.Moment, ...], kind: words.CardKind | None) -> bool:
    if kind is None or node.form != "play" or node.manner or not kind.play_steps:
        return False
    for told in moments:
        if not isinstance(told, say.AtStep) or told.timing != "in" or told.who not in (None, _YOU):
            return False
        if {step.id for step in told.steps if isinstance(step, words.Step)} != set(kind.play_steps):
            return False
    return True


def moment(node: bound.WindowOf, speech: Speech) -> say.Moment:
    """When an ability applies."""
    match node:
        case bound.EventWindow():
            event = node.event
            return say.AtEvent(
                timing=node.timing,
                event=say.Verbatim(text=event.text) if isinstance(event, bound.Unresolved) else event,
                roles=tuple((test.role, _role(test, speech)) for test in node.roles),
                qualifiers=tuple(
                    say.Qualified(qualifier=part.qualifier, negated=part.negated) for part in node.qualifiers
                ),
            )
        case bound.StepWindow():
            return say.AtStep(
                timing=node.timing,
                steps=tuple(
                    say.Verbatim(text=step.text) if isinstance(step, bound.Unresolved) else step
                    for step in node.steps
                ),
                who=thing(node.who, speech) if node.who else None,
            )
        case bound.Always():
            return say.AtAllTimes()
    assert_never(node)


def _role(test: bound.RoleTest, speech: Speech) -> say.Thing:
    """What an event is about: a thing named outright, or any thing that is such."""
    match test.tests:
        case (bound.IsOneOf(negated=False, pieces=pieces),):
            return thing(pieces, speech)
        case (bound.IsNamed(negated=False, named=named),):
            return thing(named, speech)
        case (bound.InZone(negated=False, zone=zone, player=player),) if test.role.kind == "zone":
            return say.ZoneNamed(zone=zone, owner=thing(player, speech) if player else None)
        case (bound.IsFace(negated=False, faces=faces),):
            return say.Sides(faces=tuple(side(face, speech) for face in faces), one=True)
        case _:
            pass
    kind = speech.game.kind(test.role.kind) or asked_kind(test.tests)
    if kind is None:
        return say.Verbatim(text=speech.game.role(test.role, test.name))
    select = bound.Select(span=test.span, kind=kind, tests=test.tests)
    from_role = thing(select, speech, "a")
    speech.again(test.name or test.role.id)
    if isinstance(from_role, say.Noun) and speech.ambiguous(test.name or test.role.id):
        return replace(from_role, called=speech.game.role(test.role, test.name))
    return from_role


def _place(node: bound.ZoneCondition, speech: Speech) -> say.Modifier:
    parts = tuple(modifier(test, speech) for test in node.tests)
    for part in parts:
        if isinstance(part, say.Standing) and node.name:
            speech.again(node.name)
    return parts[0] if len(parts) == 1 else say.AnyOf(modifiers=parts)


def _limit(node: bound.Limit) -> say.Often:
    per = node.per
    return say.Often(
        times=node.times, per=say.Verbatim(text=per.text) if isinstance(per, bound.Unresolved) else per
    )


def cost(node: bound.Cost, speech: Speech) -> say.Price:
    """What must be paid first."""
    return say.Price(
        amount=amount(node.amount, speech) if node.amount else None,
        attribute=node.attribute,
        orders=_inside(node.orders, speech),
    )
