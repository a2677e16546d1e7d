"""Plan what is said of conditions and deeds: bound nodes to phrases."""

from __future__ import annotations

from typing import assert_never

from cardwright.bound import nodes as bound
from cardwright.wording import phrases as say
from cardwright.wording.from_pieces import Speech, amount, modifier, noun, side, thing


def condition(node: bound.Condition, speech: Speech) -> say.Condition:
    """What must hold, as it is said."""
    match node:
        case bound.Passes():
            subject = thing(node.piece, speech)
            return say.IsSo(thing=subject, modifiers=tuple(modifier(test, speech) for test in node.tests))
        case bound.Exists():
            return _exists(node, speech)
        case bound.Compare():
            return say.Compares(left=amount(node.left, speech), op=node.op, right=amount(node.right, speech))
        case bound.IfDid():
            return say.Did(player=thing(node.player, speech), negated=node.negated)
        case bound.EventIs():
            return say.Qualified(qualifier=node.qualifier, negated=node.negated)
        case bound.InStep():
            player = thing(node.player, speech) if node.player else None
            return say.During(step=node.step, player=player, negated=node.negated)
        case bound.May():
            pairs = [(argument.slot, value(argument.value, speech)) for argument in node.slots]
            if node.object is not None and node.verb.slots:
                pairs.insert(0, (node.verb.slots[0], thing(node.object, speech, "a")))
            deed = say.Deed(
                verb=node.verb, agent=thing(node.agent, speech), arguments=tuple(pairs), optional=True
            )
            return say.Able(deed=deed, negated=node.negated)
        case bound.Happened():
            return say.Occurred(
                verb=node.verb,
                by=thing(node.by, speech) if node.by else None,
                object=thing(node.object, speech, "a") if node.object else None,
                number=amount(node.number, speech) if node.number else None,
                negated=node.negated,
            )
        case bound.PileIs():
            owner = thing(node.player, speech) if node.player else None
            return say.Holds(zone=node.zone, owner=owner, titles=node.titles, negated=node.negated)
        case bound.AllConditions():
            return say.AllHold(conditions=tuple(condition(part, speech) for part in node.conditions))
        case bound.AnyCondition():
            return say.AnyHolds(conditions=tuple(condition(part, speech) for part in node.conditions))
        case bound.Unresolved():
            return say.Verbatim(text=node.text)
    assert_never(node)


def _exists(node: bound.Exists, speech: Speech) -> say.Condition:
    number = amount(node.number, speech) if node.number else None
    tests = tuple(modifier(test, speech) for test in node.tests)
    things: say.Thing
    if isinstance(node.pieces, bound.Select):
        determiner: say.Determiner = "each" if node.every else "no" if node.negated else "a"
        things = noun(node.pieces, speech, determiner if number is None or node.every else "")
    else:
        things = thing(node.pieces, speech)
    assert isinstance(things, say.Noun | say.Reference | say.Joined | say.RestOf | say.TopOf | say.Verbatim)
    return say.ThereIs(things=things, op=node.op, number=number, every=tests, negated=node.negated)


def value(node: bound.ArgumentValue, speech: Speech) -> say.Value:
    """What a verb is given."""
    match node:
        case tuple():
            return say.Sides(faces=tuple(side(face, speech) for face in node))
        case bound.ZoneOf():
            owner = thing(node.player, speech) if node.player else None
            return say.ZoneNamed(zone=node.zone, owner=owner)
        case bound.WordArgument():
            return say.Verbatim(text=node.value)
        case bound.EventArgument():
            return say.EventNamed(event=None, role=node.role)
        case (
            bound.Whole()
            | bound.ByLevel()
            | bound.Parameter()
            | bound.CountOf()
            | bound.FacesRolled()
            | bound.Result()
            | bound.Sum()
            | bound.Product()
            | bound.Half()
            | bound.Unlimited()
        ):
            return amount(node, speech)
        case _:
            return thing(node, speech)
