"""Decisions a second of random games of The Card Game, beside those of RLCard's uno in the same run.

    python bench/decisions.py [SECONDS]

Run it where the project is installed. One core, pure Python, processor time. All cards with all their
triggers are in the game and the hooks of the log are in place, with no log written. The comparison
needs `rlcard` in the environment that runs this and is left out where it is missing.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from cardwright_cards.ring import CARDS
from cardwright_engine.choices import Choice, Option
from cardwright_engine.games.ring import TABLETOP

SECONDS = 2.0
TURNS = 5  # the two are measured in turns, so that a busy machine slows both
TARGET = 2.0


class Counting:
    """A random player who counts what he is asked."""

    def __init__(self, seed: int) -> None:
        self.decisions = 0
        self._random = random.Random(seed).random

    def __call__(self, game: Any, choice: Choice) -> Option:
        self.decisions += 1
        options = choice.options
        return options[int(self._random() * len(options))]


def ring(seconds: float, scenario: str = "Trilogy") -> float:
    """Decisions a second of whole games."""
    decisions = seed = 0
    begun = process_time()
    while process_time() - begun < seconds:
        player = Counting(seed)
        TABLETOP.new_game(CARDS, scenario, seed=seed, decide=player, log=False).run()
        decisions += player.decisions
        seed += 1
    return decisions / (process_time() - begun)


def uno() -> Callable[[float], float] | None:
    """The same for RLCard's uno with its own random players; None where it is not installed."""
    try:
        # Not among the dependencies, so type checkers may find it or not.
        import rlcard  # type: ignore[import-not-found, import-untyped, unused-ignore]
        from rlcard.agents import RandomAgent  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ImportError:
        return None
    env = rlcard.make("uno", config={"seed": 0})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def measured(seconds: float) -> float:
        decisions = 0
        begun = process_time()
        while process_time() - begun < seconds:
            trajectories, _ = env.run(is_training=False)
            # a trajectory is state, action, state, action, … state
            decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
        return decisions / (process_time() - begun)

    return measured


def told(name: str, speeds: list[float]) -> str:
    return f"{name:14}{median(speeds):8.0f} decisions a second ({min(speeds):.0f} to {max(speeds):.0f})"


def main() -> int:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    other = uno()
    ours: list[float] = []
    theirs: list[float] = []
    for _ in range(TURNS):
        ours.append(ring(seconds))
        if other is not None:
            theirs.append(other(seconds))
    print(told("ring", ours))
    if other is None:
        print("rlcard is not installed: no comparison")
        return 0
    ratio = median(mine / yours for mine, yours in zip(ours, theirs, strict=True))
    print(told("RLCard's uno", theirs))
    print(f"{ratio:.2f} times as many, at least {TARGET:g} wanted")
    return 0 if ratio >= TARGET else 1


if __name__ == "__main__":
    sys.exit(main())
