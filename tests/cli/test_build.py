"""`cardwright build` writes what the cards say, whole or not at all, and `--check` finds what is stale."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from cli.toy_project import STARS, TAX, Cardwright

TAX_FILE = Path("cards/toy/tax.card")
MODULE = Path("generated/cardwright_cards/toy/tax.py")
SHEET = Path("generated/sheets/toy.html")


def tree(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, with what it holds."""
    return {
        file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()
    }


def test_everything_is_written(project: Path, cardwright: Cardwright) -> None:
    ran = cardwright("build")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "5 files written, 0 unchanged in generated\n"
    assert sorted(tree(project / "generated")) == [
        "cardwright_cards/toy/__init__.py",
        "cardwright_cards/toy/stars.py",
        "cardwright_cards/toy/tax.py",
        "manifest.json",
        "sheets/toy.html",
    ]


def test_the_manifest_tells_nothing_of_time_or_place(project: Path, cardwright: Cardwright) -> None:
    cardwright("build")
    written = (project / "generated/manifest.json").read_text("utf-8")
    assert sorted(json.loads(written)["sources"]) == ["cards/toy/stars.card", "cards/toy/tax.card"]
    assert str(project) not in written


def test_what_is_the_same_is_not_touched(project: Path, cardwright: Cardwright) -> None:
    cardwright("build")
    os.utime(MODULE, (0, 0))
    assert cardwright("build").out == "0 files written, 5 unchanged in generated\n"
    assert MODULE.stat().st_mtime == 0


def test_nothing_stale_after_a_build(project: Path, cardwright: Cardwright) -> None:
    cardwright("build")
    ran = cardwright("build", "--check")
    assert (ran.code, ran.err, ran.out) == (0, "", "generated is what the compiler writes today\n")


def test_touching_a_source_changes_nothing(project: Path, cardwright: Cardwright) -> None:
    cardwright("build")
    TAX_FILE.touch()
    assert cardwright("build", "--check").code == 0


def test_one_changed_number_is_traced_to_module_and_sheet(project: Path, cardwright: Cardwright) -> None:
    cardwright("build")
    before = tree(project / "generated")
    TAX_FILE.write_text(TAX.replace("take 2 coins", "take 3 coins"), "utf-8")
    ran = cardwright("build", "--check")
    assert ran.code == 1
    for path in (TAX_FILE, MODULE, SHEET):
        assert f"`{path}`" in ran.err
    assert "`cardwright build` writes it anew" in ran.err
    assert "stars.py" not in ran.err
    assert tree(project / "generated") == before


def test_a_missing_module_is_named(project: Path, cardwright: Cardwright) -> None:
    cardwright("build")
    MODULE.unlink()
    ran = cardwright("build", "--check", "--output-format", "concise")
    assert ran.code == 1
    assert ran.err == f"error[generated-missing] CW954 `{MODULE}` is missing\n"


@pytest.mark.parametrize(
    "stray",
    [
        "generated/cardwright_cards/toy/stray.py",
        "generated/cardwright_cards/toy/keywords/stray.py",
        "generated/cardwright_cards/gone/__init__.py",
        "generated/sheets/gone.html",
    ],
)
def test_a_stray_file_is_named_and_then_removed(project: Path, cardwright: Cardwright, stray: str) -> None:
    cardwright("build")
    Path(stray).parent.mkdir(parents=True, exist_ok=True)
    Path(stray).write_text("", "utf-8")
    ran = cardwright("build", "--check", "--output-format", "concise")
    assert ran.code == 1
    assert ran.err == f"error[generated-orphan] CW955 `{stray}` belongs to no card\n"
    assert Path(stray).exists()
    assert cardwright("build").out == "0 files written, 5 unchanged, 1 removed in generated\n"
    assert not Path(stray).exists()
    assert cardwright("build", "--check").code == 0


def test_files_of_another_kind_are_left_alone(project: Path, cardwright: Cardwright) -> None:
    cardwright("build")
    Path("generated/cardwright_cards/py.typed").write_text("", "utf-8")
    Path("generated/cardwright_cards/__init__.py").write_text("", "utf-8")
    Path("generated/rules.json").write_text("{}", "utf-8")
    assert cardwright("build", "--check").code == 0


def test_a_game_with_an_error_is_not_written_in_part(project: Path, cardwright: Cardwright) -> None:
    cardwright("build")
    before = tree(project / "generated")
    TAX_FILE.write_text(TAX.replace("take 2", "tke 2"), "utf-8")
    Path("cards/toy/stars.card").write_text(STARS.replace("roll 2", "roll 3"), "utf-8")
    ran = cardwright("build")
    assert ran.code == 1
    assert "unknown-verb" in ran.err
    assert "nothing of toy was written, since it has errors" in ran.out
    assert tree(project / "generated") == before


def test_a_source_that_cannot_be_read_stops_everything(project: Path, cardwright: Cardwright) -> None:
    cardwright("build")
    before = tree(project / "generated")
    TAX_FILE.write_bytes(b"\xff")
    assert cardwright("build").code == 1
    assert tree(project / "generated") == before


def test_a_write_that_fails_leaves_the_file_as_it_was(
    project: Path, cardwright: Cardwright, monkeypatch: pytest.MonkeyPatch
) -> None:
    cardwright("build")
    before = tree(project / "generated")
    TAX_FILE.write_text(TAX.replace("take 2 coins", "take 3 coins"), "utf-8")

    def full(source: object, target: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    ran = cardwright("build")
    assert ran.code == 1
    assert "no space left on device" in ran.err
    assert tree(project / "generated") == before


def test_another_folder(project: Path, cardwright: Cardwright) -> None:
    assert cardwright("build", "--out", "elsewhere").code == 0
    assert not Path("generated").exists()
    Path("elsewhere/cardwright_cards/toy/tax.py").unlink()
    ran = cardwright("build", "--check", "--out", "elsewhere")
    assert "`cardwright build --out elsewhere` writes it" in ran.err


def test_some_sources_only(project: Path, cardwright: Cardwright) -> None:
    assert cardwright("build", "--out", "some", "cards/toy/tax.card").code == 0
    assert Path("some/cardwright_cards/toy/tax.py").exists()
    assert not Path("some/cardwright_cards/toy/stars.py").exists()


def test_outputs_depend_on_nothing_but_the_cards(
    project: Path, cardwright: Cardwright, monkeypatch: pytest.MonkeyPatch
) -> None:
    cardwright("build", "--out", "one")
    walk = os.walk
    monkeypatch.setattr(os, "walk", lambda top: ((at, dirs, files[::-1]) for at, dirs, files in walk(top)))
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    cardwright("build", "--out", "two")
    assert tree(Path("one")) == tree(Path("two"))


def test_a_folder_without_cards_needs_a_place_to_write(
    project: Path, cardwright: Cardwright, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "empty").mkdir()
    monkeypatch.chdir(project / "empty")
    ran = cardwright("build")
    assert ran.code == 2
    assert "--out" in ran.err
