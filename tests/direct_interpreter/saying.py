"""Of whom and what a text speaks: subjects, places, and what the rules ask about when they ask what may
be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardwright.bound import nodes as b
from cardwright_engine import vocabulary as words
from direct_interpreter.reading import is_one_of, of_kind, passes, piece, pieces, players, several
from direct_interpreter.surroundings import Surroundings


def meant(subject: Any, it: Any, s: Surroundings) -> bool:
    """Whether a piece is (one of) what a phrase stands for."""
    match subject:
        case b.Chosen():
            return meant(subject.pieces, it, s)
        case b.Select(domain=None):
            return (
                (it in pieces(subject, s))
                if not subject.tests and not subject.kind.test
                else (of_kind(subject.kind, it, s) and all(passes(test, it, s) for test in subject.tests))
            )
        case b.PlayerOf():
            return it in players(subject, s)
        case b.Named() | b.TheOnly():
            return is_one_of(subject, it, s)
        case b.ZoneOf():
            return bool(it == place_of_zone(subject, s))
    return it in pieces(subject, s) if several(subject) else bool(it == piece(subject, s))


def place_of_zone(value: b.ZoneOf, s: Surroundings) -> Any:
    """The piece that stands for a zone where a card goes to."""
    owner = s.c.you if value.player is None else piece(value.player, s)
    return s.call(value.zone.place, *([owner] if value.zone.owned else []))


def there(test: b.Related, subject: Any, s: Surroundings) -> Any:
    """The piece that stands in a relation to another."""
    if not several(test.other):
        return piece(test.other, s)
    for other in pieces(test.other, s):
        alone = b.Related(
            span=test.span,
            relation=test.relation,
            other=b.Local(span=test.span, name="", kind=""),
            measure=test.measure,
            player=test.player,
        )
        inner = s.inner()
        inner.names[""] = other
        if passes(alone, subject, inner):
            return other
    return -1


def zones(tests: tuple[Any, ...]) -> Iterator[str]:
    for test in tests:
        if isinstance(test, b.InZone) and not test.negated:
            yield test.zone.id
        elif isinstance(test, b.AnyTest):
            yield from zones(test.tests)


def permitted(allow: b.Allow, verb: words.Verb, what: tuple[int, ...], s: Surroundings) -> bool:
    """Whether a permission or prohibition speaks of what the rules ask about."""
    who = _kind(allow.subject)  # a unit may move though it is its player who moves it
    by = verb.agent if who in ("", "player") else (*verb.agent, who)
    parts: list[tuple[tuple[str, ...], Any]] = [(by, allow.subject)]
    given = {argument.slot.id: argument.value for argument in allow.arguments}
    for slot in verb.slots:
        goes = slot.type == "place" or slot.preposition in ("to", "onto")
        parts.append(((*slot.kinds, "place") if goes else slot.kinds, given.get(slot.id)))
    about_player = True
    for kind, it in zip(verb.permit, what, strict=False):
        fitting = [part for part in parts if _asks_about(kind, *part, s)]
        if kind == "place":
            fitting = [part for part in fitting if part[1] is not None]
        if not fitting:
            continue
        parts.remove(fitting[0])
        about_player = about_player and fitting[0][1] is not allow.subject
        if fitting[0][1] is not None and not meant(fitting[0][1], it, s):
            return False
    if about_player and what and isinstance(allow.subject, b.You | b.Opponent | b.PlayerOf):
        only_this = any(isinstance(value, b.This) for value in given.values())
        if not (only_this and isinstance(allow.subject, b.You)):
            return meant(allow.subject, s.g.controller(what[0]), s)
    return True


def _asks_about(asked: str, kinds: tuple[str, ...], value: Any, s: Surroundings) -> bool:
    if not any(_akin(asked, kind, s) for kind in kinds):
        return False
    said = _kind(value)
    return not said or asked == "place" or _akin(asked, said, s)


def _akin(kind: str, other: str, s: Surroundings) -> bool:
    return _is_a(kind, other, s) or _is_a(other, kind, s)


def _is_a(kind: str, other: str, s: Surroundings) -> bool:
    while kind and kind != other:
        entry = s.kind(kind)
        kind = entry.parent if entry is not None else ""
    return bool(kind)


def _kind(value: Any) -> str:
    match value:
        case b.Select():
            return value.kind.id
        case b.Chosen():
            return _kind(value.pieces)
        case b.TheOnly():
            return value.pieces.kind.id
        case b.Local() | b.This() | b.Named():
            return value.kind
        case b.RoleOf():
            return value.role.kind
        case b.You() | b.Opponent() | b.PlayerOf() | b.ControllerOf():
            return "player"
    return ""
