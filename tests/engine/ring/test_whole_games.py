"""Random legal players finish every game; a game replays from its seed and its decisions."""

from __future__ import annotations

import json
import random
from itertools import chain

import pytest

from cardwright_cards.ring import CARDS
from cardwright_engine.choices import Choice, Option
from cardwright_engine.games.ring import Game
from cardwright_engine.games.ring.sound import wrong
from cardwright_engine.games.ring.state import RingState

SEEDS = range(25)


def a_game(seed: int) -> Game:
    return Game.new(CARDS.values(), seed=seed)


def pick(chance: random.Random, choice: Choice) -> Option:
    return chance.choice(choice.options)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_ends_and_stays_sound(seed: int) -> None:
    game = a_game(seed)
    chance = random.Random(seed)
    asked = game.run()
    while asked is not None:
        assert asked.options and len(set(asked.options)) == len(asked.options)
        assert list(wrong(game)) == []
        asked = game.answer(pick(chance, asked))
    assert game.state.winner in (0, 1)
    assert game.state.round <= 9


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_sees_what_is_hidden(seed: int) -> None:
    """A view names no card of a deck, and of hands and piles only the viewer's own."""
    game = a_game(seed)
    chance = random.Random(seed)
    asked = game.run()
    for _ in range(60):
        if asked is None:
            return
        for player in game.players:
            view = game.view(player)
            seen = set(chain.from_iterable(pieces for _, pieces in (*view.open, *view.own)))
            state = game.state
            hidden = set(chain.from_iterable(state.draw_decks))
            hidden |= set(chain.from_iterable((*state.battleground_decks, *state.path_deck)))
            for other in game.players:
                if other != player:
                    hidden |= {*state.hands[other], *state.cycled[other], *state.eliminated[other]}
            assert not seen & hidden
        asked = game.answer(pick(chance, asked))


def decisions(seed: int) -> tuple[list[Option], Game]:
    game = a_game(seed)
    chance = random.Random(seed)
    made: list[Option] = []
    asked = game.run()
    while asked is not None:
        made.append(pick(chance, asked))
        asked = game.answer(made[-1])
    return made, game


@pytest.mark.parametrize("seed", SEEDS[:6])
def test_seed_and_decisions_give_the_same_game(seed: int) -> None:
    made, first = decisions(seed)
    again = a_game(seed)
    again.run()
    for option in made:
        again.answer(option)
    assert again.state == first.state and again.log == first.log


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_a_game_can_be_put_away_at_every_choice(seed: int) -> None:
    """Saved as text and read back into a new game each time, it ends in the same state."""
    made, first = decisions(seed)
    game = a_game(seed)
    game.run()
    for option in made:
        before, answers = game.suspension()
        text = json.dumps([before.to_data(), answers])
        data, given = json.loads(text)
        state = RingState.from_data(data)
        game = Game(state, game.definitions)
        game.resume(state, [tuple(one) for one in given])
        game.answer(option)
    assert game.state == first.state


def test_bots_and_people_play_the_same_game() -> None:
    """`decide` answers at once; the states are the same."""
    made, first = decisions(3)
    left = iter(made)
    bots = Game.new(CARDS.values(), seed=3, decide=lambda _game, _choice: next(left))
    bots.run()
    assert bots.state == first.state
