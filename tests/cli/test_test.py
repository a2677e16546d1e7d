"""`cardwright test` plays the examples of cards and rulings."""

from __future__ import annotations

from pathlib import Path

from cli.toy_project import TAX, Cardwright

RULING = """game toy

rulings "Taxes" {
    example "there is nothing to take" {
        given your hand is "Tax"
        given you have 1 coin
        you play "Tax"
        expect you have 1 coin
    }
}
"""


def test_all_examples_of_the_project(project: Path, cardwright: Cardwright) -> None:
    ran = cardwright("test")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "2 examples played (2 of toy), and all hold\n"


def test_cards_are_compiled_afresh(project: Path, cardwright: Cardwright) -> None:
    (project / "cards/toy/tax.card").write_text(TAX.replace("take 2 coins", "take 3 coins"), "utf-8")
    ran = cardwright("test", "--output-format", "concise")
    assert ran.code == 1
    assert ran.out.splitlines() == [
        "cards/toy/tax.card:13:16: error[example-failed] CW902 "
        "`you have 2 coins` does not hold: it is 3, not 2",
        "cards/toy/tax.card:13:38: error[example-failed] CW902 "
        "`your opponent has 3 coins` does not hold: it is 2, not 3",
        "2 examples played (2 of toy)",
    ]


def test_rulings_of_another_folder(project: Path, cardwright: Cardwright) -> None:
    ruling = project / "ruling.card"
    ruling.write_text(RULING, "utf-8")
    ran = cardwright("test", "ruling.card", "--output-format", "concise")
    assert ran.code == 1
    assert ran.out.startswith(
        "ruling.card:8:16: error[example-failed] CW902 `you have 1 coin` does not hold: it is 0, not 1\n"
    )
    ruling.write_text(RULING.replace("expect you have 1", "expect you have 0"), "utf-8")
    assert cardwright("test", "ruling.card").out == "1 example played (1 of toy), and all hold\n"


def test_examples_of_a_game_with_errors_are_not_played(project: Path, cardwright: Cardwright) -> None:
    (project / "cards/toy/tax.card").write_text(TAX.replace("take 2", "tke 2"), "utf-8")
    ran = cardwright("test")
    assert ran.code == 1
    assert "unknown-verb" in ran.out
    assert "0 examples played, 2 not, since their game has errors" in ran.out


def test_a_project_without_examples_says_so(project: Path, cardwright: Cardwright) -> None:
    bare = project / "bare.card"
    bare.write_text('game toy\n\nrulings "None" {\n}\n', "utf-8")
    ran = cardwright("test", "bare.card")
    assert (ran.code, ran.out) == (0, "there are no examples to play\n")


def test_every_layout_tells_a_failure(project: Path, cardwright: Cardwright) -> None:
    (project / "cards/toy/tax.card").write_text(TAX.replace("take 2 coins", "take 3 coins"), "utf-8")
    for layout in ("text", "json", "github", "sarif"):
        ran = cardwright("test", "--output-format", layout)
        assert ran.code == 1
        assert "example-failed" in ran.out
