"""`cardwright play`, as a process sees it: seats, scenarios, and lines from the standard input."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.toy_project import Cardwright


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder without cards of its own: the bundled ones are played."""
    monkeypatch.chdir(tmp_path)


def test_random_players_play_a_duel(elsewhere: None, cardwright: Cardwright) -> None:
    ran = cardwright("play", "ring", "--scenario", "duel", "--seed", "1", "--players", "random,random")
    assert ran.code == 0, ran.err
    lines = ran.out.splitlines()
    assert lines[0] == "War of the Ring: The Card Game: Duel (Gandalf, Witch-king), seed 1"
    assert "location step, round 1" in lines
    assert lines[-1] in ("won by Free Peoples", "won by Shadow")
    assert ran == cardwright("play", "ring", "--scenario", "duel", "--seed", "1")


def test_a_person_takes_a_seat_and_leaves(elsewhere: None, cardwright: Cardwright) -> None:
    ran = cardwright("play", "ring", "--players", "me,random,random,random", stdin=b"1\n?\nu\nl\nq\n")
    assert ran.code == 0, ran.err
    assert "Frodo, which card of your opening hand do you cycle? (1 of 2)" in ran.out
    assert ran.out.endswith("you left the table\nnot over\n")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("chess",), "no game is called `chess`"),
        (("ring", "--scenario", "quartet"), "is no scenario; there are: Trilogy"),
        (("ring", "--scenario", "el"), "could be any of"),
        (("ring", "--players", "me,you,random,random"), "`you` is neither `me` nor `random`"),
        (("ring", "--players", "me,random"), "there are 4 seats: Frodo, Witch-king, Aragorn, Saruman"),
    ],
)
def test_what_is_not_understood_is_said(
    elsewhere: None, cardwright: Cardwright, arguments: tuple[str, ...], told: str
) -> None:
    ran = cardwright("play", *arguments)
    assert ran.code == 2
    assert told in " ".join(ran.err.split())


def test_a_game_that_nobody_made_a_table_for(project: Path, cardwright: Cardwright) -> None:
    ran = cardwright("play", "toy")
    assert ran.code == 2
    assert "no table to play at" in ran.err
