"""Sentences carried out straight from the tree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardwright.bound import nodes as b
from cardwright.bound.walk import walk
from cardwright.text.lines import position
from direct_interpreter.reading import face_id, holds, number, piece, pieces, players, several
from direct_interpreter.saying import place_of_zone
from direct_interpreter.surroundings import Surroundings as S

# Makes the lasting abilities that a statement speaks of hold; the card gives it.
MakeLast = Callable[[b.Last | b.Delay, S], None]


class Actor:
    """Carries out the texts of one card."""

    def __init__(self, make_last: MakeLast) -> None:
        self.make_last = make_last

    def run(self, nodes: tuple[b.Statement, ...], s: S) -> None:
        """One sentence after another. What speaks of a piece that was not there is left out."""
        for place, node in enumerate(nodes):
            absent = {name for name, value in s.names.items() if value is None}
            spoken = any(isinstance(part, b.Local) and part.name in absent for part in walk(node))
            if spoken and not (isinstance(node, b.If) and isinstance(node.condition, b.IfDid)):
                s.names.update(dict.fromkeys(_named_in(node)))
                continue
            self._one(node, s, nodes[place + 1 :])

    def _one(self, node: Any, s: S, rest: tuple[b.Statement, ...]) -> None:
        match node:
            case b.Choose():
                taken = self._choose(node.chosen, "choose", s)
                s.did = bool(taken)
                _name(node.chosen, taken, s)
            case b.Do():
                self._do(node, s, asked=any(_asks(later) for later in rest))
            case b.If():
                self.run(node.then if holds(node.condition, s) else node.otherwise, s.inner())
            case b.ForEach():
                for one in self._each(node, s):
                    inner = s.inner()
                    inner.names[node.name] = one
                    if isinstance(node.pieces, b.PlayerOf):
                        inner.players[node.pieces.word.id] = one
                    self.run(node.body, inner)
            case b.Either():
                way = s.g.either(piece(node.chooser, s), len(node.branches), **_where(node, s))
                self.run(node.branches[way - 1], s.inner())
            case b.Repeat():
                self._repeat(node, s)
            case b.Last() | b.Delay():
                self.make_last(node, s)
            case _:
                raise AssertionError(f"not a statement: {node}")

    def _each(self, node: b.ForEach, s: S) -> list[int]:
        return (
            list(players(node.pieces, s)) if isinstance(node.pieces, b.PlayerOf) else pieces(node.pieces, s)
        )

    def _repeat(self, node: b.Repeat, s: S) -> None:
        endless = isinstance(node.times.number, b.Unlimited)
        left = None if endless else number(node.times.number, s)
        while left is None or left > 0:
            if (endless or node.times.up_to) and not s.g.agree(s.c.you, "repeat", **_where(node, s)):
                return
            self.run(node.body, s.inner())
            left = None if left is None else left - 1

    # --- choosing ----------------------------------------------------------------------------

    def _choose(
        self, node: b.Chosen, why: str, s: S, *, may: bool = False, able: Callable[[int], bool] | None = None
    ) -> list[int]:
        options = [one for one in pieces(node.pieces, s) if able is None or able(one)]
        quantity = node.quantity
        if quantity.every:
            return options
        wanted = len(options) if isinstance(quantity.number, b.Unlimited) else number(quantity.number, s)
        if quantity.exact and len(options) < wanted:
            return []
        none = may or quantity.up_to or isinstance(quantity.number, b.Unlimited)
        return list(
            s.g.choose(
                piece(node.chooser, s),
                options,
                node.name or why,
                minimum=0 if none else wanted,
                maximum=len(options) if quantity.least else wanted,
                **_where(node, s),
            )
        )

    # --- verbs -------------------------------------------------------------------------------

    def _do(self, node: b.Do, s: S, *, asked: bool) -> None:
        if isinstance(node.agent, b.PlayerOf) and node.agent.each and node.agent.word.id not in s.players:
            for player in list(players(node.agent, s)):
                s.players[node.agent.word.id] = player
                self._done_by([player], node, s, asked=asked)
            del s.players[node.agent.word.id]
        elif not node.verb.agent or node.verb.agent == ("",):
            self._done_by([], node, s, asked=asked)
        else:
            self._done_by([s.c.you if node.agent is None else piece(node.agent, s)], node, s, asked=asked)

    def _done_by(self, agent: list[Any], node: b.Do, s: S, *, asked: bool) -> None:
        given = {argument.slot.id: argument.value for argument in node.arguments}
        choices = [
            value for value in given.values() if isinstance(value, b.Chosen) and not value.quantity.every
        ]
        free = node.optional and len(choices) == 1 and declinable(choices[0])
        limited = any(argument.slot.limit for argument in node.arguments)
        if node.optional and not free and not limited:
            who = s.c.you if node.player is None else piece(node.player, s)
            s.did = (not asked or self.possible(node, agent, given, s)) and s.g.agree(
                who, node.verb.id, **_where(node, s)
            )
            if not s.did:
                return
        done, gave = self._calls(node, agent, given, s, may=free)
        if free:
            s.did = bool(done)
        if node.verb.gives == "dice":
            s.roll = gave[-1]
        if node.result:
            s.names[node.result] = _given(node, choices, done, gave)

    def possible(self, node: b.Do, agent: list[Any], given: dict[str, Any], s: S) -> bool:
        """Whether it can be done whole."""
        for slot in node.verb.slots:
            value = given.get(slot.id)
            first = slot is node.verb.slots[0]
            if isinstance(value, b.Chosen) and not value.quantity.every and not value.quantity.up_to:
                before = self._before(node, slot, given, s)
                options = [
                    one
                    for one in pieces(value.pieces, s)
                    if before is None or _able(node, agent, slot, before, one, given, s)
                ]
                if len(options) < number(value.quantity.number, s):
                    return False
            elif (
                first
                and node.verb.can
                and value is not None
                and not several(value)
                and not s.call(node.verb.can, *agent, *self._plain(slot, value, s))
            ):
                return False
        return True

    def _before(self, node: b.Do, slot: Any, given: dict[str, Any], s: S) -> list[Any] | None:
        """What is said before a slot, where that is the same for every call; None if nobody is asked
        whether it can be done."""
        values: list[Any] = []
        for earlier in node.verb.slots[: node.verb.slots.index(slot)]:
            value = given.get(earlier.id)
            if isinstance(value, b.Chosen) or earlier.many or (value is not None and several(value)):
                return None
            values += _implied(earlier, s) if value is None else self._plain(earlier, value, s)
        return values if node.verb.can else None

    def _calls(
        self, node: b.Do, agent: list[Any], given: dict[str, Any], s: S, *, may: bool
    ) -> tuple[list[int], list[Any]]:
        """Every call: one for each piece of each set. What it was done to, and what it gave."""
        done: list[int] = []
        gave: list[Any] = []

        def fill(slots: tuple[Any, ...], values: list[Any]) -> None:
            if not slots:
                named = {"manner": node.manner} if node.manner else {}
                gave.append(s.call(node.verb.method, *agent, *values, **named))
                return
            slot, *others = slots
            value = given.get(slot.id)
            if value is None:
                fill(tuple(others), [*values, *_implied(slot, s)])
            elif isinstance(value, b.Chosen):
                asked = node.verb.can and not any(slot.many for slot in node.verb.slots[: -len(slots)])
                able = (lambda one: _able(node, agent, slot, values, one, given, s)) if asked else None
                taken = self._choose(value, node.verb.id, s, may=may, able=able)
                _name(value, taken, s)
                done.extend(taken)
                if slot.many:
                    fill(tuple(others), [*values, tuple(taken)])
                    _take_out(value, taken, s)
                else:
                    for one in taken:
                        fill(tuple(others), [*values, one])
                        _take_out(value, [one], s)
            elif isinstance(value, b.PlayerOf) and value.each and value.word.id not in s.players:
                for player in list(players(value, s)):
                    fill(tuple(others), [*values, player])
            elif several(value) and slot.type != "title":
                found = pieces(value, s)
                done.extend(found)
                for some in [tuple(found)] if slot.many else found:
                    fill(tuple(others), [*values, some])
            else:
                fill(tuple(others), [*values, *self._plain(slot, value, s)])

        fill(node.verb.slots, [])
        return done, gave

    def _plain(self, slot: Any, value: Any, s: S) -> list[Any]:
        match value:
            case b.ZoneOf() if slot.type == "place":
                return [place_of_zone(value, s)]
            case b.ZoneOf():
                if value.player is not None:
                    return [value.zone.id, piece(value.player, s)]
                return [value.zone.id, s.c.you if value.zone.owned else -1]
            case b.WordArgument():
                return [value.value]
            case b.EventArgument():
                return [s.c.event]
            case b.Named() if slot.type == "title":
                return [value.titles]
            case tuple():
                return [tuple(face_id(face, s) for face in value)]
            case b.Local() | b.RoleOf() | b.AttributeOf() | b.Placed() | b.This():
                found = number(value, s) if slot.type == "count" else piece(value, s)
                return [(found,)] if slot.many else [found]
            case b.You() | b.Opponent() | b.PlayerOf() | b.ControllerOf():
                return [piece(value, s)]
        return [number(value, s)]


def _able(
    node: b.Do, agent: list[Any], of: Any, before: list[Any], one: int, given: dict[str, Any], s: S
) -> bool:
    """Whether a verb can be done with a piece, with what else the sentence says for certain."""
    others: list[Any] = []
    for slot in reversed(node.verb.slots[node.verb.slots.index(of) + 1 :]):
        value = given.get(slot.id)
        if isinstance(value, b.This | b.RoleOf | b.AttributeOf | b.Local) and not several(value):
            others.insert(0, piece(value, s))
        elif isinstance(value, b.ZoneOf) and slot.type == "place":
            others.insert(0, place_of_zone(value, s))
        elif others:
            others[:0] = _implied(slot, s)
    named = {"manner": node.manner} if node.manner else {}
    return bool(s.call(node.verb.can, *agent, *before, one, *others, **named))


def declinable(node: b.Chosen) -> bool:
    return single(node) or node.quantity.up_to or isinstance(node.quantity.number, b.Unlimited)


def single(node: b.Chosen) -> bool:
    """Whether its name stands for one piece."""
    quantity = node.quantity
    one = isinstance(quantity.number, b.Whole) and quantity.number.value == 1
    return one and not quantity.every and not quantity.least


def _name(node: b.Chosen, taken: list[int], s: S) -> None:
    if node.name:
        s.names[node.name] = next(iter(taken), None) if single(node) else list(taken)


def _given(node: b.Do, choices: list[b.Chosen], done: list[int], gave: list[Any]) -> Any:
    """What the name of a result stands for."""
    if len(choices) == 1 and single(choices[0]):
        return next(iter(done), None)
    if done and node.verb.gives in ("", "pieces"):
        return list(done)
    if node.verb.gives == "number":
        return sum(gave)
    if node.verb.gives == "pieces":
        return [one for some in gave for one in some]
    return gave[-1] if gave else None


def _take_out(node: b.Chosen, taken: list[int], s: S) -> None:
    """What is taken from a named set is not in its rest."""
    for part in walk(node.pieces):
        if isinstance(part, b.Local) and part.plural and isinstance(s.names.get(part.name), list):
            s.names[part.name] = [one for one in s.names[part.name] if one not in taken]


def _named_in(node: Any) -> list[str]:
    """What a sentence would have named."""
    names = [node.result] if isinstance(node, b.Do) else []
    return [
        name for name in [*names, *(part.name for part in walk(node) if isinstance(part, b.Chosen))] if name
    ]


def _asks(node: Any) -> bool:
    return any(isinstance(part, b.IfDid) for part in walk(node))


def _implied(slot: Any, s: S) -> list[Any]:
    match slot.implied:
        case "you":
            return [s.c.you]
        case "this":
            return [s.c.this]
        case "none" | "":
            if slot.type == "zone":
                return ["", -1]
            if slot.type in ("faces", "title") or slot.many:
                return [()]
            return [""] if slot.type in ("word", "step") else [-1]
    return [int(slot.implied) if slot.implied.lstrip("-").isdigit() else slot.implied]


def _where(node: Any, s: S) -> dict[str, int]:
    return {"card": s.c.this, "line": position(node.span.source, node.span.start).line}
