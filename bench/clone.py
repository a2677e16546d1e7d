"""How long a copy of a state takes, beside the `deepcopy` of it: at most a twenty-fifth is wanted.

python bench/clone.py
"""

from __future__ import annotations

import sys
from copy import deepcopy
from timeit import repeat

from cardwright_cards.ring import CARDS
from cardwright_engine.games.ring import TABLETOP

TARGET = 25


def main() -> int:
    game = TABLETOP.new_game(CARDS, "Trilogy", seed=1, decide=None, log=False)
    choice = game.run()
    for _ in range(40):
        assert choice is not None
        choice = game.answer(choice.options[0])
    state = game.state
    assert state.clone() == state == deepcopy(state)
    clone = min(repeat(state.clone, number=2000, repeat=7)) / 2000
    deep = min(repeat(lambda: deepcopy(state), number=100, repeat=7)) / 100
    print(f"clone    {clone * 1e6:7.1f} µs")
    print(f"deepcopy {deep * 1e6:7.1f} µs")
    print(f"{deep / clone:.1f} times as long, at least {TARGET} wanted")
    return 0 if deep >= TARGET * clone else 1


if __name__ == "__main__":
    sys.exit(main())
