"""`cardwright odds`, as a process sees it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.toy_project import Cardwright, Ran

SPARK = """game battlelore

lore "Spark" {
    class Wizard
    cost 1
    source "Ours" house
    play in the command phase, alongside your command card {
        choose 1 enemy unit as target
        roll (level) dice
        hit target for each [banner of target] rolled
    }
}
"""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder without cards of its own: the bundled ones are asked about."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def words(line: str) -> list[str]:
    return line.split()


def test_every_level_of_a_card(elsewhere: Path, cardwright: Cardwright) -> None:
    ran = cardwright("odds", "Fireball", "--level", "1..3", "--against", "blue")
    assert ran.code == 0, ran.err
    lines = ran.out.splitlines()
    assert lines[0] == "Fireball against blue"
    assert words(lines[2]) == ["level", "1", "level", "2", "level", "3"]
    assert words(lines[4]) == ["figures", "lost", "0", *words("8/27 29.63 % 16/81 19.75 % 32/243 13.17 %")]
    assert words(lines[-1]) == ["eliminated", *words("91/216 42.13 % 14/27 51.85 % 146/243 60.08 %")]
    assert cardwright("odds", "battlelore/fireball", "--against", "blue") == Ran(0, ran.out, "")


def test_for_tools(elsewhere: Path, cardwright: Cardwright) -> None:
    ran = cardwright("odds", "Fireball", "--level", "1", "--against", "blue", "--output-format", "json")
    document = json.loads(ran.out)
    assert {key: document[key] for key in ("format", "game", "card", "attack", "against")} == {
        "format": 1,
        "game": "battlelore",
        "card": "Fireball",
        "attack": None,
        "against": "blue",
    }
    (column,) = document["columns"]
    assert (column["level"], column["dice"]) == (1, 3)
    assert column["expected"]["figures lost"]["fraction"] == "439/216"
    assert column["outcomes"][-1]["results"]["eliminated"] is True
    assert column["outcomes"][-1]["probability"]["fraction"] == "91/216"


def test_an_attack(elsewhere: Path, cardwright: Cardwright) -> None:
    ran = cardwright(
        "odds", "--attack", "bow", "--against", "red, 2 figures", "--distance", "3", "--game", "battlelore"
    )
    assert ran.code == 0, ran.err
    assert ran.out.startswith("an attack by bow against red, 2 figures from 3 hexes away\n")
    assert ["eliminated", "1/36", "2.78", "%"] in [words(line) for line in ran.out.splitlines()]


def test_a_card_played_into_an_attack(elsewhere: Path, cardwright: Cardwright) -> None:
    ran = cardwright("odds", "Parry", "--attack", "red", "--against", "blue", "--level", "1")
    assert ran.out.startswith("Parry, played into an attack by red against blue\n(played by the defender)\n")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "name a card, or say with --attack what attacks"),
        (("Fireball", "--level", "high"), "`high` is no level, such as 2, 1..3 or 1,3"),
        (("Fireball", "--level", "3..1"), "`3..1` runs from no level to another"),
        (("Fireball", "--against", "blu"), "`blu` says nothing of a unit; did you mean `blue`?"),
        (("Fireball", "--against", "blue red"), "`blue` and `red` cannot both be so"),
        (("Fireball", "--against", "2 legs"), "`2` counts nothing that a unit has, such as `figures`"),
        (("Fireball", "--against", "blue", "--choices", "best"), "'best' is not one of"),
        (("--attack", "red"), "say with --game in which game: battlelore or battlelore2"),
        (("--attack", "red", "--game", "chess"), "no game is called `chess`"),
    ],
)
def test_what_is_not_understood(
    elsewhere: Path, cardwright: Cardwright, arguments: tuple[str, ...], told: str
) -> None:
    ran = cardwright("odds", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert told in " ".join(ran.err.split())


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("Firebal",), "no card is called `Firebal`"),
        (("Portal",), "`Portal` rolls no dice"),
        (("Glimmer", "--level", "1"), "`Glimmer` rolls no dice"),
        (("Parry",), "is played before a roll, so it needs an attack that it is played into"),
        (
            ("Fireball", "--attack", "red", "--against", "blue"),
            "`Fireball` cannot be played into this attack",
        ),
        (("Fireball", "--level", "4"), "`Fireball` is played at level 1 to 3, not 4"),
        (("--attack", "red", "--game", "battlelore", "--level", "2"), "an attack has no level"),
        (("Fireball", "--against", "friendly"), "the rules refuse this: there is no target for Fireball"),
        (("Fireball", "--against", "bold"), "whether a piece is bold is worked out by the rules"),
        (("Fireball", "--against", "6 figures"), "has 1 to 4 figures, not 6"),
        (("Fireball", "--most", "20"), "there are more than 20 outcomes"),
        (("Frodo Baggins",), "nobody has said how odds are asked for in `ring`"),
        (
            ("--attack", "red", "--game", "battlelore", "--distance", "9"),
            "from 1 to 7 hexes away, not from 9",
        ),
        (
            ("--attack", "red", "--against", "Dwarf", "--game", "battlelore"),
            "--choices first takes the first",
        ),
    ],
)
def test_what_has_no_answer(
    elsewhere: Path, cardwright: Cardwright, arguments: tuple[str, ...], told: str
) -> None:
    ran = cardwright("odds", *arguments)
    assert (ran.code, ran.out) == (1, "")
    assert told in " ".join(ran.err.split())


def test_a_card_of_the_project(elsewhere: Path, cardwright: Cardwright) -> None:
    folder = elsewhere / "cards"
    folder.mkdir()
    (folder / "spark.card").write_text(SPARK, "utf-8")
    ran = cardwright("odds", "Spark", "--against", "blue", "--level", "2")
    assert ran.code == 0, ran.err
    assert "25/36  69.44 %" in ran.out


def test_a_project_with_a_mistake(elsewhere: Path, cardwright: Cardwright) -> None:
    folder = elsewhere / "cards"
    folder.mkdir()
    (folder / "spark.card").write_text(SPARK.replace("roll (level) dice", "roll (leval) dice"), "utf-8")
    ran = cardwright("odds", "Spark")
    assert (ran.code, ran.out) == (1, "")
    assert "leval" in ran.err


def test_a_game_without_trials(project: Path, cardwright: Cardwright) -> None:
    ran = cardwright("odds", "Stars")
    assert ran.code == 1
    assert "nobody has said how odds are asked for in `toy`" in ran.err
