"""Pieces that are no longer there: what a sentence or the event itself has surely taken out of play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from cardwright.bound import nodes as bound
from cardwright.bound.numbers import bounds
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words


@dataclass(frozen=True, slots=True)
class Left:
    """What takes a piece out of play: the place and the verb, and of several pieces whether all go or
    some. `event`: it is what the ability waits for."""

    span: Span
    verb: str
    which: Literal["it", "all", "some"] = "it"
    event: bool = False


@dataclass(frozen=True, slots=True)
class Gone:
    """A use of pieces after they have left play."""

    name: str
    use: Span
    left: Left


def gone(ability: bound.Ability, vocabulary: words.Vocabulary) -> Iterator[Gone]:
    """Every use of a piece that the event, or a sentence before, has surely taken out of play."""
    yield from _gone(ability.body, dict(_by_event(ability, vocabulary)))


def _by_event(ability: bound.Ability, vocabulary: words.Vocabulary) -> Iterator[tuple[str, Left]]:
    """What an ability waits for that comes after a piece has gone for good, into no zone of cards."""
    verbs = {verb.id: verb for verb in vocabulary.verbs}
    for window in ability.windows:
        if isinstance(window, bound.EventWindow) and isinstance(window.event, words.Event):
            verb = verbs.get(window.event.verb)
            if window.timing == "after" and verb is not None and verb.ends and not verb.into:
                for role in window.roles:
                    if role.role.preposition in ("of", "object"):
                        yield role.name or role.role.id, Left(window.span, verb.forms[0], event=True)


def _gone(body: tuple[bound.Statement, ...], left: dict[str, Left]) -> Iterator[Gone]:
    for statement in body:
        match statement:
            case bound.Do():
                for argument in statement.arguments:
                    yield from _used(argument.value, argument.span, left)
                left.update(_taken(statement, left))
            case bound.If():
                then, otherwise = dict(left), dict(left)
                yield from _gone(statement.then, then)
                yield from _gone(statement.otherwise, otherwise)
                left.update((name, how) for name, how in then.items() if name in otherwise)
            case bound.Either():
                ends = [dict(left) for _ in statement.branches]
                for branch, end in zip(statement.branches, ends, strict=True):
                    yield from _gone(branch, end)
                if ends:
                    left.update(
                        (name, how) for name, how in ends[0].items() if all(name in end for end in ends)
                    )
            case bound.ForEach():
                name, inside = _set(statement.pieces), dict(left)
                if name in left and left[name].which == "all":  # they can be counted, and no more
                    inside[statement.name] = Left(left[name].span, left[name].verb)
                yield from _gone(statement.body, inside)
                if name and statement.name in inside:
                    left[name] = Left(inside[statement.name].span, inside[statement.name].verb, "all")
            case bound.Repeat() | bound.Delay():
                yield from _gone(statement.body, dict(left))
            case bound.Last():
                for ability in statement.abilities:
                    for modify in ability.modifies:
                        yield from _used(modify.subject, modify.span, left)


def _used(value: object, use: Span, left: dict[str, Left]) -> Iterator[Gone]:
    """What is gone of the pieces that an argument means."""
    name = _single(value) or _set(value)
    if name in left:
        yield Gone(name, use, left[name])
        return
    rest = _set(value.pieces) if isinstance(value, bound.Chosen) else ""
    rest = value.of.name if isinstance(value, bound.Rest) else rest
    if rest in left and left[rest].which == "all":
        yield Gone(rest, use, left[rest])


def _taken(sentence: bound.Do, left: dict[str, Left]) -> dict[str, Left]:
    """What a sentence surely takes out of play, by name."""
    if not sentence.verb.ends or sentence.optional or not sentence.arguments:
        return {}
    value, verb = sentence.arguments[0].value, sentence.verb.forms[0]
    taken: dict[str, Left] = {}
    if name := _single(value):
        taken[name] = Left(sentence.span, verb)
    elif name := _set(value):
        taken[name] = Left(sentence.span, verb, "all")
    elif isinstance(value, bound.Chosen) and not value.quantity.up_to:
        if value.name and not _several(value.quantity):
            taken[value.name] = Left(sentence.span, verb)
        if (name := _set(value.pieces)) and bounds(value.quantity.number).low > 0:
            taken[name] = Left(sentence.span, verb, "some")
    return {name: how for name, how in taken.items() if name not in left or left[name].which == "some"}


def _single(value: object) -> str:
    """The name by which an argument means one piece; "" where it means others."""
    match value:
        case bound.Local() if not value.plural:
            return value.name
        case bound.RoleOf():
            return value.name or value.role.id
        case _:
            return ""


def _set(value: object) -> str:
    """The name by which an argument means several pieces, and all of them; "" where it does not."""
    match value:
        case bound.Local() if value.plural:
            return value.name
        case bound.Chosen() if value.quantity.every:
            return _set(value.pieces)
        case bound.Select() if not value.tests and value.domain is not None:
            return _set(value.domain)
        case bound.Select(tests=(bound.IsOneOf(negated=False) as only,)) if value.domain is None:
            return _set(only.pieces)
        case _:
            return ""


def _several(quantity: bound.Quantity) -> bool:
    return quantity.every or quantity.least or bounds(quantity.number).high != 1
