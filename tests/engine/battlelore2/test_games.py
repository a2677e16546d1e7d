"""Random legal players: games end, nothing is lost, and the same answers give the same game."""

import random

import pytest

from cardwright_engine.choices import Option
from cardwright_engine.games.battlelore2 import Game, seen_by
from cardwright_engine.games.battlelore2.state import BattleState
from engine.battlelore2.play import check, chooser, fresh


@pytest.mark.parametrize("seed", range(12))
def test_random_players_finish_a_game_and_nothing_is_lost(seed: int) -> None:
    game = fresh(seed)
    decide = chooser(seed)
    game.run()
    for _ in range(20_000):
        choice = game.pending
        if choice is None:
            break
        check(game)
        game.answer(decide(game, choice))
    assert game.over()
    check(game)


@pytest.mark.parametrize("seed", range(3))
def test_seed_and_answers_give_the_same_game_however_it_is_interrupted(seed: int) -> None:
    """The second time the game is suspended and taken up again at each choice."""
    answers: list[Option] = []
    decide = chooser(seed)
    first = fresh(seed)
    first.run()
    while first.pending is not None and len(answers) < 300:
        answers.append(decide(first, first.pending))
        first.answer(answers[-1])
    second = fresh(seed)
    second.run()
    for answer in answers:
        before, so_far = second.suspension()
        again = Game(BattleState.from_data(before.to_data()), second.definitions)
        again.resume(again.state, so_far)
        assert again.pending == second.pending
        again.answer(answer)
        second = again
    assert second.state == first.state
    assert hash(second.state) == hash(first.state)


@pytest.mark.parametrize("seed", range(3))
def test_a_player_who_answers_at_once_plays_the_same_game(seed: int) -> None:
    asked = fresh(seed)
    asked.run()
    decide = chooser(seed)
    while asked.pending is not None:
        asked.answer(decide(asked, asked.pending))
    told = fresh(seed, chooser(seed))
    told.run()
    assert told.state == asked.state


def test_whatever_is_offered_may_be_taken_and_has_no_refusal() -> None:
    game = fresh(5)
    chance = random.Random(5)
    game.run()
    for _ in range(400):
        choice = game.pending
        assert choice is not None
        for option in choice.options:
            things = tuple(int(thing) for thing in option[1:] if isinstance(thing, int))
            assert game.why_not(choice.player, str(option[0]), things) == ()
        game.answer(chance.choice(choice.options))
        if game.over():
            break


def test_nobody_sees_the_hand_of_his_opponent_or_a_deck() -> None:
    game = fresh(1)
    game.run()
    for player in (0, 1):
        seen = seen_by(game, player)
        assert seen.hands[player] == game.state.hands[player]
        assert set(seen.hands[1 - player]) <= {-1, -2}
        assert len(seen.hands[1 - player]) == len(game.state.hands[1 - player])
        for pile in (*seen.command_deck, *seen.lore_decks):
            assert set(pile) <= {-1, -2}


def test_each_player_starts_with_four_command_cards_and_two_lore_cards() -> None:
    """Facts: 6 and 3 are drawn, 2 and 1 of them discarded."""
    game = fresh(2)
    choice = game.run()
    while choice is not None and choice.why == "discard":
        choice = game.answer(choice.options[0])
    for player in (0, 1):
        kinds = sorted(game.is_lore(card) for card in game.hand(player))
        assert kinds == [False] * 4 + [True] * 2
