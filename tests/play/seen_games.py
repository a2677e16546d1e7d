"""Games that random players play and tests look at, and what the tests look for."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from cardwright.play.at_table import tabletop_of
from cardwright.play.load import installed
from our_games import games

GAMES = sorted(games())


@cache
def cards(game: str) -> Any:
    return installed(game)


def table_of(game: str) -> Any:
    tabletop = tabletop_of(games()[game])
    assert tabletop is not None
    return tabletop


def scenarios() -> list[tuple[str, str]]:
    """Every scenario there is, with its game."""
    return [(game, title) for game in GAMES for title in table_of(game).scenarios(cards(game))]


def waiting(game: str, scenario: str, seed: int, most: int) -> Iterator[Any]:
    """The same game, each time it waits for somebody, at most so often."""
    running = table_of(game).new_game(cards(game), scenario, seed=seed)
    chance = random.Random(seed)
    choice = running.run()
    while choice is not None and most > 0:
        yield running
        choice = running.answer(chance.choice(choice.options))
        most -= 1
