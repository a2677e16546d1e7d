"""The four scenarios: what is printed on them, and what is different in each. Numbers are typed from the
facts (section 10 and F086 to F093)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from cardwright_cards.ring import CARDS
from cardwright_engine.choices import Choice, Option
from cardwright_engine.games.ring import Game, ScenarioCard
from cardwright_engine.games.ring.scenario import TRILOGY, BadScenario, Scenario, read

DUEL = "Duel"
THREE = "Three-Player Duel"
FELLOWSHIP = "The Fellowship of the Ring"


def printed(title: str) -> Scenario:
    card = CARDS[title]
    assert isinstance(card, ScenarioCard)
    return read(card)


def new(title: str, seed: int = 1) -> Game:
    """A game whose players cycle the first cards of their opening hands."""
    game = Game.new(CARDS.values(), scenario=title, seed=seed)
    game.run()
    while game.state.step in ("setup", "location"):
        assert game.pending is not None
        game.answer(game.pending.options[0])
    return game


def quiet(game: Game, choice: Choice) -> Option:
    """Passes where he may, else cycles."""
    for verb in ("pass", "cycle"):
        for option in choice.options:
            if option[0] == verb:
                return option
    return choice.options[0]


# --- what is printed -------------------------------------------------------------------------


def test_the_trilogy_that_a_table_knows_is_the_one_on_the_card() -> None:
    assert replace(CARDS["Trilogy"], source="") == TRILOGY


@pytest.mark.parametrize(
    ("title", "seats"),
    [
        (
            "Trilogy",
            {"Frodo": (7, 2, 3), "Witch-king": (7, 2, 4), "Aragorn": (7, 2, 3), "Saruman": (7, 2, 4)},
        ),
        (DUEL, {"Gandalf": (4, 0, 4), "Witch-king": (6, 0, 6)}),
        (THREE, {"Gandalf": (6, 0, 6), "Witch-king": (7, 2, 4), "Saruman": (7, 2, 4)}),
        (FELLOWSHIP, {"Balrog of Moria": (7, 2, 4), "Gandalf": (7, 2, 3)}),
    ],
)
def test_cards_drawn_and_cycled(title: str, seats: dict[str, tuple[int, int, int]]) -> None:
    told = {seat.name: (seat.opening, seat.cycled, seat.draws) for seat in printed(title).seats}
    assert told == seats
    game = Game.new(CARDS.values(), scenario=title)
    assert [len(hand) for hand in game.state.hands] == [opening for opening, _, _ in seats.values()]


@pytest.mark.parametrize(
    ("title", "order"),
    [
        ("Trilogy", ["Frodo", "Witch-king", "Aragorn", "Saruman"]),
        (DUEL, ["Gandalf", "Witch-king"]),
        (THREE, ["Gandalf", "Witch-king", "Gandalf", "Saruman"]),  # F092
        (FELLOWSHIP, ["Balrog of Moria", "Gandalf"]),
    ],
)
def test_the_turn_order(title: str, order: list[str]) -> None:
    scenario = printed(title)
    assert [scenario.seats[seat].name for seat in scenario.order] == order


def test_the_lists_of_the_fellowship() -> None:
    scenario = printed(FELLOWSHIP)
    assert sum(count for count, _ in scenario.cards) == 60
    assert (3, "Mordor Orcs") in scenario.cards
    assert (2, "Goblins of the Misty Mountains") in scenario.cards
    assert len(scenario.paths) == 13
    assert scenario.battlegrounds[3] == ("Lórien", "Dol Guldur")
    game = Game.new(CARDS.values(), scenario=FELLOWSHIP)
    assert len(game.named("Mordor Orcs")) == 3
    assert game.named("Gothmog", "Bag End", "Minas Tirith", "Théoden") == []
    assert len(game.paths()) == 13


# --- turns -----------------------------------------------------------------------------------


def test_of_three_gandalf_has_two_turns_in_a_cycle_and_all_must_pass() -> None:
    """F092. Gandalf, Witch-king, Gandalf, Saruman; the step ends when each of the three has passed."""
    game = new(THREE)
    for hand in game.state.hands:
        del hand[:-1]
    game.pending = None
    game.run()
    turns: list[int] = []
    while game.state.step == "action":
        turns.append(game.state.active)
        game.answer(("pass",))
    assert turns == [0, 1, 0, 2]


def test_of_three_the_starting_player_changes_turn_by_turn() -> None:
    game = Game.new(CARDS.values(), scenario=THREE, seed=4, decide=quiet)
    game.run()
    activations = [entry for entry in game.log or () if entry[0] == "step" and entry[1] == "location"]
    started = [
        (game.log or [])[(game.log or []).index(entry) + 1][1] for entry in activations
    ]  # who activates first in the round
    assert started[:5] == [0, 1, 0, 2, 0]


# --- Ring tokens -----------------------------------------------------------------------------


def test_a_token_of_the_trilogy_is_gone_for_good_and_draws_two() -> None:
    game = new("Trilogy")
    assert game.state.rings == [1, 1, 1, 1]
    before = len(game.hand(0))
    game.answer(("discard",))
    assert len(game.hand(0)) == before + 2
    assert game.state.rings == [0, 1, 1, 1]
    assert {refused.id for refused in game.why_not(1, "discard", ())} == set()
    _next_round(game)
    assert game.state.rings[0] == 0


def test_a_token_of_the_duel_draws_three_and_loses_two_and_works_each_round() -> None:
    game = new(DUEL)
    before = len(game.hand(0))
    game.answer(("discard",))
    for verb in ("eliminate", "cycle"):
        assert game.pending is not None and {option[0] for option in game.pending.options} == {verb}
        game.answer(game.pending.options[0])
    assert len(game.hand(0)) == before + 3 - 2
    assert game.state.rings == [0, 1]
    _next_round(game)
    assert game.state.rings == [1, 1]


def test_of_three_only_the_shadow_has_tokens_worth_a_point() -> None:
    tokens = [seat.token for seat in printed(THREE).seats]
    assert tokens == ["each round", "once", "once"]
    assert new(FELLOWSHIP).state.rings == [0, 0]


def _next_round(game: Game) -> None:
    while game.state.round == 1:
        assert game.pending is not None
        game.answer(quiet(game, game.pending))


@pytest.mark.parametrize(("title", "points"), [("Trilogy", (2, 2)), (DUEL, (0, 0)), (THREE, (0, 2))])
def test_tokens_not_used_are_worth_a_point_each_at_the_end(title: str, points: tuple[int, int]) -> None:
    """R12 and section 10: Ring tokens of the Trilogy, never those that work each round."""
    game = new(title)
    game.state.journey = 9
    game.state.step = "victory"
    game.pending = None
    scores = [game.score(game.team_players(side)[0]) for side in ("free", "shadow")]
    game.run()
    told = next(entry for entry in game.log or () if entry[0] == "victory-check")
    assert told[1:] == tuple(score + point for score, point in zip(scores, points, strict=True))


# --- battlegrounds of the Fellowship ---------------------------------------------------------


def test_the_battlegrounds_of_the_fellowship_come_in_their_order() -> None:
    game = Game.new(CARDS.values(), scenario=FELLOWSHIP, seed=2, decide=quiet)
    game.run()
    came: dict[int, list[str]] = {}
    number = 0
    for entry in game.log or ():
        if entry[0] == "step":
            number = int(str(entry[2]))
        elif entry[0] == "activate" and game.is_battleground(int(str(entry[2]))):
            came.setdefault(number, []).append(game.title(int(str(entry[2]))))
    expected = [
        ["Minas Morgul"],
        ["Rivendell"],
        ["Moria"],
        ["Lórien", "Dol Guldur"],
        ["Orthanc"],
        ["Morannon"],
    ]
    assert list(came.values()) == expected[: len(came)]
    assert game.state.round <= 6


# --- what is hidden --------------------------------------------------------------------------


@pytest.mark.parametrize("title", ["Trilogy", DUEL, THREE, FELLOWSHIP])
def test_a_view_names_no_hidden_card(title: str) -> None:
    """Decks are nobody's to look at, hands and face-down piles their owner's alone."""
    game = Game.new(CARDS.values(), scenario=title, seed=11)
    chance = random.Random(11)
    choice = game.run()
    for _ in range(80):
        if choice is None:
            break
        state = game.state
        for player in game.players:
            view = game.view(player)
            seen = {piece for _, pieces in (*view.open, *view.own) for piece in pieces}
            hidden = [*state.draw_decks, *state.battleground_decks, *state.path_deck]
            for other in game.players:
                if other != player:
                    hidden += [state.hands[other], state.cycled[other], state.eliminated[other]]
            assert seen.isdisjoint(piece for pile in hidden for piece in pile)
        choice = game.answer(chance.choice(choice.options))


# --- mistakes of designers -------------------------------------------------------------------

ROW = "    player  side  deck  draw  cycle  then  Ring token\n"
GOOD = ROW + "    A  Shadow  Saruman  7  2  4  once\n    B  Free Peoples  Frodo  7  2  3  once\n"


@pytest.mark.parametrize(
    ("card", "message"),
    [
        (ScenarioCard(name="x", seats=""), "names the columns"),
        (ScenarioCard(name="x", seats=ROW + "    A  Shadow  Saruman  7\n"), "fewer cells"),
        (ScenarioCard(name="x", seats=GOOD.replace("7  2  4", "7  two  4")), "a word where a number"),
        (ScenarioCard(name="x", seats=GOOD.replace("Shadow", "Rohan")), "not understood"),
        (ScenarioCard(name="x", seats=GOOD.replace("Free Peoples", "Shadow")), "both sides"),
        (ScenarioCard(name="x", seats=GOOD, turns=("A", "C")), "`C` has a turn"),
    ],
)
def test_a_table_that_cannot_be_read_is_refused_with_a_reason(card: ScenarioCard, message: str) -> None:
    with pytest.raises(BadScenario, match=message):
        read(card)


def test_a_scenario_that_is_no_card_is_refused() -> None:
    with pytest.raises(BadScenario, match="no scenario is called `Quartet`"):
        Game.new(CARDS.values(), scenario="Quartet")
