"""What a sentence gives, under the name that the card gives it."""

from __future__ import annotations

from dataclasses import replace

from cardwright.bound import nodes as bound
from cardwright.diagnostics.internal_error import InternalError
from cardwright.ir import nodes as ir
from cardwright.ir.following import Nodes
from cardwright.ir.mentions import reads_roll, takes_rest
from cardwright.ir.scope import Scope
from cardwright.ir.sentences import Loop, Sentence

Lowered = tuple[ir.Statement, ...]


def listed(value: ir.Expression, name: str, rest: Nodes, scope: Scope) -> ir.Expression:
    """A set whose rest is spoken of later is a list of its own."""
    if not name or not any(takes_rest(node, name) for node in (*rest, *scope.after)):
        return value
    scope.listed.add(name)
    return ir.Copied(span=value.span, pieces=value)


def give(node: bound.Do, made: Sentence, call: ir.Ask, rest: Nodes, scope: Scope) -> Lowered:
    """The call with its loops, and what it gives under its name."""
    span = node.span
    loops = [layer for layer in made.around if isinstance(layer, Loop)]
    result = node.result
    rolled = node.verb.gives == "dice" and any(reads_roll(entry) for entry in (*rest, *scope.after))
    if not result and not rolled:
        return made.carried_out((ir.Do(span=span, call=call),))
    if not loops:
        value = listed(call, result, rest, scope) if node.verb.gives == "pieces" else call
        local = scope.bind(result, span) if result else scope.local("rolled")
        if node.verb.gives == "dice":
            scope.roll = ir.Name(span=span, name=local)
        return made.carried_out((ir.Let(span=span, name=local, value=value),))
    if node.verb.gives == "number":
        local = scope.bind(result, span)
        total = ir.Name(span=span, name=local)
        more = ir.Sum(span=span, terms=(("+", total), ("+", call)))
        start = ir.Let(span=span, name=local, value=ir.Number(span=span, value=0))
        return (start, *made.carried_out((ir.Let(span=span, name=local, value=more),)))
    if node.verb.gives in ("pieces", "") and len(loops) == 1:
        _name_pieces(result, made, rest, scope)
        return made.carried_out((ir.Do(span=span, call=call),))
    raise InternalError(f"`{node.verb.id}` for several pieces gives no single {result!r}")


def _name_pieces(result: str, made: Sentence, rest: Nodes, scope: Scope) -> None:
    """The pieces that a verb is done to, under the name that the sentence gives them."""
    place, loop = next((place, layer) for place, layer in enumerate(made.around) if isinstance(layer, Loop))
    if isinstance(loop.pieces, ir.Name):
        scope.names[result] = loop.pieces
        for index, layer in enumerate(made.around):
            if isinstance(layer, ir.Let) and layer.name == loop.pieces.name:
                made.around[index] = replace(layer, value=listed(layer.value, result, rest, scope))
        return
    local = scope.bind(result, loop.span)
    let = ir.Let(span=loop.span, name=local, value=listed(loop.pieces, result, rest, scope))
    named = Loop(loop.span, loop.name, ir.Name(span=loop.span, name=local))
    made.around[place : place + 1] = [let, named]
