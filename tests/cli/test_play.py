"""`cardwright play`, as a process sees it: seats, scenarios, and lines from the standard input."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardwright.cli.run import run
from cardwright.play.saved_game import from_text
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
        (("ring", "--view", "gollum"), "`gollum` is no seat; there are: Frodo, Witch-king, Aragorn, Saruman"),
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


# --- the table, pages and saved games --------------------------------------------------------

BATTLE = ("battlelore", "--scenario", "beast", "--players", "me,random")
ANSWERS = b"1\n1\n1\n1\n\n1\n1\n1\n1\n1\n1\n"


def test_a_person_sees_the_map(elsewhere: None, cardwright: Cardwright) -> None:
    ran = cardwright("play", *BATTLE, stdin=b"q\n")
    assert ":a7   :b7   :c7   :d7   |e7   :f7###:g7###:h7###:i7   |j7   :k7   :l7   :m7   :" in ran.out
    assert "\x1b" not in ran.out  # nobody's terminal reads


def test_nobody_sees_a_map_that_was_not_asked_for(elsewhere: None, cardwright: Cardwright) -> None:
    arguments = ("play", "battlelore2", "--seed", "2")
    assert ":a9 " not in cardwright(*arguments).out
    assert ":a9 " in cardwright(*arguments, "--map").out
    assert ":a9 " not in cardwright("play", *BATTLE, "--no-map", stdin=b"q\n").out


def test_colours_are_asked_for(elsewhere: None, cardwright: Cardwright) -> None:
    assert "\x1b[1;34m^B" in cardwright("play", *BATTLE, "--color", "always", stdin=b"q\n").out


def test_a_narrow_terminal(elsewhere: None, cardwright: Cardwright, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    out = cardwright("play", *BATTLE, stdin=b"q\n").out
    assert "7  ... ... ... ... ... ### ### ### ... ... ... ... ..." in out.splitlines()
    monkeypatch.setenv("COLUMNS", "50")
    assert "the map needs 55 columns" in cardwright("play", *BATTLE, stdin=b"q\n").out


@pytest.mark.parametrize(
    "typed", [b"\xff\xfe", "²".encode(), "٣".encode(), b"9" * 5000, b"-1", b"0", b"", b"1.5", b"\x1b[A"]
)
def test_whatever_is_typed_is_at_worst_no_answer(
    elsewhere: None, cardwright: Cardwright, typed: bytes
) -> None:
    ran = cardwright("play", *BATTLE, stdin=typed + b"\nq\n")
    assert ran.code == 0, ran.err
    assert ran.out.count("type the number of your choice") == 2  # at first, and as an answer
    assert ran.out.endswith("you left the table\nnot over\n")


def test_a_person_reads_cards(elsewhere: None, cardwright: Cardwright) -> None:
    ran = cardwright("play", *BATTLE, stdin=b"c probe right\nc martyr\nc probe\nc nothing\nc\nq\n")
    assert "\nProbe Right: Order up to 2 of your units in the right section.\n" in ran.out
    assert "\nMartyr's Gift: " in ran.out
    assert "\nthat can be Probe Center, Probe Left, Probe Right\n" in ran.out
    assert "\nno card is called `nothing`\n" in ran.out
    assert "\nwhich card? " in ran.out


def test_a_game_is_kept_and_played_again(elsewhere: None, cardwright: Cardwright, tmp_path: Path) -> None:
    """Told again to the end of what was answered, then gone on with, as if it had never been left."""
    begin, go_on = ("play", *BATTLE, "--no-map"), ("play", "battlelore", "--no-map", "--load", "game.json")
    first = cardwright(*begin, "--save", "game.json", "--html", "one.html", stdin=ANSWERS)
    assert first.code == 0, first.err
    again = cardwright(*go_on, "--html", "two.html")
    assert again.code == 0, again.err
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "two.html").read_bytes()
    told = [line for line in first.out.splitlines() if line.startswith(("Near d", "Far ", "Near p"))]
    assert told and all(line in again.out.splitlines() for line in told)

    rest = b"1\n" * 20
    cardwright(*go_on, "--save", "on.json", stdin=rest)
    cardwright(*begin, "--save", "straight.json", stdin=ANSWERS + rest)
    assert (tmp_path / "on.json").read_bytes() == (tmp_path / "straight.json").read_bytes()


def test_a_finished_game_is_told_again(elsewhere: None, cardwright: Cardwright) -> None:
    first = cardwright("play", "ring", "--scenario", "duel", "--seed", "5", "--save", "game.json")
    assert cardwright("play", "ring", "--load", "game.json") == first


def test_a_stopped_game_is_kept(
    elsewhere: None, cardwright: Cardwright, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stopped:
        def __init__(self) -> None:
            self.lines = iter(["1\n", "1\n"])

        def isatty(self) -> bool:
            return False

        def readline(self) -> str:
            for line in self.lines:
                return line
            raise KeyboardInterrupt

    monkeypatch.setattr("cardwright.cli.play.sys.stdin", Stopped())
    code = run(["play", *BATTLE, "--no-map", "--save", "game.json"])
    assert code == 130
    assert len(from_text((tmp_path / "game.json").read_text("utf-8")).answers) == 4  # 2 more by Far


def test_a_view_hides_what_others_hold(elsewhere: None, cardwright: Cardwright) -> None:
    everything = cardwright("play", "ring", "--scenario", "duel", "--seed", "1").out
    gandalf = cardwright("play", "ring", "--scenario", "duel", "--seed", "1", "--view", "gandalf").out
    counted = re.compile(r"^Witch-king draws \d+ cards$", re.MULTILINE)
    assert counted.search(gandalf) and not counted.search(everything)
    mine = re.compile(r"^Gandalf draws .*$", re.MULTILINE)
    assert mine.findall(gandalf) == mine.findall(everything)
    two = cardwright(
        "play", "ring", "--players", "me,random,me,random", stdin=b"q\n"
    ).out  # Frodo and Aragorn, and nobody else
    assert "Witch-king draws 7 cards" in two and "Aragorn draws 7 cards" not in two


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (None, "no such file"),
        (b"", "it is no saved game: no JSON"),
        (b"\xff", "it is no saved game: not UTF-8"),
        (b'{"cardwright game": 1}', "`game` is missing"),
    ],
)
def test_what_is_no_saved_game_is_said(
    elsewhere: None, cardwright: Cardwright, tmp_path: Path, text: bytes | None, told: str
) -> None:
    if text is not None:
        (tmp_path / "game.json").write_bytes(text)
    ran = cardwright("play", "ring", "--load", "game.json")
    assert ran.code == 1
    assert told in ran.err


def test_a_saved_game_that_does_not_fit_is_refused_and_stays_as_it_is(
    elsewhere: None, cardwright: Cardwright, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    cardwright("play", "ring", "--scenario", "duel", "--save", "game.json")
    text = file.read_text("utf-8")
    wrong = text.replace('"answers": [\n[', '"answers": [\n["nonsense"],\n[', 1)
    file.write_text(wrong, "utf-8")
    ran = cardwright("play", "ring", "--load", "game.json", "--save", "game.json")
    assert ran.code == 1 and "answer 1 is not possible here" in ran.err
    assert file.read_text("utf-8") == wrong
    file.write_text(text.replace("\n]\n}", ',\n["pass"]\n]\n}'), "utf-8")
    assert "the game is over before answer" in cardwright("play", "ring", "--load", "game.json").err
    assert "it is no game of battlelore" in cardwright("play", "battlelore", "--load", "game.json").err


@pytest.mark.parametrize("option", ["--html", "--save"])
def test_a_file_that_cannot_be_written_is_refused_before_the_game(
    elsewhere: None, cardwright: Cardwright, option: str
) -> None:
    ran = cardwright("play", "ring", option, "nowhere/file")
    assert ran.code == 1 and ran.out == ""
    assert "no such file or directory" in ran.err


@pytest.mark.parametrize("said", [("--seed", "9"), ("--scenario", "beast")])
def test_a_saved_game_is_not_begun_anew(
    elsewhere: None, cardwright: Cardwright, said: tuple[str, str]
) -> None:
    cardwright("play", *BATTLE, "--no-map", "--save", "game.json", stdin=ANSWERS)
    ran = cardwright("play", "battlelore", "--load", "game.json", *said)
    assert (ran.code, ran.out) == (2, "")
    assert "a saved game has its scenario and its seed: leave out --scenario and --seed" in ran.err
