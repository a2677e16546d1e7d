"""`cardwright check` says what is wrong, in every layout, and ends as tools expect."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from cli.toy_project import TAX, Cardwright

WRONG = TAX.replace("take 2 coins", "tke 2 coins")


def test_nothing_to_complain_about(project: Path, cardwright: Cardwright) -> None:
    ran = cardwright("check", "cards")
    assert (ran.code, ran.out, ran.err) == (0, "nothing to complain about in 2 files\n", "")


def test_without_a_path_all_of_the_project_is_checked(project: Path, cardwright: Cardwright) -> None:
    ran = cardwright("check")
    assert (ran.code, ran.out, ran.err) == (0, "nothing to complain about in 2 files\n", "")


def test_quiet_says_nothing_when_all_is_well(project: Path, cardwright: Cardwright) -> None:
    assert cardwright("check", "--quiet", "cards").out == ""


def test_findings_go_to_standard_output(project: Path, cardwright: Cardwright) -> None:
    (project / "cards/toy/tax.card").write_text(WRONG, "utf-8")
    ran = cardwright("check", "cards", "--output-format", "concise")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out == "cards/toy/tax.card:7:9: error[unknown-verb] CW202 nobody can `tke` in this game\n"


@pytest.mark.parametrize("layout", ["text", "json", "github", "sarif"])
def test_every_layout_tells_the_mistake(project: Path, cardwright: Cardwright, layout: str) -> None:
    (project / "cards/toy/tax.card").write_text(WRONG, "utf-8")
    ran = cardwright("check", "cards", "--output-format", layout)
    assert ran.code == 1
    assert "unknown-verb" in ran.out
    assert "cards/toy/tax.card" in ran.out


def test_a_sarif_file_beside_another_layout(project: Path, cardwright: Cardwright) -> None:
    (project / "cards/toy/tax.card").write_text(WRONG, "utf-8")
    ran = cardwright("check", "cards", "--output-format", "concise", "--sarif-file", "found.sarif")
    found = json.loads((project / "found.sarif").read_text("utf-8"))
    assert len(ran.out.splitlines()) == len(found["runs"][0]["results"]) == 1


def test_a_card_names_cards_of_the_project(project: Path, cardwright: Cardwright) -> None:
    other = project / "other.card"
    other.write_text(
        'game toy\n\nrulings "R" {\n    example "E" {\n        given your hand is "Tax"\n    }\n}\n', "utf-8"
    )
    assert cardwright("check", "other.card").code == 0
    assert (
        cardwright("check", "other.card", "cards", "other.card").out
        == "nothing to complain about in 3 files\n"
    )


def test_standard_input_has_a_name(project: Path, cardwright: Cardwright) -> None:
    ran = cardwright(
        "check", "-", "--stdin-filename", "new.card", "--output-format", "concise", stdin=WRONG.encode()
    )
    assert ran.code == 1
    assert ran.out.startswith("new.card:7:9: error[unknown-verb]")


def test_a_file_that_is_not_there(project: Path, cardwright: Cardwright) -> None:
    ran = cardwright("check", "cards", "gone.card", "--output-format", "concise")
    assert ran.code == 1
    assert ran.out == (
        "gone.card:1:1: error[source-unreadable] CW951 "
        "`gone.card` cannot be read: no such file or directory\n"
    )


def test_a_file_that_is_not_there_has_no_line_to_show(project: Path, cardwright: Cardwright) -> None:
    assert cardwright("check", "gone.card", "--quiet").out == (
        "error[source-unreadable] CW951: `gone.card` cannot be read: no such file or directory\n"
        "   --> gone.card\n"
    )


def test_a_file_that_is_not_utf_8(project: Path, cardwright: Cardwright) -> None:
    (project / "old.card").write_bytes(b"game toy\n# \xc3\xa9 caf\xe9\n")
    ran = cardwright("check", "old.card", "--output-format", "concise")
    assert ran.code == 1
    assert ran.out == "old.card:2:8: error[source-not-utf-8] CW952 this file is not UTF-8\n"


def test_a_byte_order_mark_is_no_text(project: Path, cardwright: Cardwright) -> None:
    (project / "cards/toy/tax.card").write_bytes(b"\xef\xbb\xbf" + TAX.encode())
    assert cardwright("check", "cards").code == 0


@pytest.mark.skipif(os.geteuid() == 0, reason="everything is readable for root")
def test_a_file_that_may_not_be_read(project: Path, cardwright: Cardwright) -> None:
    (project / "cards/toy/tax.card").chmod(0)
    assert "permission denied" in cardwright("check", "cards").out


def test_a_folder_named_like_a_card(project: Path, cardwright: Cardwright) -> None:
    (project / "folder.card").mkdir()
    assert cardwright("check", "folder.card").code == 0


def test_files_come_in_the_order_of_their_names(
    project: Path, cardwright: Cardwright, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("b", "a", "c"):
        (project / f"{name}.card").write_text("game nothing\n", "utf-8")
    walk = os.walk
    monkeypatch.setattr(os, "walk", lambda top: ((at, dirs, files[::-1]) for at, dirs, files in walk(top)))
    lines = cardwright("check", ".", "--output-format", "concise").out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["a.card", "b.card", "c.card"]


def test_color_is_asked_for_by_option_then_environment(
    project: Path, cardwright: Cardwright, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "cards/toy/tax.card").write_text(WRONG, "utf-8")
    assert "\x1b[" not in cardwright("check", "cards").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in cardwright("check", "cards").out
    assert "\x1b[" not in cardwright("check", "cards", "--color", "never").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in cardwright("check", "cards").out
    assert "\x1b[" in cardwright("check", "cards", "--color", "always").out
