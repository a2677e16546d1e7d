"""Which way of `either … or …` a line of a script takes: the one that does what the line says.

The game numbers the ways and tells the line of the card that asks; the card says what each way does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardwright.bound import nodes as bound
from cardwright.bound.walk import walk
from cardwright.text.lines import position

Branches = Mapping[int, tuple[bound.Either, ...]]


def branches(files: Iterable[bound.File]) -> Branches:
    """Every place where a card lets somebody choose between ways, by its line."""
    found: dict[int, list[bound.Either]] = {}
    for file in files:
        for node in walk(file.blocks):
            if isinstance(node, bound.Either):
                found.setdefault(position(node.span.source, node.span.start).line, []).append(node)
    return {line: tuple(nodes) for line, nodes in found.items()}


def way(known: Branches, line: int, source: str, verb: str) -> int | None:
    """The number, from 1, of the only way at a line that does `verb`; the card that asks comes from
    `source`, its keywords from elsewhere."""
    asking = known.get(line, ())
    asking = tuple(node for node in asking if node.span.source.name == source) or asking
    ways = {
        number
        for node in asking
        for number, branch in enumerate(node.branches, start=1)
        if any(_does(statement, verb) for statement in walk(branch))
    }
    return ways.pop() if len(ways) == 1 else None


def _does(statement: object, verb: str) -> bool:
    match statement:
        case bound.Do():
            return statement.verb.id == verb
        case bound.Choose():
            return verb == "choose"
        case _:
            return False
