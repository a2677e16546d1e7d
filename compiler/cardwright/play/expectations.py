"""Whether what an example expects holds in a running game."""

from __future__ import annotations

from itertools import product
from typing import Any, assert_never

from cardwright.bound import nodes as bound
from cardwright.play.history import count_of, deeds
from cardwright.play.questions import OPERATORS, Questions, Unanswerable
from cardwright.text.source import written


def holds(asked: Questions, node: bound.Condition) -> bool:
    """Whether what an example expects holds now."""
    match node:
        case bound.AllConditions():
            return all(holds(asked, part) for part in node.conditions)
        case bound.AnyCondition():
            return any(holds(asked, part) for part in node.conditions)
        case bound.Passes():
            return any(
                all(asked.test(test, piece) for test in node.tests)
                for piece in asked.as_last_seen(node.piece)
            )
        case bound.Exists():
            return _exists(asked, node) != node.negated
        case bound.Compare():
            pairs = product(asked.values(node.left), asked.values(node.right))
            return any(OPERATORS[node.op](left, right) for left, right in pairs)
        case bound.InStep():
            return _in_step(asked, node) != node.negated
        case bound.May():
            return _may(asked, node) != node.negated
        case bound.Happened():
            return _happened(asked, node) != node.negated
        case bound.PileIs():
            return _pile_is(asked, node) != node.negated
        case bound.IfDid() | bound.EventIs():
            raise Unanswerable(node.span, f"`{written(node.span)}` is known inside an effect only")
        case bound.Unresolved():
            raise Unanswerable(node.span, f"`{node.text}` means nothing")
        case _:
            assert_never(node)


def _exists(asked: Questions, node: bound.Exists) -> bool:
    found = asked.pieces(node.pieces)
    passing = [piece for piece in found if all(asked.test(test, piece) for test in node.tests)]
    if node.every:
        return len(passing) == len(found)
    wanted = 1 if node.number is None else asked.number(node.number)
    return OPERATORS[node.op](len(passing), wanted)


def _pile_is(asked: Questions, node: bound.PileIs) -> bool:
    owners = asked.players(node.player) if node.zone.owned else (-1,)
    held = (asked.title(piece) for player in owners for piece in asked.cards_in(node.zone, player))
    return sorted(held) == sorted(node.titles)


def _in_step(asked: Questions, node: bound.InStep) -> bool:
    if node.player is not None and asked.game.state.active not in asked.players(node.player):
        return False
    parents = {step.id: step.parent for step in asked.vocabulary.steps}
    step = asked.game.state.step
    while step and step != node.step.id:
        step = parents.get(step, "")
    return bool(step)


def _may(asked: Questions, node: bound.May) -> bool:
    players = _who(asked, node.agent)
    said = tuple(asked.pieces(thing) for thing in _things(node))
    choice = asked.game.pending
    for player in players:
        if choice is not None and choice.player == player:
            for option in choice.options:
                if option[0] == node.verb.id and all(asked.among(option, one) for one in said):
                    return True
            if choice.kind == node.verb.id:
                continue
        if not asked.game.why_not(player, node.verb.id, tuple(one[0] for one in said if one)):
            return True
    return False


def _things(node: bound.May) -> tuple[Any, ...]:
    agent = (
        ()
        if isinstance(node.agent, bound.You | bound.Opponent | bound.PlayerOf | bound.ControllerOf)
        else (node.agent,)
    )
    direct = (node.object,) if node.object is not None else ()
    others = tuple(slot.value for slot in node.slots if slot.slot.type in ("piece", "place"))
    return agent + direct + tuple(other for other in others if other is not node.object)


def _who(asked: Questions, node: bound.Player | bound.Piece) -> tuple[int, ...]:
    match node:
        case bound.You() | bound.Opponent() | bound.PlayerOf() | bound.ControllerOf():
            return asked.players(node)
        case _:
            return tuple(asked.game.controller(piece) for piece in asked.piece(node))


def _happened(asked: Questions, node: bound.Happened) -> bool:
    found = deeds(asked.game.log, asked.vocabulary, node.verb.id)
    if node.by is not None:
        by = asked.as_last_seen(node.by)
        found = [deed for deed in found if any(deed.about(thing) for thing in by)]
    if node.object is not None:
        # what fitted at some time: what is ordered now, what was eliminated then
        about = asked.at_any_time(node.object)
        found = [deed for deed in found if any(deed.about(thing) for thing in about)]
    if node.number is None:
        return bool(found)
    return count_of(found, whole=node.object is None) == asked.number(node.number)
