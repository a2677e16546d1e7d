"""What phrases can stand for: one piece, or several."""

from __future__ import annotations

from cardwright.bound import nodes as bound
from cardwright.diagnostics.internal_error import InternalError
from cardwright.ir import nodes as ir
from cardwright.ir.scope import Scope
from cardwright.text.source import written
from cardwright_engine import vocabulary as words

Sets = bound.Select | bound.Top | bound.Rest | bound.Union | bound.Named | bound.TheOnly


def refuse(node: bound.Unresolved) -> InternalError:
    """Only cards that passed every check are lowered."""
    return InternalError(f"`{written(node.span)}` was lowered although it means nothing ({node.problem})")


def is_set(node: object) -> bool:
    """Whether a phrase can stand for several pieces, or none."""
    return isinstance(node, Sets) or (isinstance(node, bound.Local) and node.plural)


def attribute_called(id: str, scope: Scope) -> words.Attribute:
    """An attribute of the game by its id."""
    return next(entry for entry in scope.draft.vocabulary.attributes if entry.id == id)


def dice_of_event(scope: Scope) -> str:
    """The role of the event that is answered which carries dice."""
    for role in scope.own_roles:
        if role.kind == "faces":
            return role.id
    return ""


def roll_of_event(node: bound.FacesRolled, scope: Scope) -> ir.Expression:
    """The dice that the event carries under the name that the card gives them."""
    return ir.Happening(span=node.span, field=scope.roles.get(node.roll, node.roll))
