"""How many at most there are of what a name or a roll stands for."""

from __future__ import annotations

from cardwright.bound import nodes as bound
from cardwright.bound.numbers import bounds
from cardwright.bound.timing import AbilityInTime


def sizes_of(nodes: tuple[object, ...]) -> dict[str, int]:
    """The most pieces that each name can stand for, where the sentence that gives it says a number."""
    found: dict[str, int] = {}
    for node in nodes:
        match node:
            case bound.Chosen() if node.name and not node.quantity.every and not node.quantity.least:
                _most(found, node.name, node.quantity.number)
            case bound.Do() if node.result and node.verb.gives == "pieces":
                for argument in node.arguments:
                    if argument.slot.type == "count" and isinstance(argument.value, _NUMBERS):
                        _most(found, node.result, argument.value)
    return found


def dice_rolled(timed: AbilityInTime) -> int | None:
    """The most dice of the last roll of an effect; nothing where that cannot be said, as where dice are
    added or the roll is that of the event."""
    if any(carried.kind == "faces" for carried in timed.carried):
        return None
    rolls: list[int] = []
    for node in timed.nodes:
        if isinstance(node, bound.Do):
            for argument in node.arguments:
                if node.verb.gives == "dice" and isinstance(argument.value, _NUMBERS):
                    rolls.append(bounds(argument.value).high)
                elif argument.slot.type == "count" and "dice" in argument.slot.words:
                    return None
    return max(rolls, default=None)


_NUMBERS = bound.Whole | bound.ByLevel | bound.AttributeOf | bound.Sum | bound.Product | bound.Half


def _most(found: dict[str, int], name: str, number: bound.Number) -> None:
    found[name] = max(found.get(name, 0), bounds(number).high)
