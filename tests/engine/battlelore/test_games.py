"""Random legal players: whole games, invariants after every answer, replay, suspension."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from cardwright_cards.battlelore import CARDS
from cardwright_engine.choices import Choice, Option
from cardwright_engine.games.battlelore import CommandCard, Game, LoreCard, Scenario
from cardwright_engine.games.battlelore.council import ALL_LEVELS, MOST_LORE_CARDS
from cardwright_engine.games.battlelore.pieces import (
    FIRST_CARD,
    FIRST_UNIT,
    HEXES,
    NOWHERE,
    OFFICES,
    PLAYERS,
    hex_named,
    seat,
)
from cardwright_engine.games.battlelore.setup import ALL_LORE, Council, start
from cardwright_engine.games.battlelore.state import LORE_DECK, PILE_COUNT, BattleState
from cardwright_engine.games.battlelore.view import seen_by

SCENARIOS = {title: card for title, card in CARDS.items() if isinstance(card, Scenario)}
COUNCILS = (Council(commander=1, wizard=2, rogue=3), Council(commander=2, warrior=3, wizard=1))
LORE = [
    card for card in CARDS.values() if isinstance(card, LoreCard) and card.cost is not None and card.abilities
]
COMMAND = [card for card in CARDS.values() if isinstance(card, CommandCard) and card.abilities]
LORE_COPIES, COMMAND_COPIES = 2, 4
MOST_ANSWERS = 12000

Decider = Callable[[Game, Choice], Option]


def new_game(
    seed: int,
    decide: Decider | None = None,
    *,
    scenario: str = "Across the Ford",
    councils: tuple[Council, Council] | None = COUNCILS,
    log: bool = True,
) -> Game:
    """A scenario with every card that can be played in the decks."""
    lore, command = LORE * LORE_COPIES, COMMAND * COMMAND_COPIES
    return start(SCENARIOS[scenario], councils, lore, command, seed=seed, decide=decide, log=log)


def eager(random: Random) -> Decider:
    """Takes any option, but passes less often than a coin would."""

    def decide(game: Game, choice: Choice) -> Option:
        acting = [option for option in choice.options if option[0] not in ("pass", "decline")]
        attacks = [option for option in acting if option[0] == "attack"]
        if attacks and random.random() < 0.8:
            return random.choice(attacks)
        if acting and random.random() < 0.9:
            return random.choice(acting)
        return random.choice(choice.options)

    return decide


def check(game: Game) -> None:
    """Nothing is made or lost, nothing is in two places, nobody sees what is hidden from him."""
    state = game.state
    assert game.token_count() == ALL_LORE
    assert min(state.tokens) >= 0
    cards = sorted(card for pile in state.piles for card in pile)
    assert cards == list(range(FIRST_CARD, len(game.definitions)))
    for pile in range(PILE_COUNT):
        assert all(state.place[card] == pile for card in state.piles[pile])
    standing = {place: state.unit_on[place] for place in HEXES if state.unit_on[place] != NOWHERE}
    assert standing == {state.place[unit]: unit for unit in game.units()}
    for number in range(len(state.troops)):
        unit = FIRST_UNIT + number
        assert (state.figures[unit] > 0) == (state.place[unit] != NOWHERE)
        assert state.figures[unit] <= game.full_strength(unit)
    lost = sum(state.place[FIRST_UNIT + number] == NOWHERE for number in range(len(state.troops)))
    assert sum(state.banners) == lost
    assert all(not game.land(place).impassable for place in standing)
    for player in PLAYERS:
        mine = [unit for unit in game.units() if game.friendly(unit, player)]
        assert list(game.units_of(player)) == mine
        assert list(game.enemies_of(player)) == [unit for unit in game.units() if unit not in mine]
        assert state.lore_plays[player] <= 1
        assert sum(state.levels[seat(player, office)] for office in OFFICES) <= ALL_LEVELS
    assert all(state.battled[unit] <= game.attacks(unit) for unit in game.units())


def between_turns(game: Game) -> None:
    """What holds when a turn has begun: nothing lies about, hands are within their limits."""
    assert not game.cards_in_play()
    for player in PLAYERS:
        lore = [card for card in game.hand(player) if game.is_lore_card(card)]
        assert len(lore) <= MOST_LORE_CARDS[game.highest_level(player)]
        assert len(game.hand(player)) - len(lore) <= game.command(player)


@pytest.mark.parametrize("scenario", sorted(SCENARIOS))
@pytest.mark.parametrize("seed", range(4))
def test_random_games_come_to_an_end(scenario: str, seed: int) -> None:
    decide = eager(Random(seed))
    game = new_game(seed, scenario=scenario, councils=None)
    answers, turn = 0, game.state.round
    choice = game.run()
    while choice is not None and answers < MOST_ANSWERS:
        check(game)
        if game.state.round != turn and choice.why == "command":
            between_turns(game)
        turn = game.state.round
        choice = game.answer(decide(game, choice))
        answers += 1
    assert game.over()
    assert game.state.banners[game.state.winner] >= SCENARIOS[scenario].banners
    assert {"play", "attack", "roll", "hit", "retreat", "elimination"} <= {
        entry[0] for entry in game.log or ()
    }


@pytest.mark.parametrize("seed", range(3))
def test_a_historical_battle_knows_no_lore(seed: int) -> None:
    command = COMMAND * COMMAND_COPIES
    game = start(SCENARIOS["Mill Lane"], None, [], command, seed=seed, decide=eager(Random(seed)))
    game.run()
    assert game.over()
    check(game)
    assert game.state.pool == ALL_LORE


def _decisions(seed: int, turns: int) -> tuple[list[Option], BattleState]:
    random = Random(seed)
    decide = eager(random)
    game = new_game(seed)
    given: list[Option] = []
    choice = game.run()
    while choice is not None and game.state.round <= turns:
        given.append(decide(game, choice))
        choice = game.answer(given[-1])
    return given, game.state


def test_a_game_is_its_seed_and_its_decisions() -> None:
    given, state = _decisions(5, 12)
    game = new_game(5)
    game.run()
    for option in given:
        game.answer(option)
    assert game.state == state
    assert hash(game.state) == hash(state)


def test_a_bot_comes_to_the_same_state_as_one_that_waits() -> None:
    given, state = _decisions(6, 8)
    left = iter(given)
    game = new_game(6, lambda game, choice: next(left), log=False)
    with suppress(StopIteration):
        game.run()
    assert game.state == state


def test_a_game_can_be_put_down_at_every_choice() -> None:
    """Suspended as JSON, resumed in a new game, at each choice of some turns."""
    given, state = _decisions(7, 6)
    game = new_game(7)
    game.run()
    for option in given:
        before, answers = game.suspension()
        data = json.loads(json.dumps([before.to_data(), answers]))
        fresh = Game(BattleState.from_data(data[0]), game.definitions)
        fresh.resume(fresh.state, [tuple(answer) for answer in data[1]])
        assert fresh.pending == game.pending
        assert fresh.state == game.state
        fresh.answer(option)
        game = fresh
    assert game.state == state


def test_nobody_sees_what_is_hidden_from_him() -> None:
    """Exchanging hidden cards of the same kind changes nothing that a player sees."""
    game = new_game(8)
    game.run()
    seen = seen_by(game, 0)
    mine = set(game.hand(0))
    state = game.state
    theirs = game.hand(1)
    hidden = next(card for card in theirs if game.is_lore_card(card))
    other = next(card for card in state.piles[LORE_DECK] if card not in mine)
    theirs[theirs.index(hidden)], state.piles[LORE_DECK][state.piles[LORE_DECK].index(other)] = other, hidden
    state.place[hidden], state.place[other] = state.place[other], state.place[hidden]
    state.random += 1
    assert seen_by(game, 0) == seen
    assert seen_by(game, 1) != seen


# --- the scenarios ---------------------------------------------------------------------------


def standing(title: str) -> Game:
    """A scenario as it is set up."""
    return start(SCENARIOS[title], None, LORE, COMMAND)


@pytest.mark.parametrize(
    ("title", "near", "far", "goal", "first", "adventure"),
    [
        ("Across the Ford", 13, 13, 4, 0, 1),
        ("Mill Lane", 6, 6, 3, 0, 0),
        ("Two Ridges", 21, 21, 6, 1, 1),
        ("The Beast at the Gate", 15, 13, 5, 0, 1),
        ("Reedwater", 15, 15, 5, 0, 2),
    ],
)
def test_what_stands_on_the_maps(
    title: str, near: int, far: int, goal: int, first: int, adventure: int
) -> None:
    """Units counted on the maps by hand; Victory Banners, who starts, and how much Lore there is."""
    game = standing(title)
    assert (len(game.units_of(0)), len(game.units_of(1))) == (near, far)
    assert (game.state.goal, game.state.active, game.state.adventure) == (goal, first, adventure)


def test_what_the_letters_of_a_map_mean() -> None:
    game = standing("Two Ridges")
    lancers = game.unit_at(hex_named("f2"))
    assert (game.banner(lancers), game.troop_type(lancers), game.weapon(lancers)) == (
        "red",
        "mounted",
        "lance",
    )
    dwarves = game.unit_at(hex_named("e8"))
    assert (game.race(dwarves), game.weapon(dwarves)) == ("dwarf", "long sword")
    assert game.weapon(game.unit_at(hex_named("f9"))) == "crossbow"


def test_a_council_that_a_scenario_fixes_costs_a_level_for_each_creature() -> None:
    """F23: 5 levels each beside a Creature."""
    game = standing("The Beast at the Gate")
    for player in PLAYERS:
        seated = sum(game.state.levels[seat(player, office)] for office in OFFICES)
        assert seated == game.council_levels(player) == 5


def test_reedwater_has_few_lines_of_sight() -> None:
    """From b1 to d3 the line runs through c2, where riders of the archers' own side stand; from d1 to
    d3 along the side of c2 and d2, which blocks with a unit or woods on both sides only."""
    game = standing("Reedwater")
    target = game.unit_at(hex_named("c8"))
    game.put_unit(target, hex_named("d3"))
    archers, guards = game.unit_at(hex_named("b1")), game.unit_at(hex_named("d1"))
    assert game.obstacles(archers, target) == [hex_named("c2")]
    assert game.obstacles(guards, target) == []
    game.put_unit(game.unit_at(hex_named("e1")), hex_named("d2"))
    assert set(game.obstacles(guards, target)) == {hex_named("c2"), hex_named("d2")}


def test_reedwater_has_few_ways_home() -> None:
    """From the woods at d4 the far player comes home through the ford d5 only: e5 is water. Where the ford
    is taken there is no way."""
    game = standing("Reedwater")
    riders = game.unit_at(hex_named("c8"))
    game.put_unit(riders, hex_named("d4"))
    assert [place for place in game.ways_home(riders) if game.open_to_enter(place)] == [hex_named("d5")]
    game.put_unit(game.unit_at(hex_named("j8")), hex_named("d5"))
    assert not [place for place in game.ways_home(riders) if game.open_to_enter(place)]
