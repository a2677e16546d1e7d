"""Of which kind the things are that a card speaks of."""

from typing import assert_never

from cardwright.bound import nodes as bound
from cardwright_engine import vocabulary as words


def kind_of(thing: bound.Piece | bound.Pieces) -> str:
    """The id of the kind of a piece or of each of some pieces, `player`, `number` and the like among
    them; "" where that cannot be said."""
    match thing:
        case bound.This() | bound.Local() | bound.Named():
            return thing.kind
        case bound.RoleOf():
            return thing.role.kind
        case bound.TheOnly():
            return thing.pieces.kind.id
        case bound.Select():
            return thing.kind.id
        case bound.Rest():
            return thing.of.kind
        case bound.Placed():
            return thing.place.kind
        case bound.AttributeOf():
            return thing.attribute.type
        case bound.You() | bound.Opponent() | bound.PlayerOf() | bound.ControllerOf():
            return "player"
        case bound.Union():
            kinds = {kind_of(part) for part in thing.parts}
            return kinds.pop() if len(kinds) == 1 else ""
        case bound.HexName() | bound.Top() | bound.Unresolved():
            return ""
        case _:
            assert_never(thing)


def kinds_held(slot: words.Slot) -> tuple[str, ...]:
    """The kinds of what stands in a slot; where something goes is a place, whatever it is."""
    goes = slot.type == "place" or slot.preposition in ("to", "onto")
    return (*slot.kinds, "place") if goes else slot.kinds
