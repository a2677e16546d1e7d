"""Random players play many games of every scenario, and a report tells how that went.

    python bench/random_games.py GAME COUNT [--direct N] [--out docs/play/GAME.md]

Seeds are 0 to COUNT - 1 for each scenario. Every 50th step is held to the game's invariants, every
100th game is played a second time from its seed and its decisions alone. With `--direct N` the first
N seeds are played with the cards read straight from their trees, too, and must come out the same, entry by
entry. Run it from the project's folder, where it is installed.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any, Final

from cardwright_engine.card import Card
from cardwright_engine.choices import Choice, Option
from cardwright_engine.tabletop import Tabletop

CHECKED_STEP: Final = 50
REPLAYED_GAME: Final = 100
MOST_DECISIONS: Final = 50_000
BATCH: Final = 250
QUARTERS: Final = 4


class Fault(Exception):
    """Something that must not happen in any game."""


@dataclass(kw_only=True)
class Tally:
    """What a batch of games came to."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    checked: int = 0
    replayed: int = 0
    seconds: float = 0.0
    wins: Counter[str] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    spent: Counter[int] = field(default_factory=Counter)  # nanoseconds, by the length of the game

    def add(self, other: Tally) -> None:
        for name in ("games", "decisions", "rounds", "checked", "replayed", "seconds"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.wins += other.wins
        self.lengths += other.lengths
        self.spent += other.spent


def tabletop_of(game: str) -> Tabletop:
    table: Tabletop = import_module(f"cardwright_engine.games.{game}").TABLETOP
    return table


def cards_of(game: str) -> Mapping[str, Card]:
    cards: Mapping[str, Card] = import_module(f"cardwright_cards.{game}").CARDS
    return cards


def player(
    tabletop: Tabletop, seed: int, made: list[Option], tally: Tally
) -> Callable[[Any, Choice], Option]:
    """Takes any option, each as likely as the others, and looks now and then whether all is sound."""
    chance = random.Random(seed).random

    def decide(game: Any, choice: Choice) -> Option:
        options = choice.options
        if len(made) % CHECKED_STEP == 0:
            tally.checked += 1
            wrong = list(tabletop.wrong(game))
            if len(set(options)) != len(options):
                wrong.append("an option is offered twice")
            if wrong:
                raise Fault(f"seed {seed}, decision {len(made)}: {', '.join(wrong)}")
        if len(made) > MOST_DECISIONS:
            raise Fault(f"seed {seed}: no end")
        made.append(options[int(chance() * len(options))])
        return made[-1]

    return decide


def replayer(made: list[Option]) -> Callable[[Any, Choice], Option]:
    """Takes the options that were taken before."""
    left = iter(made)
    return lambda game, choice: next(left)


def batch(game: str, scenario: str, seeds: range) -> Tally:
    """Plays some games to their ends.

    Raises Fault.
    """
    tabletop, cards, tally = tabletop_of(game), cards_of(game), Tally()
    for seed in seeds:
        made: list[Option] = []
        decide = player(tabletop, seed, made, tally)
        begun = process_time()
        played = tabletop.new_game(cards, scenario, seed=seed, decide=decide, log=False)
        played.run()
        seconds = process_time() - begun
        tally.seconds += seconds
        if not played.over():
            raise Fault(f"{scenario}, seed {seed}: stuck")
        tally.games += 1
        tally.decisions += len(made)
        tally.rounds += played.state.round
        tally.wins[tabletop.sides(played)[played.state.winner]] += 1
        tally.lengths[len(made)] += 1
        tally.spent[len(made)] += round(seconds * 1e9)
        if seed % REPLAYED_GAME == 0:
            tally.replayed += 1
            again = tabletop.new_game(cards, scenario, seed=seed, decide=replayer(made), log=False)
            again.run()
            if again.state != played.state:
                raise Fault(f"{scenario}, seed {seed}: its decisions lead elsewhere")
    return tally


# --- the other way to play -------------------------------------------------------------------


@cache
def direct_cards(game: str) -> Mapping[str, Card]:
    """The cards as read from their trees, without the emitter (`tests/direct_interpreter`)."""
    sys.path.insert(0, "tests")
    return dict(import_module("direct_interpreter.test_second_opinion").direct(game))


def written(game: str, scenario: str, seed: int, cards: Mapping[str, Card]) -> list[Any]:
    tabletop = tabletop_of(game)
    made: list[Option] = []
    decide = player(tabletop, seed, made, Tally())
    played = tabletop.new_game(cards, scenario, seed=seed, decide=decide)
    played.run()
    return [*(played.log or ()), *made]


def compared(game: str, scenario: str, seeds: range) -> int:
    """How many games came out the same both ways.

    Raises Fault.
    """
    emitted, direct = cards_of(game), direct_cards(game)
    direct = {title: direct[title] for title in emitted}  # in the same order
    for seed in seeds:
        if written(game, scenario, seed, emitted) != written(game, scenario, seed, direct):
            raise Fault(f"{scenario}, seed {seed}: emitted and direct play differ")
    return len(seeds)


# --- the report ------------------------------------------------------------------------------


def by_length(tallies: Sequence[Tally]) -> list[str]:
    """What a decision costs in games of a length, the games in four groups."""
    lengths = sum((tally.lengths for tally in tallies), Counter[int]())
    spent = sum((tally.spent for tally in tallies), Counter[int]())
    lines = ["| games | decisions a game | µs a decision |", "| --- | --- | --- |"]
    group, played, quarter = list[int](), 0, lengths.total() / QUARTERS
    for length in sorted(lengths):
        group.append(length)
        played += lengths[length]
        if played >= quarter or length == max(lengths):
            decisions = sum(each * lengths[each] for each in group)
            cost = sum(spent[each] for each in group) / decisions / 1000
            lines.append(f"| {played} | {group[0]} to {group[-1]} | {cost:.1f} |")
            group, played = [], 0
    return lines


def report(game: str, tallies: Mapping[str, Tally], direct: Mapping[str, int]) -> str:
    title = import_module(f"cardwright_engine.games.{game}").VOCABULARY.title
    cards = len(cards_of(game))
    lines = [
        f"# Random games of {title}",
        "",
        f"Written by `bench/random_games.py {game}`, with the {cards} cards that were compiled then. Seeds",
        "are counted from 0 for each scenario, every player takes any legal option, each as likely as the",
        "others. Speeds are those of one core, with the cost of the checks.",
        "",
        "| scenario | games | games/s | decisions/s | decisions a game | rounds | won by |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for scenario, tally in tallies.items():
        won = ", ".join(f"{side} {100 * wins / tally.games:.1f} %" for side, wins in tally.wins.most_common())
        least, most = min(tally.lengths), max(tally.lengths)
        lines.append(
            f"| {scenario} | {tally.games} | {tally.games / tally.seconds:.0f} "
            f"| {tally.decisions / tally.seconds:.0f} "
            f"| {tally.decisions / tally.games:.1f} ({least} to {most}) "
            f"| {tally.rounds / tally.games:.2f} | {won} |"
        )
    lines += ["", "What a decision costs in short games and in long ones, a quarter of the games each:", ""]
    lines += by_length(list(tallies.values()))
    checked = sum(tally.checked for tally in tallies.values())
    replayed = sum(tally.replayed for tally in tallies.values())
    lines += [
        "",
        "That random players win more often on one side says little about the balance of a game: attacking",
        "takes a plan, defending does not.",
        "",
        "No game got stuck and none failed.",
        "",
        f"- {checked} positions were held to the invariants of the game: all sound.",
        f"- {replayed} games were played a second time from seed and decisions: all ended in the same state.",
    ]
    if direct:
        lines.append(
            f"- {sum(direct.values())} games were played with the cards read from their trees, too: the same "
            "logs, entry by entry."
        )
    return "\n".join(lines) + "\n"


def main() -> int:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("game")
    reader.add_argument("count", type=int)
    reader.add_argument("--direct", type=int, default=0)
    reader.add_argument("--out", type=Path)
    said = reader.parse_args()
    scenarios = tabletop_of(said.game).scenarios(cards_of(said.game))
    with ProcessPoolExecutor() as pool:
        tallies: dict[str, Tally] = {}
        for scenario in scenarios:
            parts = [
                pool.submit(batch, said.game, scenario, range(first, min(first + BATCH, said.count)))
                for first in range(0, said.count, BATCH)
            ]
            tallies[scenario] = Tally()
            for part in parts:
                tallies[scenario].add(part.result())
            print(f"{scenario}: {tallies[scenario].games} games", file=sys.stderr)
    share = -(-said.direct // len(scenarios))
    direct = {scenario: compared(said.game, scenario, range(share)) for scenario in scenarios if said.direct}
    told = report(said.game, tallies, direct)
    if said.out is not None:
        said.out.parent.mkdir(parents=True, exist_ok=True)
        said.out.write_text(told, "utf-8")
    print(told, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
