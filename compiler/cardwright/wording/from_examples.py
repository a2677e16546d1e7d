"""Plan what is said of examples: positions, moves and what must hold, as phrases."""

from __future__ import annotations

from typing import assert_never

from cardwright.bound import nodes as bound
from cardwright.wording import phrases as say
from cardwright.wording.from_conditions import condition
from cardwright.wording.from_pieces import Speech, modifier, noun, side, thing
from cardwright.wording.words import Words


def line(node: bound.Step, game: Words) -> say.Line:
    """One line of an example."""
    speech = Speech(game)
    match node:
        case bound.Act():
            return say.Acted(
                player=thing(node.player, speech),
                verb=game.verb_entry(node.verb),
                word=node.verb,
                objects=tuple(thing(part, speech, "") for part in node.objects),
                ways=node.words,
                faces=tuple(side(face, speech) for face in node.faces),
                draws=node.titles,
                count=node.count,
            )
        case bound.Expect():
            return say.Expected(condition=condition(node.condition, speech))
        case bound.ExpectError():
            return say.Refused(why=node.condition)
        case bound.Claim():
            return say.Claimed(form=node.form, ids=node.ids)
        case bound.Unresolved():
            return say.Verbatim(text=node.text)
        case _:
            return say.Given(condition=_given(node, speech))


def _given(node: bound.Given, speech: Speech) -> say.Condition:
    """A position is said as the condition that holds in it."""
    match node:
        case bound.PutPieces():
            return _pieces(node, speech)
        case bound.PutCard():
            tests = (*node.tests, *((node.where,) if node.where else ()))
            owner = (
                (bound.InZone(span=node.span, zone=node.where.zone, player=node.owner),)
                if (isinstance(node.where, bound.InZone) and node.owner and node.where.player is None)
                else ()
            )
            said = (*node.tests, *owner) if owner else tests
            titles = thing(node.titles, speech)
            return say.IsSo(thing=titles, modifiers=tuple(modifier(test, speech) for test in said))
        case bound.PutPile():
            owner_of = thing(node.player, speech) if node.player else None
            return say.Holds(zone=node.zone, owner=owner_of, titles=node.titles, top=node.top)
        case bound.SetNumber():
            measure = say.Measure(attribute=node.attribute, of=thing(node.of, speech))
            return say.Compares(left=measure, op="==", right=say.Figure(value=node.value))
        case bound.SetMark():
            being = say.Being(adjective=node.adjective)
            return say.IsSo(thing=thing(node.of, speech), modifiers=(being,))
        case bound.SetStep():
            player = thing(node.player, speech) if node.player else None
            return say.During(step=node.step, player=player)
        case bound.SetHistory():
            objects = tuple(thing(part, speech) for part in node.objects)
            what = objects[0] if len(objects) == 1 else say.Joined(things=objects) if objects else None
            return say.Occurred(
                verb=node.verb,
                by=thing(node.player, speech),
                object=what,
                when=node.step,
                last=node.last,
            )
        case bound.Unresolved():
            return say.Verbatim(text=node.text)
    assert_never(node)


def _pieces(node: bound.PutPieces, speech: Speech) -> say.Condition:
    things = noun(node.pieces, speech)
    if node.where is not None:
        where = modifier(node.where, speech)
        things = say.Noun(
            kind=things.kind, modifiers=(*things.modifiers, where), determiner=things.determiner
        )
    owner = thing(node.owner, speech) if node.owner else None
    return say.ThereIs(things=things, op="==", number=say.Figure(value=node.count), owner=owner)
