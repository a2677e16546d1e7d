"""People and random players at a table: what they are told, what they may take back, how it is written."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from cardwright.play.at_table import AtTable, Left, Screen, scenario_called, tabletop_of
from cardwright.play.load import installed
from cardwright.play.menu_to_text import menu_to_text
from cardwright.play.telling import Telling
from cardwright_engine.choices import DECLINE, Choice
from cardwright_engine.position import Refused
from cardwright_engine.tabletop import NoScenario
from our_games import games
from play.seen_games import scenarios, table_of, waiting

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
    told = sum("type the number of your choice" in line for line in sitting.said)
    assert told == 3  # at first, and for each of the two


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


# --- what is asked ---------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "scenario"), scenarios())
def test_every_choice_is_asked_for_in_a_sentence(game: str, scenario: str) -> None:
    """No rule's id is left in a question, and what is offered can be told apart unless it is the same."""
    tabletop: Any = table_of(game)
    telling: Telling | None = None
    for running in waiting(game, scenario, seed=2, most=500):
        telling = telling or Telling(running, tabletop, games()[game])
        telling.look()
        choice = running.pending
        asked = telling.question(choice)
        assert re.fullmatch(r".+, ([^:]+\?|choose [a-z ]+)( \(.+\))?", asked), asked
        told = [telling.option(option, choice) for option in choice.options]
        assert not [line for line in told if re.search(r"\{|\b\d{2,}\b|-1", line)]
        cards_offered = [tuple(_titled(running, part) for part in option) for option in choice.options]
        assert len(set(told)) == len(set(cards_offered)), (asked, told)


def _titled(running: Any, part: Any) -> Any:
    """A card stands for all of its title; units and hexes for themselves."""
    definition = (
        running.definitions[part] if isinstance(part, int) and part < len(running.definitions) else None
    )
    return part if definition is None or part in getattr(running, "units", list)() else definition.name


def test_an_empty_line_takes_the_only_choice_and_no_other() -> None:
    sitting = Sitting("battlelore", ["me", "random"], ["\n", "q\n"], "Beast")
    sitting.play_until_left()
    assert sitting.table.answers == []
    # Near's first turn: the only card is played, then passing is all that is left in two phases
    lines = ["1\n"] * 40
    game = Sitting("battlelore", ["me", "random"], lines, "Beast")
    game.play_until_left()
    alone = game.game.pending is not None and len(game.game.pending.options) == 1
    again = Sitting("battlelore", ["me", "random"], [*lines, "\n", "q\n"], "Beast")
    again.play_until_left()
    assert (len(again.table.answers) > len(game.table.answers)) == alone


def test_random_players_do_again_what_they_did_before_a_choice_was_taken_back() -> None:
    """Else a person could take back until they did what suits him."""
    lines = ["1\n", "1\n", "1\n", "1\n", "1\n"]
    straight = Sitting("ring", ["me", "random", "random", "random"], lines)
    straight.play_until_left()
    detour = Sitting("ring", ["me", "random", "random", "random"], [*lines[:-1], "1\n", "u\n", "1\n"])
    detour.play_until_left()
    assert detour.table.answers == straight.table.answers
    assert detour.game.log == straight.game.log


def test_a_long_menu_gathers_what_begins_alike() -> None:
    tabletop: Any = table_of("battlelore2")
    *_, running = waiting("battlelore2", "The Drowned Causeway", seed=4, most=4)
    telling = Telling(running, tabletop, games()["battlelore2"])
    hexes = list(running.hexes())[:12]
    unit = running.units()[0]
    options = (*(("move", unit, hex_) for hex_ in hexes), ("play", running.hand(0)[0]), DECLINE)
    lines = menu_to_text(telling, Choice(0, "action", options, "move"), 40)
    assert lines == [
        f"      move {telling._thing(unit, 'piece')} to",
        "   1  a1     2  b1     3  c1     4  d1",
        "   5  e1     6  f1     7  g1     8  h1",
        "   9  i1    10  j1    11  k1    12  l1",
        f"  13  play {running.title(running.hand(0)[0])}",
        "  14  no more",
    ]
    short = menu_to_text(telling, Choice(0, "action", options[:2], "move"), 80)
    assert [line[:11] for line in short] == ["   1  move ", "   2  move "]
