"""What must hold of every lowered card. Run in tests, and when a build is asked to verify itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cardwright.ir import nodes as ir
from cardwright.ir.names import is_name
from cardwright.ir.parts import functions_of, parts
from cardwright_engine import vocabulary as words

# What every game can be asked, whatever its words.
CORE = frozenset(
    {
        *("agree", "attached", "controller", "counting", "did", "either", "half", "in_step", "named", "only"),
        *("opponent", "pay", "title", "tokens", "turn_order"),
    }
)


def broken(module: ir.Module, vocabulary: words.Vocabulary) -> tuple[str, ...]:
    """Everything that does not hold of a module; nothing for one that is sound."""
    return tuple(_broken(module, vocabulary))


def _broken(module: ir.Module, vocabulary: words.Vocabulary) -> Iterator[str]:
    known = CORE | set(_methods(vocabulary))
    for part in parts(module):
        if isinstance(part, ir.Ask) and part.method not in known:
            yield f"the game has no method {part.method!r}"
    functions = {node.name for node in module.definitions if isinstance(node, ir.Function)}
    constants = {node.name for node in module.definitions if isinstance(node, ir.Constant)}
    for name, times in Counter(node.name for node in module.definitions).items():
        if times > 1:
            yield f"{name!r} is defined {times} times"
        if not is_name(name):
            yield f"{name!r} is no name"
    for part in parts((module.definitions, module.abilities)):
        if isinstance(part, ir.Last) and part.constant not in constants:
            yield f"no lasting ability is called {part.constant!r}"
        for name in functions_of(part):
            if name not in functions:
                yield f"no function is called {name!r}"
        if isinstance(part, ir.Ability):
            for id, times in Counter(condition.id for condition in part.conditions).items():
                if times > 1:
                    yield f"{times} conditions of an ability are called {id!r}"
    for node in module.definitions:
        if isinstance(node, ir.Function):
            yield from _function(node, module)


def _methods(vocabulary: words.Vocabulary) -> Iterator[str]:
    """Every method that an entry of the vocabulary names."""
    for kind in vocabulary.kinds:
        yield from (kind.method, kind.test)
    for zone in vocabulary.zones:
        yield from (zone.method, zone.test, zone.place)
    for verb in vocabulary.verbs:
        yield from (verb.method, verb.can)
    for adjective in vocabulary.adjectives:
        yield from (method for _, method in adjective.lists)
    yield from (relation.one for relation in vocabulary.relations)
    for group in (vocabulary.attributes, vocabulary.adjectives, vocabulary.relations, vocabulary.players):
        yield from (entry.method for entry in group)


def _function(node: ir.Function, module: ir.Module) -> Iterator[str]:
    bound = {*node.parameters, *module.parameters}
    for name in node.parameters:
        if not is_name(name):
            yield f"{name!r} is no name"
    for part in parts(node):
        if isinstance(part, ir.Offer) and len(part.targets) != node.targets:
            yield f"{node.name!r} offers {len(part.targets)} targets, not {node.targets}"
        if isinstance(part, ir.Happening) and node.event == "" and part.field:
            yield f"{node.name!r} reads {part.field!r} of an event that it does not answer"
    if node.form not in ("effect", "targets") and not _ends_with_value(node.body):
        yield f"{node.name!r} gives nothing"
    yield from _block(node.body, bound, node.name)


def _ends_with_value(body: tuple[ir.Statement, ...]) -> bool:
    return bool(body) and isinstance(body[-1], ir.Return)


def _block(body: tuple[ir.Statement, ...], bound: set[str], function: str) -> Iterator[str]:
    """Names that are read where they cannot be bound. A block adds to the names of its own."""
    inside = set(bound)
    for node in body:
        match node:
            case ir.Let():
                yield from _reads(node.value, inside, function)
                inside.add(node.name)
            case ir.For():
                yield from _reads(node.pieces, inside, function)
                yield from _block(node.body, inside | {node.name}, function)
            case ir.If():
                yield from _reads(node.test, inside, function)
                yield from _block(node.then, inside, function)
                yield from _block(node.otherwise, inside, function)
            case ir.Times():
                if node.times is not None:
                    yield from _reads(node.times, inside, function)
                yield from _block(node.body, inside, function)
            case ir.TakeOut():
                yield from _reads(node.piece, inside, function)
                if node.pieces not in inside:
                    yield f"{function!r} takes a piece out of {node.pieces!r}, which is bound nowhere before"
            case ir.Offer():
                for name in node.targets:
                    if name not in inside:
                        yield f"{function!r} offers {name!r}, which is bound nowhere before"
            case _:
                yield from _reads(node, inside, function)


def _reads(node: object, bound: set[str], function: str) -> Iterator[str]:
    """Names read in an expression; what it walks through has names of its own there."""
    own = {part.name for part in parts(node) if isinstance(part, ir.Source)}
    for part in parts(node):
        if isinstance(part, ir.Name) and part.name not in bound | own:
            yield f"{function!r} reads {part.name!r}, which is bound nowhere before"
