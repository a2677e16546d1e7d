"""Numbers, pieces, sets, tests and conditions, read from the tree each time they are asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from cardwright.bound import nodes as b
from cardwright_engine import vocabulary as words
from direct_interpreter.surroundings import Surroundings as S

COMPARE = {
    "==": lambda left, right: left == right,
    "!=": lambda left, right: left != right,
    ">=": lambda left, right: left >= right,
    "<=": lambda left, right: left <= right,
    ">": lambda left, right: left > right,
    "<": lambda left, right: left < right,
}


# --- numbers ---------------------------------------------------------------------------------


def number(node: Any, s: S) -> Any:
    match node:
        case b.Whole():
            return node.value
        case b.ByLevel():
            return node.values[s.call(attribute("level", s).method, s.c.this) - 1]
        case b.Parameter():
            return s.letters[node.letter]
        case b.AttributeOf():
            return s.call(node.attribute.method, piece(node.of, s))
        case b.CountOf():
            return len(list(pieces(node.pieces, s))) // node.per
        case b.FacesRolled():
            return rolled(node, s)
        case b.Result():
            return s.names[node.name]
        case b.Sum():
            return sum(number(term, s) * (1 if sign == "+" else -1) for sign, term in node.terms)
        case b.Product():
            product = 1
            for factor in node.factors:
                product *= number(factor, s)
            return product
        case b.Half():
            return -(-number(node.of, s) // 2)
    raise AssertionError(f"not a number: {node}")


def attribute(id: str, s: S) -> words.Attribute:
    return next(entry for entry in s.vocabulary.attributes if entry.id == id)


def rolled(node: b.FacesRolled, s: S) -> int:
    if faces_key(node) in s.kept:
        return int(s.kept[faces_key(node)])
    if node.roll in s.names:
        roll = s.names[node.roll]
    elif node.roll:
        roll = getattr(s.c.event, s.roles.get(node.roll, node.roll))
    elif s.roll is not None:
        roll = s.roll
    else:
        roll = next(getattr(s.c.event, role) for role in sorted(s.carried) if role == "dice")
    faces = [face_id(face, s) for face in node.faces]
    return int(s.call("counting", node.counts, roll, *faces) if node.counts else roll.count(*faces))


def faces_key(node: b.FacesRolled) -> str:
    return f"faces {node.span.start}"


def face_id(node: b.FaceRef, s: S) -> str:
    if node.attribute is not None:
        return str(number(node.attribute, s))
    assert node.face is not None
    return node.face.id


# --- pieces ----------------------------------------------------------------------------------


def piece(node: Any, s: S) -> Any:
    match node:
        case b.This():
            return s.c.this
        case b.You():
            return s.c.you
        case b.Opponent():
            return s.g.opponent(s.c.you)
        case b.PlayerOf():
            if node.word.id in s.players:
                return s.players[node.word.id]
            return next(iter(players(node, s)), -1)
        case b.ControllerOf():
            return s.g.controller(piece(node.piece, s))
        case b.Local():
            return s.names[node.name]
        case b.RoleOf():
            return s.role(node)
        case b.Placed():
            return node.place.value
        case b.AttributeOf():
            return number(node, s)
        case b.Named() | b.TheOnly() | b.Select() | b.Top() | b.Rest() | b.Union():
            return next(iter(pieces(node, s)), -1)
    raise AssertionError(f"not a piece: {node}")


def players(node: b.PlayerOf, s: S) -> Iterable[int]:
    found: Iterable[int] = s.call(node.word.method, *([node.word.argument] if node.word.argument else []))
    return found


def several(node: Any) -> bool:
    return isinstance(node, b.Named | b.TheOnly | b.Select | b.Top | b.Rest | b.Union) or (
        isinstance(node, b.Local) and node.plural
    )


def pieces(node: Any, s: S) -> list[int]:
    """All that a phrase stands for; a single piece as a list of one."""
    match node:
        case b.Select():
            return list(selected(node, s))
        case b.TheOnly():
            return list(selected(node.pieces, s))
        case b.Top():
            return zone(node.zone, node.player, s)[: number(node.count, s)]
        case b.Rest():
            return list(s.names[node.of.name])
        case b.Union():
            return [one for part in node.parts for one in pieces(part, s)]
        case b.Named():
            return list(s.g.named(*node.titles))
        case b.Local() if node.plural:
            return list(s.names[node.name])
    return [piece(node, s)]


def zone(entry: words.Zone, owner: Any, s: S) -> list[int]:
    if not entry.owned:
        return list(s.call(entry.method))
    return list(s.call(entry.method, s.c.you if owner is None else piece(owner, s)))


def selected(node: b.Select, s: S) -> Iterator[int]:
    for candidate in _domain(node, s):
        if of_kind(node.kind, candidate, s) and all(passes(test, candidate, s) for test in node.tests):
            yield candidate


def _domain(node: b.Select, s: S) -> Iterable[int]:
    match node.domain:
        case None:
            entry: words.Kind | None = node.kind
            while entry is not None and not entry.method:
                entry = s.kind(entry.parent)
            assert entry is not None
            return list(s.call(entry.method))
        case b.InZone(player=None, zone=held) if held.owned:
            return [card for player in s.g.turn_order() for card in s.call(held.method, player)]
        case b.InZone():
            return zone(node.domain.zone, node.domain.player, s)
    return pieces(node.domain, s)


def of_kind(kind: words.Kind, candidate: int, s: S) -> bool:
    entry: words.Kind | None = kind
    while entry is not None:
        if entry.test and not s.call(entry.test, candidate):
            return False
        entry = s.kind(entry.parent)
    return True


# --- tests -----------------------------------------------------------------------------------


def passes(node: Any, it: Any, s: S) -> bool:
    if isinstance(node, b.AnyTest):
        return any(passes(test, it, s) for test in node.tests)
    negated: bool = node.negated
    return bool(_passes(node, it, s)) != negated


def _passes(node: Any, it: Any, s: S) -> bool:
    match node:
        case b.IsAdjective():
            entry = node.adjective
            if entry.attribute:
                return bool(s.call(attribute(entry.attribute, s).method, it) == entry.value)
            said = [entry.value] if entry.value else []
            seen = [s.c.you if node.player is None else piece(node.player, s)] if entry.relative else []
            return bool(s.call(entry.method, it, *said, *seen))
        case b.IsKind():
            tested = any(kind.test for kind in _line(node.kind, s))
            return (
                of_kind(node.kind, it, s)
                if tested
                else it in _domain(b.Select(span=node.span, kind=node.kind), s)
            )
        case b.IsNamed():
            return bool(s.g.title(it) in node.named.titles)
        case b.IsOneOf():
            return is_one_of(node.pieces, it, s)
        case b.Related():
            measure = [] if node.measure is None else [number(node.measure, s)]
            viewer = (
                [s.c.you if node.player is None else piece(node.player, s)] if node.relation.relative else []
            )
            others = pieces(node.other, s) if several(node.other) else [piece(node.other, s)]
            return any(s.call(node.relation.method, it, *measure, other, *viewer) for other in others)
        case b.InZone():
            if node.player is None:
                return bool(s.call(node.zone.test, it))
            return it in zone(node.zone, node.player, s)
        case b.WithNumber():
            return bool(COMPARE[node.op](s.call(node.attribute.method, it), number(node.number, s)))
        case b.WithToken():
            return bool(s.g.tokens(it, node.token.id) > 0)
        case b.WithPiece():
            return any(s.g.attached(other, it) for other in pieces(node.piece, s))
        case b.DidVerb():
            given = [] if node.object is None else [piece(node.object, s)]
            if node.can:
                return bool(s.call(node.verb.can, it, *given))
            done = [it, *given] if node.by is None else [piece(node.by, s), it]
            named: dict[str, Any] = {"step": node.when.id} if node.when is not None else {}
            return bool(s.g.did(node.verb.id, *done, **named, **({"last": True} if node.last else {})))
        case b.IsFace():
            return it in [face_id(face, s) for face in node.faces]
    raise AssertionError(f"not a test: {node}")


def _line(kind: words.Kind, s: S) -> Iterator[words.Kind]:
    entry: words.Kind | None = kind
    while entry is not None:
        yield entry
        entry = s.kind(entry.parent)


def is_one_of(node: Any, it: Any, s: S) -> bool:
    if isinstance(node, b.Named):
        return bool(s.g.title(it) in node.titles)
    if isinstance(node, b.PlayerOf):
        return it in players(node, s)
    if isinstance(node, b.Select) and node.domain is None and any(kind.test for kind in _line(node.kind, s)):
        return of_kind(node.kind, it, s) and all(passes(test, it, s) for test in node.tests)
    return it in pieces(node, s)


# --- conditions ------------------------------------------------------------------------------


def holds(node: Any, s: S) -> bool:
    match node:
        case b.Passes():
            subjects = pieces(node.piece, s) if several(node.piece) else [piece(node.piece, s)]
            if (
                isinstance(node.piece, b.Named)
                and len(node.tests) == 1
                and getattr(node.tests[0], "negated", False)
            ):
                return all(passes(node.tests[0], subject, s) for subject in subjects)
            return any(all(passes(test, subject, s) for test in node.tests) for subject in subjects)
        case b.Exists():
            return _exists(node, s) != node.negated
        case b.Compare():
            return bool(COMPARE[node.op](number(node.left, s), number(node.right, s)))
        case b.IfDid():
            return s.did != node.negated
        case b.EventIs():
            said: bool = getattr(s.c.event, node.qualifier.field) == node.qualifier.value
            return said != node.negated
        case b.InStep():
            whose = [] if node.player is None else [piece(node.player, s)]
            return bool(s.g.in_step(node.step.id, *whose)) != node.negated
        case b.AllConditions():
            return all(holds(part, s) for part in node.conditions)
        case b.AnyCondition():
            return any(holds(part, s) for part in node.conditions)
    raise AssertionError(f"not a condition: {node}")


def _exists(node: b.Exists, s: S) -> bool:
    found = pieces(node.pieces, s)
    fitting = [one for one in found if all(passes(test, one, s) for test in node.tests)]
    if node.every:
        return len(fitting) == len(found)
    wanted = 1 if node.number is None else number(node.number, s)
    return bool(COMPARE[node.op](len(fitting), wanted))
