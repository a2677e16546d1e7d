"""Decisions a second of random games, beside those of other engines in the same run.

    python bench/decisions.py [GAME …] [--seconds N]

Games are `ring` and `battlelore`, both if none is named. Run it where the project is installed. One core,
pure Python, processor time. All cards with all their triggers are in the game and the hooks of the log
are in place, with no log written. RLCard's uno is played where `rlcard` is installed, and OpenSpiel's
hearts, whose rules are C++ with the loop in Python, where `open_spiel` is; neither is a dependency.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from itertools import cycle
from statistics import median
from time import process_time
from typing import Any, Final

from cardwright_engine.card import Card
from cardwright_engine.choices import Choice, Option
from cardwright_engine.tabletop import Tabletop

SECONDS: Final = 2.0
TURNS: Final = 5  # all are measured in turns, so that a busy machine slows all of them
TARGETS: Final = {"ring": 2.0, "battlelore": 1.5}  # times the decisions of uno
SCENARIOS: Final = {"ring": ("Trilogy",)}  # all of the game's where none is named
UNO: Final = "RLCard's uno"
HEARTS: Final = "OpenSpiel's hearts"

Speed = Callable[[float], float]


def ours(game: str) -> Speed:
    """Decisions a second of whole games, the scenarios in turns."""
    tabletop: Tabletop = import_module(f"cardwright_engine.games.{game}").TABLETOP
    cards: Mapping[str, Card] = import_module(f"cardwright_cards.{game}").CARDS
    scenarios: Iterator[str] = cycle(SCENARIOS.get(game, tuple(tabletop.scenarios(cards))))

    def measured(seconds: float) -> float:
        decisions = seed = 0

        def decide(game: Any, choice: Choice) -> Option:
            nonlocal decisions
            decisions += 1
            options = choice.options
            return options[int(chance() * len(options))]

        begun = process_time()
        while process_time() - begun < seconds:
            chance = random.Random(seed).random
            tabletop.new_game(cards, next(scenarios), seed=seed, decide=decide, log=False).run()
            seed += 1
        return decisions / (process_time() - begun)

    return measured


def uno() -> Speed | None:
    """The same for RLCard's uno with its own random players; None where it is not installed."""
    try:
        # Not among the dependencies, so type checkers may find it or not.
        import rlcard  # type: ignore[import-not-found, import-untyped, unused-ignore]
        from rlcard.agents import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
            RandomAgent,
        )
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


def hearts() -> Speed | None:
    """The same for OpenSpiel's hearts; None where it is not installed."""
    try:
        # As above: no dependency, and without types.
        import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ImportError:
        return None
    game = pyspiel.load_game("hearts")
    chance = random.Random(0).random

    def measured(seconds: float) -> float:
        decisions = 0
        begun = process_time()
        while process_time() - begun < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():  # all its outcomes are as likely as one another: a deal
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(chance() * len(outcomes))][0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(chance() * len(actions))])
                    decisions += 1
        return decisions / (process_time() - begun)

    return measured


def told(name: str, speeds: list[float]) -> str:
    return f"{name:19}{median(speeds):8.0f} decisions a second ({min(speeds):.0f} to {max(speeds):.0f})"


def main() -> int:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("games", nargs="*", metavar="GAME", help="ring, battlelore")
    reader.add_argument("--seconds", type=float, default=SECONDS)
    said = reader.parse_args()
    unknown = [game for game in said.games if game not in TARGETS]
    if unknown:
        reader.error(f"there is no goal for {unknown[0]}; there is one for {', '.join(TARGETS)}")
    games = said.games or list(TARGETS)
    measured: dict[str, Speed] = {game: ours(game) for game in games}
    others = {UNO: uno(), HEARTS: hearts()}
    measured |= {name: speed for name, speed in others.items() if speed is not None}
    speeds: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(TURNS):
        for name, measure in measured.items():
            speeds[name].append(measure(said.seconds))
    for name, found in speeds.items():
        print(told(name, found))
    if others[UNO] is None:
        print("rlcard is not installed: no comparison")
        return 0
    reached = True
    for game in games:
        for name in (each for each in others if each in speeds):
            ratio = median(mine / yours for mine, yours in zip(speeds[game], speeds[name], strict=True))
            wanted = f", at least {TARGETS[game]:g} wanted" if name == UNO else ""
            reached &= name != UNO or ratio >= TARGETS[game]
            print(f"{game}: {ratio:.2f} times as many as {name}{wanted}")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
