"""People and random players at a table: what they are told, what they may take back, how it is written."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from cardwright.play.at_table import AtTable, Left, Screen, scenario_called, tabletop_of
from cardwright.play.load import installed
from cardwright.play.telling import Telling
from cardwright_engine.choices import Choice
from cardwright_engine.position import Refused
from cardwright_engine.tabletop import NoScenario
from our_games import games

GAMES = sorted(games())


@cache
def cards(game: str) -> Any:
    return installed(game)


class Sitting:
    """A table whose person types these lines."""

    def __init__(self, game: str, players: Iterable[str], lines: Iterable[str], scenario: str = "") -> None:
        tabletop = tabletop_of(games()[game])
        assert tabletop is not None
        title = scenario_called(tabletop, cards(game), scenario)[0]
        self.game: Any = tabletop.new_game(cards(game), title, seed=1)
        self.said: list[str] = []
        typed = iter(lines)
        self.table = AtTable(
            self.game,
            tabletop,
            games()[game],
            tuple(players),
            Screen(ask=lambda: next(typed, ""), say=self.said.append),
            seed=1,
        )

    def play(self) -> None:
        self.table.play()

    def play_until_left(self) -> None:
        with pytest.raises(Left):
            self.table.play()


# --- random players --------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_random_players_play_a_game_that_reads_well(game: str) -> None:
    """One sentence an entry, and no piece is left as a bare number."""
    tabletop = tabletop_of(games()[game])
    assert tabletop is not None
    for scenario in tabletop.scenarios(cards(game)):
        probe = tabletop.new_game(cards(game), scenario)
        sitting = Sitting(game, ["random"] * len(tabletop.players(probe)), (), scenario)
        sitting.play()
        assert sitting.game.over()
        assert sitting.table.result().removeprefix("won by ") in tabletop.sides(sitting.game)
        assert len(sitting.said) == len(sitting.game.log)
        assert not [line for line in sitting.said if re.search(r"\{|\b\d{3}\b|-1", line)]


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (Sitting("ring", ["random"] * 4, ()) for _ in range(2))
    one.play()
    other.play()
    assert one.said == other.said and one.game.state == other.game.state


# --- a person --------------------------------------------------------------------------------


def test_options_are_numbered_and_a_number_takes_one() -> None:
    sitting = Sitting("ring", ["me", "random", "random", "random"], ["2\n", "q\n"])
    sitting.play_until_left()
    asked = sitting.said.index("Frodo, which card of your opening hand do you cycle? (1 of 2)")
    offered = sitting.said[asked + 1 : asked + 8]
    assert [line[:6] for line in offered] == [f"{number:4}  " for number in range(1, 8)]
    taken = offered[1].removeprefix("   2  cycle ")
    assert "Frodo, which card of your opening hand do you cycle? (2 of 2)" in sitting.said
    assert sum(line.endswith(f"cycle {taken}") for line in sitting.said[asked + 8 :]) < sum(
        line.endswith(f"cycle {taken}") for line in offered
    )


def test_an_answer_that_is_none_tells_what_can_be_typed() -> None:
    sitting = Sitting("ring", ["me", "random", "random", "random"], ["99\n", "x\n", "q\n"])
    sitting.play_until_left()
    assert sum("`?` why a card cannot be played" in line for line in sitting.said) == 2


def test_the_end_of_input_leaves_the_table() -> None:
    Sitting("ring", ["me", "random", "random", "random"], ()).play_until_left()


@pytest.mark.parametrize("count", [1, 2, 3, 5, 9])
def test_what_is_taken_back_is_as_if_it_had_not_been(count: int) -> None:
    """State, question and log are those of a game in which it was never answered."""
    lines = ["1\n"] * count
    straight = Sitting("ring", ["me", "random", "random", "random"], lines)
    straight.play_until_left()
    detour = Sitting("ring", ["me", "random", "random", "random"], [*lines, "3\n", "u\n"])
    detour.play_until_left()
    assert detour.game.state == straight.game.state
    assert detour.game.pending == straight.game.pending
    assert detour.game.log == straight.game.log


def test_nothing_can_be_taken_back_at_first() -> None:
    sitting = Sitting("ring", ["me", "random", "random", "random"], ["u\n", "q\n"])
    sitting.play_until_left()
    assert "nothing to take back" in sitting.said


def test_the_log_is_told_again() -> None:
    sitting = Sitting("ring", ["me", "random", "random", "random"], ["l\n", "q\n"])
    sitting.play_until_left()
    assert sitting.said.count("Witch-king draws 7 cards") == 2


def test_it_is_told_why_a_card_cannot_be_played() -> None:
    """Mithril Coat needs Frodo, Bilbo or the like in play; none is at the first choice of an action."""
    sitting = Sitting("ring", ["me"] * 4, [])
    game = sitting.game
    choice: Choice | None = game.run()
    while choice is not None and choice.kind != "action":
        choice = game.answer(choice.options[0])
    assert choice is not None
    item = next(piece for piece in game.named("Mithril Coat"))
    told = sitting.table.telling.why_not(choice.player, item)
    assert any("wielder" in clause and "Mithril Coat" in clause for clause in told)


def test_a_condition_of_a_card_is_told_in_its_own_words() -> None:
    sitting = Sitting("ring", ["me"] * 4, [])
    telling = sitting.table.telling
    card, condition = next(
        (piece, condition)
        for piece, definition in enumerate(sitting.game.definitions)
        if definition is not None
        for ability in definition.abilities
        for condition in ability.conditions
    )
    assert telling._clause(Refused(condition.id), card) == f"it needs: {condition.says}"


def test_only_the_viewer_is_told_what_he_draws() -> None:
    game = Sitting("ring", ["random"] * 4, []).game
    tabletop = tabletop_of(games()["ring"])
    assert tabletop is not None
    entry = ("draw", 1, tuple(game.named("Gothmog", "The Commander")))
    told = {
        viewers: Telling(game, tabletop, games()["ring"], viewers).entry(entry)
        for viewers in (None, (0,), (1,), (0, 2))
    }
    assert told[1,] == told[None] == "Witch-king draws Gothmog and The Commander"
    assert told[0,] == told[0, 2] == "Witch-king draws 2 cards"


def test_an_entry_without_a_note_is_told_by_its_verb() -> None:
    game = Sitting("ring", ["random"] * 4, []).game
    tabletop: Any = type("Bare", (type(tabletop_of(games()["ring"])),), {"notes": ()})()
    telling = Telling(game, tabletop, games()["ring"])
    piece = game.named("Gimli")[0]
    assert telling.entry(("cycle", 0, piece)) == "Frodo cycles Gimli"
    assert telling.entry(("some-thing", piece)) == "some thing Gimli"


def test_a_scenario_is_found_by_a_part_of_its_title() -> None:
    tabletop = tabletop_of(games()["ring"])
    assert tabletop is not None
    assert scenario_called(tabletop, cards("ring"), "") == ("Trilogy",)
    assert scenario_called(tabletop, cards("ring"), "duel") == ("Duel",)
    assert scenario_called(tabletop, cards("ring"), "fellow") == ("The Fellowship of the Ring",)
    assert scenario_called(tabletop, cards("ring"), "quartet") == ()


@pytest.mark.parametrize("game", GAMES)
def test_no_game_begins_without_its_scenario(game: str) -> None:
    tabletop = tabletop_of(games()[game])
    assert tabletop is not None
    with pytest.raises(NoScenario, match="no scenario is called `Quartet`"):
        tabletop.new_game(cards(game), "Quartet")
