"""The steps of a game: what is part of what, and what comes before what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright_engine import vocabulary as words

Turn = Literal["own", "opponent", "nobody"]


@dataclass(frozen=True, slots=True)
class Calendar:
    """The tree of steps of one game. A leaf is a step that has no parts."""

    steps: tuple[words.Step, ...]

    def parts(self, step: str) -> tuple[str, ...]:
        """The leaves of a step in the order in which they come."""
        children = [child.id for child in self.steps if child.parent == step]
        if not children:
            return (step,)
        return tuple(leaf for child in children for leaf in self.parts(child))

    def leaves(self) -> tuple[str, ...]:
        """All leaves in the order in which they come."""
        roots = [step.id for step in self.steps if not step.parent]
        return tuple(leaf for root in roots for leaf in self.parts(root))

    def around(self, step: str) -> tuple[str, ...]:
        """A step and everything it is part of, from the inside out."""
        found = []
        while step:
            found.append(step)
            entry = self.find(step)
            step = entry.parent if entry else ""
        return tuple(found)

    def until(self, step: str) -> frozenset[str]:
        """The leaves of what comes before a step in whatever it is part of, and its own."""
        return self._beside(step, earlier=True)

    def since(self, step: str) -> frozenset[str]:
        """The leaves of a step and of what follows it in whatever it is part of."""
        return self._beside(step, earlier=False)

    def _beside(self, step: str, *, earlier: bool) -> frozenset[str]:
        entry = self.find(step)
        parent = entry.parent if entry else ""
        beside = [other.id for other in self.steps if other.parent == parent]
        if not parent or step not in beside:
            return frozenset(self.parts(step))
        at = beside.index(step)
        meant = beside[: at + 1] if earlier else beside[at:]
        return frozenset(leaf for other in meant for leaf in self.parts(other))

    def find(self, step: str) -> words.Step | None:
        """The entry of a step."""
        return next((entry for entry in self.steps if entry.id == step), None)

    def turns(self, leaf: str) -> tuple[Turn, ...]:
        """Whose turn it can be in a leaf."""
        step = self.find(leaf)
        return ("own", "opponent") if step is None or step.turn else ("nobody",)


def calendar(vocabulary: words.Vocabulary) -> Calendar:
    """The calendar of a game."""
    return Calendar(vocabulary.steps)
