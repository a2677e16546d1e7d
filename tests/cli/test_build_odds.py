"""`cardwright build --odds` puts on the sheets what cards do exactly, and changes nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.test_build import tree
from cli.toy_project import Cardwright

# what Fireball does (battlelore F01, F05): level + 2 dice, any Lore kills, else one figure a blue face
FIRE = """game battlelore

lore "Fire" {
    class Wizard
    cost 10
    source "Ours" house
    play in the command phase, alongside your command card {
        choose 1 enemy unit as target
        roll (level + 2) dice
        if any [Lore] was rolled {
            eliminate target
        } otherwise {
            hit target for each [banner of target] rolled
        }
    }
}

lore "Calm" {
    class Cleric
    cost 1
    source "Ours" house
    play in the combat phase {
        gain 1 lore
    }
}
"""
SHEET = Path("generated/sheets/battlelore.html")


@pytest.fixture
def fire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one card that rolls dice, and one that does not."""
    folder = tmp_path / "cards"
    folder.mkdir()
    (folder / "fire.card").write_text(FIRE, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def tables(html: str) -> dict[str, list[str]]:
    """The tables of the odds, by their captions; a line a row."""
    section = re.search(r'<section class="odds".*?</section>', html, re.DOTALL)
    found: dict[str, list[str]] = {}
    for each in re.findall(r"<table.*?</table>", section[0], re.DOTALL) if section else ():
        table = ElementTree.fromstring(each)
        caption = "".join(table.find("caption").itertext())  # type: ignore[union-attr]
        found[caption] = [
            " | ".join("".join(cell.itertext()).strip() for cell in row) for row in table.iter("tr")
        ]
    return found


def test_the_sheet_shows_the_numbers_worked_out_by_hand(fire: Path, cardwright: Cardwright) -> None:
    """Those of `docs/odds.md`, "By hand": 64, 48, 12, 1 and 91 of 216, and so on."""
    ran = cardwright("build", "--odds", "blue")
    assert (ran.code, ran.err) == (0, "")
    assert "1 card shows odds against `blue`\n" in ran.out
    assert tables(SHEET.read_text("utf-8")) == {
        "Fire against blue": [
            " | level 1 | level 2 | level 3",
            "dice | 3 | 4 | 5",
            "figures lost | 0 | 8/27 29.63 % | 16/81 19.75 % | 32/243 13.17 %",
            "1 | 2/9 22.22 % | 16/81 19.75 % | 40/243 16.46 %",
            "2 | 1/18 5.56 % | 2/27 7.41 % | 20/243 8.23 %",
            "3 | 1/216 0.46 % | 1/81 1.23 % | 5/243 2.06 %",
            "4 | 91/216 42.13 % | 14/27 51.85 % | 146/243 60.08 %",
            "expected | 439/216 2.032 | 199/81 2.457 | 679/243 2.794",
            "eliminated | 91/216 42.13 % | 14/27 51.85 % | 146/243 60.08 %",
        ]
    }


def test_only_the_sheet_differs(fire: Path, cardwright: Cardwright) -> None:
    cardwright("build")
    plain = tree(fire / "generated")
    assert "odds" not in plain["sheets/battlelore.html"].decode().lower()
    cardwright("build", "--odds", "blue")
    shown = tree(fire / "generated")
    assert {path for path in plain.keys() | shown.keys() if plain.get(path) != shown.get(path)} == {
        "sheets/battlelore.html"
    }
    cardwright("build")
    assert tree(fire / "generated") == plain


def test_several_targets_in_their_order_each_once(fire: Path, cardwright: Cardwright) -> None:
    ran = cardwright("build", "--odds", "blue,  1 figure", "--odds", "red", "--odds", "blue, 1 figure")
    assert ran.code == 0
    said = tables(SHEET.read_text("utf-8"))
    # blue or Lore takes the only figure: each die spares it with 4/6, so 1 - (2/3)^n
    assert list(said) == ["Fire against blue, 1 figure", "Fire against red"]
    assert said["Fire against blue, 1 figure"][-1] == (
        "eliminated | 19/27 70.37 % | 65/81 80.25 % | 211/243 86.83 %"
    )


def test_a_check_compares_with_what_would_be_written(fire: Path, cardwright: Cardwright) -> None:
    cardwright("build", "--odds", "blue")
    assert cardwright("build", "--check", "--odds", "blue").code == 0
    assert cardwright("build", "--check").code == 1
    before = tree(fire / "generated")
    ran = cardwright("build", "--check", "--odds", "red mounted")
    assert ran.code == 1
    assert str(SHEET) in ran.err
    assert "`cardwright build --odds 'red mounted'` writes it anew" in ran.err
    assert tree(fire / "generated") == before


@pytest.mark.parametrize(
    ("target", "told"),
    [
        ("blu", "`blu` says nothing of a unit; did you mean `blue`?"),
        ("blue red", "`blue` and `red` cannot both be so"),
        ("  ", "say which unit, such as `blue`"),
    ],
)
def test_words_that_mean_nothing(fire: Path, cardwright: Cardwright, target: str, told: str) -> None:
    ran = cardwright("build", "--odds", "blue", "--odds", target)
    assert ran.code == 2
    assert told in " ".join(ran.err.split())
    assert not (fire / "generated").exists()


def test_words_that_no_card_has_an_answer_for(fire: Path, cardwright: Cardwright) -> None:
    ran = cardwright("build", "--odds", "friendly blue")
    assert ran.code == 0
    assert "no card shows odds against `friendly blue`\n" in ran.out
    assert tables(SHEET.read_text("utf-8")) == {}


def test_words_of_one_game_of_two(fire: Path, cardwright: Cardwright) -> None:
    (fire / "cards" / "rage.card").write_text(
        'game battlelore2\n\nlore "Rage" {\n    cost 1\n    source "Ours" house\n'
        "    play in your turn, after the order step {\n        gain 1 lore\n    }\n}\n",
        "utf-8",
    )
    ran = cardwright("build", "--odds", "blue")
    assert (ran.code, ran.err) == (0, "")
    assert list(tables(SHEET.read_text("utf-8"))) == ["Fire against blue"]
    ran = cardwright("build", "--odds", "blu")
    assert ran.code == 2
    assert "in `battlelore`, `blu` says nothing of a unit; did you mean `blue`?" in ran.err
    assert "in `battlelore2`, `blu` says nothing of a unit; known are" in ran.err


def test_a_game_that_cannot_be_asked(project: Path, cardwright: Cardwright) -> None:
    ran = cardwright("build", "--odds", "blue")
    assert ran.code == 2
    assert "nobody has said how odds are asked for" in ran.err
    assert not (project / "generated").exists()


def test_mistakes_in_cards_are_told_before_words(fire: Path, cardwright: Cardwright) -> None:
    (fire / "cards" / "fire.card").write_text(FIRE.replace("(level + 2)", "(leval + 2)"), "utf-8")
    ran = cardwright("build", "--odds", "blue")
    assert ran.code == 1
    assert "leval" in ran.err


def test_some_sources_are_played_with_those_beside_them(fire: Path, cardwright: Cardwright) -> None:
    (fire / "cards" / "calm.card").write_text(
        FIRE[FIRE.index('lore "Calm"') :].join(("game battlelore\n\n", ""))
    )
    (fire / "cards" / "fire.card").write_text(FIRE[: FIRE.index('lore "Calm"')], "utf-8")
    ran = cardwright("build", "--odds", "blue", "--out", "some", "cards/fire.card")
    assert (ran.code, ran.err) == (0, "")
    assert list(tables(Path("some/sheets/battlelore.html").read_text("utf-8"))) == ["Fire against blue"]
    (fire / "cards" / "calm.card").write_text("game battlelore\n\nlore {", "utf-8")
    ran = cardwright("build", "--odds", "blue", "--out", "other", "cards/fire.card")
    assert ran.code == 1
    assert "calm.card" in ran.err
    assert not Path("other").exists()


def test_cards_outside_a_project_are_played_with_the_bundled_ones(
    fire: Path, cardwright: Cardwright, monkeypatch: pytest.MonkeyPatch
) -> None:
    (fire / "elsewhere").mkdir()
    monkeypatch.chdir(fire / "elsewhere")
    ran = cardwright("build", "--odds", "blue", "--out", "made", "../cards/fire.card")
    assert (ran.code, ran.err) == (0, "")
    assert list(tables(Path("made/sheets/battlelore.html").read_text("utf-8"))) == ["Fire against blue"]
