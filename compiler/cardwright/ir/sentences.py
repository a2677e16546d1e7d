"""Verbs carried out: one call, or one for each piece."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from cardwright.bound import nodes as bound
from cardwright.diagnostics.internal_error import InternalError
from cardwright.ir import nodes as ir
from cardwright.ir.choosing import Able, Picked, chosen_name, kind_of, offered, pick
from cardwright.ir.meant import is_set
from cardwright.ir.mentions import part_of
from cardwright.ir.places import owner_of_zone, place_of_zone
from cardwright.ir.scope import Scope
from cardwright.ir.values import faces, number, one_or_more, piece, players
from cardwright.text.source import Span
from cardwright_engine import vocabulary as words


@dataclass(frozen=True, slots=True)
class Loop:
    """Once for each piece."""

    span: Span
    name: str
    pieces: ir.Expression


# One piece that is known before the object of a verb is chosen.
KNOWN: Final = (bound.This, bound.Local, bound.RoleOf, bound.AttributeOf)


@dataclass(slots=True)
class Sentence:
    """A sentence in the making: the names and loops around its call, outermost first, and what
    follows the call inside them. `tests` must hold for it to be carried out at all."""

    around: list[ir.Let | Loop] = field(default_factory=list)
    after: list[ir.Statement] = field(default_factory=list)
    tests: list[ir.Expression] = field(default_factory=list)
    arguments: list[ir.Expression] = field(default_factory=list)
    can: list[ir.Expression] = field(default_factory=list)  # the arguments that tell whether it can be done

    def carried_out(self, inside: tuple[ir.Statement, ...]) -> tuple[ir.Statement, ...]:
        """The whole sentence, with its call and what follows it `inside`."""
        body = (*inside, *self.after)
        for layer in reversed(self.around):
            if isinstance(layer, ir.Let):
                body = (layer, *body)
            else:
                body = (ir.For(span=layer.span, name=layer.name, pieces=layer.pieces, body=body),)
        return body


def sentence(node: bound.Do, scope: Scope, *, whole: bool, keep: bool, may: bool = False) -> Sentence:
    """Work out the arguments of a verb.

    `whole` asks that it be done whole or not at all, `keep` that chosen pieces are kept under their
    name, `may` that the chooser may take none.
    """
    made = Sentence()
    _agent(node, made, scope)
    given = {argument.slot.id: argument for argument in node.arguments}
    for slot in node.verb.slots:
        argument = given.get(slot.id)
        if argument is None:
            made.arguments += _implied(slot, node.span)
        else:
            _argument(node, argument, made, scope, whole=whole, keep=keep, may=may)
    first = given.get(node.verb.slots[0].id) if node.verb.slots else None
    if node.verb.can and first is not None and not isinstance(first.value, bound.Chosen):
        able = _able(node, node.verb.slots[0], made, scope)
        if able is not None and not any(isinstance(layer, Loop) for layer in made.around):
            made.can.append(able.to(made.arguments[1]))
    return made


def _agent(node: bound.Do, made: Sentence, scope: Scope) -> None:
    if not node.verb.agent or node.verb.agent == ("",):
        return
    if isinstance(node.agent, bound.PlayerOf) and node.agent.each and node.agent.word.id not in scope.each:
        name = scope.local("player")
        made.around.append(Loop(node.agent.span, name, players(node.agent)))
        scope.each[node.agent.word.id] = ir.Name(span=node.agent.span, name=name)
        made.arguments.append(scope.each[node.agent.word.id])
    elif node.agent is None:
        made.arguments.append(ir.You(span=node.span))
    elif is_set(node.agent):
        made.arguments.append(_each(one_or_more(node.agent, scope), node.agent, made, scope))
    else:
        made.arguments.append(piece(node.agent, scope))


def _each(pieces: ir.Expression, node: object, made: Sentence, scope: Scope, name: str = "") -> ir.Expression:
    """One call for each piece: a loop around the call."""
    span = pieces.span
    local = scope.bind(name, span) if name else scope.local(kind_of(node))
    made.around.append(Loop(span, local, fixed(pieces)))
    return ir.Name(span=span, name=local)


def fixed(pieces: ir.Expression) -> ir.Expression:
    """A set that does not change while it is walked through: what the game lists may be its own."""
    if isinstance(pieces, ir.Ask) and pieces.method != "named":
        return ir.Copied(span=pieces.span, pieces=pieces)
    return pieces


def _implied(slot: words.Slot, span: Span) -> list[ir.Expression]:
    """What the engine gets for an argument that the card leaves out."""
    match slot.implied:
        case "you":
            implied: ir.Expression = ir.You(span=span)
        case "this":
            implied = ir.This(span=span)
        case "none" | "":
            if slot.type == "zone":
                return [ir.Word(span=span, text=""), ir.Number(span=span, value=-1)]
            if slot.type in ("faces", "title") or slot.many:
                implied = ir.Group(span=span, parts=(), spread=())
            elif slot.type in ("word", "step"):
                implied = ir.Word(span=span, text="")
            else:
                implied = ir.Number(span=span, value=-1)
        case text:
            whole = text.lstrip("-").isdigit()
            implied = ir.Number(span=span, value=int(text)) if whole else ir.Word(span=span, text=text)
    return [implied]


def _argument(
    node: bound.Do,
    argument: bound.Argument,
    made: Sentence,
    scope: Scope,
    *,
    whole: bool,
    keep: bool,
    may: bool,
) -> None:
    slot, value, span = argument.slot, argument.value, argument.span
    match value:
        case bound.Chosen():
            _chosen(node, slot, value, made, scope, whole=whole, keep=keep, may=may)
        case bound.ZoneOf() if slot.type == "place":
            made.arguments.append(place_of_zone(value, scope))
        case bound.ZoneOf():
            owner = owner_of_zone(value, scope)
            made.arguments += [ir.Word(span=span, text=value.zone.id), owner]
        case bound.WordArgument():
            made.arguments.append(ir.Word(span=span, text=value.value))
        case bound.EventArgument():
            made.arguments.append(ir.Happening(span=span))
        case tuple():
            shown = faces(value, scope)
            made.arguments.append(ir.Group(span=span, parts=shown, spread=(False,) * len(shown)))
        case bound.Named() if slot.type == "title":
            titles = tuple(ir.Word(span=span, text=title) for title in value.titles)
            made.arguments.append(ir.Group(span=span, parts=titles, spread=(False,) * len(titles)))
        case bound.PlayerOf() if value.each and value.word.id not in scope.each:
            name = scope.local("player")
            made.around.append(Loop(span, name, players(value)))
            made.arguments.append(ir.Name(span=span, name=name))
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
            made.arguments.append(number(value, scope))
        case bound.AttributeOf() if slot.type == "count":
            made.arguments.append(number(value, scope))
        case _:
            if slot.type == "count":
                raise InternalError(f"slot {slot.id!r} of {node.verb.id!r} counts, but got pieces")
            _pieces(slot, value, made, scope)


def _pieces(slot: words.Slot, value: bound.Piece | bound.Pieces, made: Sentence, scope: Scope) -> None:
    span = value.span
    if slot.many:
        if is_set(value):
            found = one_or_more(value, scope)
            made.arguments.append(ir.Copied(span=span, pieces=found, fixed=True))
        else:
            made.arguments.append(ir.Group(span=span, parts=(one_or_more(value, scope),), spread=(False,)))
    elif is_set(value):
        made.arguments.append(_each(one_or_more(value, scope), value, made, scope))
    else:
        made.arguments.append(one_or_more(value, scope))


def _chosen(
    node: bound.Do,
    slot: words.Slot,
    value: bound.Chosen,
    made: Sentence,
    scope: Scope,
    *,
    whole: bool,
    keep: bool,
    may: bool,
) -> None:
    span = value.span
    able = _able(node, slot, made, scope)
    picked = pick(value, node.verb.id, scope, may=may, able=able)
    made.around += picked.before
    if picked.enough is not None:
        made.tests.append(picked.enough)
    if whole and picked.asked and not may and not value.quantity.up_to:
        alone = slot is node.verb.slots[0] or not any(isinstance(layer, Loop) for layer in made.around)
        made.can.append(_enough(value, picked, able if alone else None, scope))
    taken = part_of(value.pieces)
    shrinks = taken if taken in scope.listed else ""
    if slot.many:
        name = value.name or ("chosen" if shrinks else "")
        if name:
            local = scope.bind(name, span)
            made.around.append(ir.Let(span=span, name=local, value=picked.value))
            made.arguments.append(ir.Name(span=span, name=local))
        else:
            made.arguments.append(
                picked.value if picked.asked else ir.Copied(span=span, pieces=picked.value, fixed=True)
            )
        if shrinks:
            one = scope.local(kind_of(value))
            out = _take_out(shrinks, ir.Name(span=span, name=one), scope)
            made.after.append(ir.For(span=span, name=one, pieces=made.arguments[-1], body=(out,)))
        return
    found = picked.value
    if value.name and (keep or not picked.one):
        local = scope.local(chosen_name(value))
        made.around.append(ir.Let(span=span, name=local, value=found))
        found = ir.Name(span=span, name=local)
        if not picked.one:
            scope.names[value.name] = found
    one_name = value.name if picked.one else ""
    made.arguments.append(_each(found, value, made, scope, one_name))
    if shrinks:
        made.after.append(_take_out(shrinks, made.arguments[-1], scope))


def _able(node: bound.Do, slot: words.Slot, made: Sentence, scope: Scope) -> Able | None:
    """How the game tells whether a verb can be done with a piece: asked where the piece is chosen, with
    everything else that the sentence says. What is chosen after it counts as not said; a slot that the
    card leaves out at the end is left out."""
    slots = node.verb.slots
    at = slots.index(slot)
    if not node.verb.can or any(earlier.many for earlier in slots[:at]):
        return None
    known: dict[str, ir.Expression] = {}
    for argument in node.arguments:
        value = argument.value
        if argument.slot not in slots[at + 1 :]:
            continue
        if isinstance(value, KNOWN) and not is_set(value):
            known[argument.slot.id] = piece(value, scope)
        elif isinstance(value, bound.ZoneOf) and argument.slot.type == "place":
            known[argument.slot.id] = place_of_zone(value, scope)
    others: list[ir.Expression] = []
    for later in slots[at + 1 :]:
        if not known:
            break
        others += [known.pop(later.id)] if later.id in known else _implied(later, node.span)
    before = made.arguments if at else made.arguments[:1]
    return Able(node.verb.can, tuple(before), tuple(others), manner_of(node))


def _enough(value: bound.Chosen, picked: Picked, able: Able | None, scope: Scope) -> ir.Expression:
    """Whether a choice can be made whole."""
    size = ir.Size(span=value.span, pieces=offered(value.pieces, able, scope.comprehension()))
    if picked.one:
        return ir.Compare(span=value.span, left=size, op=">", right=ir.Number(span=value.span, value=0))
    wanted = number(value.quantity.number, scope)
    return ir.Compare(span=value.span, left=size, op=">=", right=wanted)


def _take_out(name: str, piece: ir.Expression, scope: Scope) -> ir.TakeOut:
    return ir.TakeOut(span=piece.span, pieces=local_of(scope.names[name]), piece=piece)


def local_of(value: ir.Expression) -> str:
    if not isinstance(value, ir.Name):
        raise InternalError("pieces are taken out of a set that has no name of its own")
    return value.name


def manner_of(node: bound.Do) -> tuple[tuple[str, ir.Expression], ...]:
    return (("manner", ir.Word(span=node.span, text=node.manner)),) if node.manner else ()
