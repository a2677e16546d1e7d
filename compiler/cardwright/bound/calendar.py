"""The steps of a game: what is part of what, and what comes before what."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from cardwright.bound import nodes as bound
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

    def beside(self, step: str, timing: Literal["before", "after"], within: str = "") -> tuple[str, ...]:
        """The leaves before or after a step in what it is part of, or in a wider step: `in your turn,
        after the order step` reaches to the end of the turn."""
        around = self.around(step)
        whole = within if within in around[1:] else around[1] if len(around) > 1 else step
        leaves, own = self.parts(whole), self.parts(step)
        if timing == "before":
            return leaves[: leaves.index(own[0])]
        return leaves[leaves.index(own[-1]) + 1 :]

    def open(self, windows: Iterable[bound.StepWindow]) -> tuple[str, ...]:
        """The leaves in which all these windows are open, in the order in which they come; a window
        whose step is not known is open always."""
        windows = tuple(windows)
        wide = [
            step.id
            for window in windows
            if window.timing == "in"
            for step in window.steps
            if not isinstance(step, bound.Unresolved)
        ]
        allowed = set(self.leaves())
        for window in windows:
            leaves: set[str] = set()
            for step in window.steps:
                if isinstance(step, bound.Unresolved):
                    leaves.update(self.leaves())
                elif window.timing == "in":
                    leaves.update(self.parts(step.id))
                else:
                    around = self.around(step.id)
                    within = next((id for id in around if id in wide), "")
                    leaves.update(self.beside(step.id, window.timing, within))
            allowed &= leaves
        return tuple(leaf for leaf in self.leaves() if leaf in allowed)

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
