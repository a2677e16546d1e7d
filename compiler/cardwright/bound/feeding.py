"""Triggers that set off triggers: which sentence surely causes which event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardwright.bound import nodes as bound
from cardwright.bound.walk import same


@dataclass(frozen=True, slots=True)
class Trigger:
    """An ability that has to happen whenever its event does, as often as it does: no limit, no
    condition, nobody to decline. `title` is the card that carries it."""

    title: str
    ability: bound.Ability
    window: bound.EventWindow


def trigger(title: str, ability: bound.Ability) -> Trigger | None:
    """An ability as such a trigger, if it is one."""
    if ability.form != "trigger" or ability.limit or ability.optional or ability.conditions or ability.cost:
        return None
    for window in ability.windows:
        if isinstance(window, bound.EventWindow) and not isinstance(window.event, bound.Unresolved):
            return Trigger(title, ability, window)
    return None


def awaited(one: Trigger) -> frozenset[str]:
    """The verbs whose doing a trigger waits for."""
    event = one.window.event
    verb = "" if isinstance(event, bound.Unresolved) else event.verb
    return frozenset(verb.split(" or ")) if verb else frozenset()


def done(one: Trigger) -> frozenset[str]:
    """The verbs of the sentences of a trigger."""
    sentences = (part for part in one.ability.body if isinstance(part, bound.Do))
    return frozenset(verb for sentence in sentences for verb in sentence.verb.id.split(" or "))


def caused(cause: Trigger, effect: Trigger) -> Iterator[bound.Do]:
    """The sentences of one trigger that surely set off another, or itself. What can be done only once
    (it ends, or makes its piece what it then is already) stops by the state of the game."""
    for statement in cause.ability.body:
        if isinstance(statement, bound.Do) and not statement.optional:
            verb = statement.verb
            if not verb.ends and not verb.makes and _causes(statement, cause, effect):
                yield statement


def _causes(sentence: bound.Do, cause: Trigger, effect: Trigger) -> bool:
    if effect.window.qualifiers or not awaited(effect) & set(sentence.verb.id.split(" or ")):
        return False
    return all(_meets(role, sentence, cause, effect) for role in effect.window.roles)


def _meets(role: bound.RoleTest, sentence: bound.Do, cause: Trigger, effect: Trigger) -> bool:
    """Whether a sentence gives an event what its trigger demands of one role."""
    if not role.tests:
        return True
    said = [argument.value for argument in sentence.arguments if argument.slot.type in ("piece", "place")]
    if role.role.kind == "player":
        said = [sentence.agent] if sentence.agent is not None else []
    for value in said:
        if isinstance(value, bound.RoleOf) and value.role.id == role.role.id:
            handed = [one.tests for one in cause.window.roles if one.role.id == role.role.id]
            if any(same(tests, role.tests) for tests in handed):
                return True
    return not said or all(
        isinstance(test, bound.IsOneOf)
        and not test.negated
        and any(_is(value, test.pieces, effect, cause) for value in said)
        for test in role.tests
    )


def _is(value: object, wanted: object, effect: Trigger, cause: Trigger) -> bool:
    """Whether what one card says is what another demands, as it calls it."""
    if isinstance(wanted, bound.This):
        if isinstance(value, bound.Named):
            return value.titles == (effect.title,)
        return isinstance(value, bound.This) and cause.title == effect.title
    return same(value, wanted)
