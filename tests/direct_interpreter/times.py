"""When a text can be used, counted out over the tree of steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cardwright.bound import nodes as b
from cardwright_engine import vocabulary as words
from cardwright_engine.card import Timing


@dataclass(frozen=True)
class Times:
    steps: tuple[str, ...] = ()
    turn: Any = "own"
    event: bool = False  # it waits for a step
    timing: Timing = ""
    step: str = ""


def step_times(node: b.Ability, answers: bool, kind: words.CardKind, vocabulary: words.Vocabulary) -> Times:
    windows = [window for window in node.windows if isinstance(window, b.StepWindow)]
    waits = node.form == "trigger" and bool(windows) and not answers
    timing: Timing = ("when" if windows[0].timing == "in" else windows[0].timing) if waits else ""
    first = next((step.id for window in windows for step in window.steps if isinstance(step, words.Step)), "")
    if node.form == "play" and not windows:
        return Times(kind.play_steps, kind.play_turn)
    if not windows or (node.form not in ("play", "action") and not answers):
        return Times((), "either" if node.form == "react" else "own", waits, timing, first)
    turn: Any = {"play": kind.play_turn, "action": "own"}.get(node.form, "either")
    for window in windows:
        turn = "own" if isinstance(window.who, b.You) else turn
        turn = "opponent" if isinstance(window.who, b.Opponent) else turn
    if len(windows) == 1 and windows[0].timing == "in":
        return Times(tuple(step.id for step in windows[0].steps if isinstance(step, words.Step)), turn)
    open_ = [leaf.id for leaf in vocabulary.steps if not _parts(leaf, vocabulary)]
    for window in windows:
        open_ = [
            leaf for leaf in open_ if any(_allows(window, step, leaf, vocabulary) for step in window.steps)
        ]
    return Times(tuple(open_), turn)


def _parts(step: words.Step, vocabulary: words.Vocabulary) -> list[words.Step]:
    return [other for other in vocabulary.steps if other.parent == step.id]


def _allows(window: b.StepWindow, step: Any, leaf: str, vocabulary: words.Vocabulary) -> bool:
    """Whether a window is open in a smallest step; before and after reach to the ends of the turn."""
    entries = {entry.id: entry for entry in vocabulary.steps}

    def line(id: str) -> list[str]:
        return [id, *line(entries[id].parent)] if id else []

    if window.timing == "in":
        return step.id in line(leaf)
    turns = [[one for one in line(id) if entries[one].turn][-1:] for id in (step.id, leaf)]
    order = [entry.id for entry in vocabulary.steps if not _parts(entry, vocabulary)]
    own = [order.index(id) for id in order if step.id in line(id)]
    at = order.index(leaf)
    return turns[0] == turns[1] and (at > max(own) if window.timing == "after" else at < min(own))
