"""What the sentences after a sentence ask of it: its piece, its result, whether it was carried out."""

from __future__ import annotations

from dataclasses import replace

from cardwright.bound import nodes as bound
from cardwright.ir import nodes as ir
from cardwright.ir.choosing import is_one
from cardwright.ir.mentions import asks_whether_done, mentions, reads_roll

Nodes = tuple[bound.Statement, ...]


def speaking_of(rest: Nodes, name: str) -> tuple[range, ...]:
    """Where sentences speak of a piece, or of what such sentences name or roll: runs of them, by place."""
    names = {name}
    rolled = False  # the last dice were rolled by such a sentence
    runs: list[range] = []
    for place, node in enumerate(rest):
        rolls = isinstance(node, bound.Do) and node.verb.gives == "dice"
        if not any(mentions(node, known) for known in names) and not (rolled and reads_roll(node)):
            rolled = rolled and not rolls
            continue
        rolled = rolled or rolls
        names |= _binds(node)
        if runs and runs[-1].stop == place:
            runs[-1] = range(runs[-1].start, place + 1)
        else:
            runs.append(range(place, place + 1))
    return tuple(runs)


def _binds(node: bound.Statement) -> set[str]:
    names: set[str] = set()
    match node:
        case bound.Choose():
            names.add(node.chosen.name)
        case bound.Do():
            names.add(node.result)
            names |= {entry.value.name for entry in node.arguments if isinstance(entry.value, bound.Chosen)}
        case _:
            pass
    return names - {""}


def is_did(node: bound.Statement) -> bool:
    return isinstance(node, bound.If) and isinstance(node.condition, bound.IfDid)


def asked_later(rest: Nodes) -> bool:
    """Whether a later sentence asks if this one was carried out, before another one may be."""
    for node in rest:
        if asks_whether_done(node):
            return True
        if (isinstance(node, bound.Do) and node.optional) or isinstance(node, bound.Choose):
            return False
    return False


def any_of(pieces: ir.Expression) -> ir.Expression:
    size = ir.Size(span=pieces.span, pieces=pieces)
    return ir.Compare(span=pieces.span, left=size, op=">", right=ir.Number(span=pieces.span, value=0))


def only_choice(node: bound.Do) -> bound.Chosen | None:
    """The one thing that is chosen in a sentence."""
    chosen = [entry.value for entry in node.arguments if isinstance(entry.value, bound.Chosen)]
    asked = [entry for entry in chosen if not entry.quantity.every]
    return asked[0] if len(asked) == 1 else None


def can_decline(choice: bound.Chosen) -> bool:
    """A choice of one, or of up to some, can be declined by choosing none."""
    return is_one(choice) or choice.quantity.up_to or isinstance(choice.quantity.number, bound.Unlimited)


def name_choice(node: bound.Do) -> bound.Do:
    """A sentence that names what a verb was done to names the one piece that was chosen for it."""
    choice = only_choice(node)
    if not node.result or choice is None or not is_one(choice) or node.verb.gives not in ("", "pieces"):
        return node
    if choice.name not in ("", node.result):
        return node
    named = replace(choice, name=node.result)
    arguments = tuple(
        replace(argument, value=named) if argument.value is choice else argument
        for argument in node.arguments
    )
    return replace(node, arguments=arguments, result="")
