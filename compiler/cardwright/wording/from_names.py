"""Find what a card gives names to, and what kinds they stand for."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.bound import nodes as bound
from cardwright.bound.walk import walk
from cardwright_engine import vocabulary as words


def names(tree: object) -> Iterator[tuple[str, str]]:
    """Every name that is given somewhere in a tree, with the kind of what it names."""
    for node in walk(tree):
        match node:
            case bound.Chosen(name=name, pieces=bound.Select(kind=kind)) if name:
                yield name, kind.id if single(node.quantity) else f"{kind.id}s"
            case bound.ForEach(name=name, kind=of_kind) | bound.ZoneCondition(name=name, kind=of_kind) if (
                name
            ):
                yield name, of_kind
            case bound.Related(name=name, other=bound.Select(kind=kind)) if name:
                yield name, kind.id
            case bound.RoleTest(role=role, tests=tests) if not named_outright(tests):
                asked = asked_kind(tests)
                yield node.name or role.id, asked.id if asked else role.kind
            case bound.Do(result=name, verb=verb) if name and verb.gives == "pieces":
                kinds = (kind for slot in verb.slots for kind in slot.kinds[:1])
                yield name, "".join((*kinds, "s"))
            case _:
                pass


def spoken_of(tree: object) -> frozenset[str]:
    """The names by which something is spoken of again."""
    found: set[str] = set()
    for node in walk(tree):
        match node:
            case bound.Local(name=name):
                found.add(name)
            case bound.RoleOf(role=role, name=name):
                found.add(name or role.id)
            case _:
                pass
    return frozenset(found)


def single(quantity: bound.Quantity) -> bool:
    """Whether a quantity is one."""
    return isinstance(quantity.number, bound.Whole) and quantity.number.value == 1


def named_outright(tests: tuple[bound.Test, ...]) -> bool:
    """A role whose holder the card names: you, this card."""
    return len(tests) == 1 and isinstance(tests[0], bound.IsOneOf | bound.IsNamed) and not tests[0].negated


def asked_kind(tests: tuple[bound.Test, ...]) -> words.Kind | None:
    """The kind that the tests ask for, where a role can be of several."""
    return next((test.kind for test in tests if isinstance(test, bound.IsKind) and not test.negated), None)
