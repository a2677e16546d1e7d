"""A stack that follows the table, token by token, and builds nodes on the way."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from cardwright.surface.table import END, Table, Token
from cardwright.text.source import Source, Span

Children = Sequence[Any]  # nodes, tuples of nodes, and tokens, as the grammar rule lists them
Handler = Callable[[Span, Children], object]
Leaf = Callable[[Token], object]
States = list[int]


class Machine:
    """What was read so far: states, and beside each the value it stands for and its stretch."""

    __slots__ = ("_builders", "_leaves", "_source", "_table", "ends", "starts", "states", "values")

    def __init__(
        self, table: Table, source: Source, handlers: Mapping[str, Handler], leaves: Mapping[str, Leaf]
    ) -> None:
        self._table = table
        self._source = source
        self._builders = [handlers[p.name] if p.name else _first for p in table.productions]
        self._leaves = leaves
        self.states: States = [table.start]
        self.values: list[Any] = [None]
        self.starts = [0]
        self.ends = [0]

    def feed(self, token: Token) -> bool:
        """Take a token; false, with what came before it summed up, when it cannot stand here."""
        kind = token.kind
        actions = self._table.actions
        while True:
            action = actions[self.states[-1]].get(kind)
            if action is None:
                return False
            if action >= 0:
                self.states.append(action)
                leaf = self._leaves.get(kind)
                self.values.append(leaf(token) if leaf else token)
                self.starts.append(token.span.start)
                self.ends.append(token.span.end)
                return True
            self._sum_up(~action)
            if kind == END and self.states[-1] == self._table.end:
                return True

    def settle(self, kind: str) -> None:
        """Sum up everything that a coming `kind` would end, without taking it."""
        while True:
            action = self._table.actions[self.states[-1]].get(kind)
            if action is None or action >= 0:
                return
            self._sum_up(~action)

    def cut(self, depth: int) -> None:
        """Forget everything above `depth`."""
        del self.states[depth:], self.values[depth:], self.starts[depth:], self.ends[depth:]

    def snapshot(self) -> tuple[States, list[Any], list[int], list[int]]:
        """What was read so far, to come back to."""
        return (self.states[:], self.values[:], self.starts[:], self.ends[:])

    def restore(self, kept: tuple[States, list[Any], list[int], list[int]]) -> None:
        """Come back to a snapshot."""
        self.states, self.values, self.starts, self.ends = (column[:] for column in kept)

    def _sum_up(self, number: int) -> None:
        production = self._table.productions[number]
        size = production.size
        if size:
            start, end = self.starts[-size], self.ends[-size:][-1]
            taken = self.values[-size:]
            self.cut(len(self.states) - size)
        else:
            start = end = self.ends[-1]
            taken = []
        children = taken if production.plain else _kept(taken, production.kept)
        if production.hidden:
            value: object = children
        elif production.passes and len(children) == 1:
            value = children[0]
        else:
            value = self._builders[number](Span(self._source, start, end), children)
        self.states.append(self._table.gotos[self.states[-1]][production.origin])
        self.values.append(value)
        self.starts.append(start)
        self.ends.append(end)


def after(table: Table, states: Sequence[int], kinds: Iterable[str]) -> States | None:
    """The states after taking such tokens; nothing when one of them cannot stand there."""
    stack = list(states)
    for kind in kinds:
        while True:
            action = table.actions[stack[-1]].get(kind)
            if action is None:
                return None
            if action >= 0:
                stack.append(action)
                break
            production = table.productions[~action]
            if production.size:
                del stack[-production.size :]
            stack.append(table.gotos[stack[-1]][production.origin])
            if kind == END and stack[-1] == table.end:
                break
    return stack


def accepted(table: Table, states: Sequence[int]) -> tuple[str, ...]:
    """What may stand next, by the names of the grammar."""
    return tuple(kind for kind in table.actions[states[-1]] if after(table, states, (kind,)) is not None)


def _kept(taken: list[Any], kept: tuple[tuple[int, bool], ...]) -> list[Any]:
    children: list[Any] = []
    for index, join in kept:
        if join:
            children.extend(taken[index])
        else:
            children.append(taken[index])
    return children


def _first(at: Span, children: Children) -> object:
    return children[0]
