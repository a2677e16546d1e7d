"""The command line as a process: what it loads, how it ends."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from cardwright import __version__
from cardwright.cli.commands import cardwright_group
from cardwright.cli.run import run

ROOT = Path(__file__).parents[2]
PATHS = os.pathsep.join(str(ROOT / folder) for folder in ("compiler", "engine", "generated"))


def process(arguments: Sequence[str], *, here: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Python with these arguments, as a user's shell would run it."""
    environment = {**os.environ, "PYTHONPATH": PATHS}
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, env=environment, cwd=here
    )


def test_the_version_is_answered_before_anything_is_loaded() -> None:
    look = (
        "import sys; sys.argv = ['cardwright', '--version']; from cardwright.cli import main; main();"
        "print([name for name in ('click', 'lark', 'jinja2', 'json', 'dataclasses') if name in sys.modules])"
    )
    assert process(["-c", look]).stdout == f"cardwright {__version__}\n[]\n"


def test_a_command_loads_what_it_needs_only() -> None:
    look = (
        "import sys; from cardwright.cli.run import run; run(['check', '--help']);"
        "print([name for name in ('cardwright.cli.build', 'cardwright_engine.game') if name in sys.modules])"
    )
    assert process(["-c", look]).stdout.endswith("\n[]\n")


def test_help_lists_every_command() -> None:
    ran = process(["-m", "cardwright", "--help"])
    assert ran.returncode == 0
    for command in ("build", "check", "explain", "rules", "stats", "test", "text", "vocabulary"):
        assert f"\n  {command} " in ran.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["chek"],
        ["check", "--output-format", "xml", "."],
        ["explain"],
        ["explain", "no-such-rule"],
    ],
)
def test_a_command_that_is_not_understood_ends_with_2(arguments: list[str]) -> None:
    ran = process(["-m", "cardwright", *arguments])
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "Error: " in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_missing_file_ends_with_1(tmp_path: Path) -> None:
    ran = process(["-m", "cardwright", "check", "gone.card"], here=tmp_path)
    assert ran.returncode == 1
    assert "source-unreadable" in ran.stdout
    assert ran.stderr == ""


def test_a_fault_of_ours_ends_with_3_and_asks_for_a_report(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*arguments: object, **named: object) -> None:
        raise RuntimeError("the roof is on fire")

    monkeypatch.setattr(cardwright_group, "main", broken)
    assert run(["check", "."]) == 3
    told = capsys.readouterr().err
    assert "Traceback" in told
    assert "the roof is on fire" in told
    assert "Please report it" in told


def test_a_user_who_stops_it_sees_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*arguments: object, **named: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cardwright_group, "main", stopped)
    assert run(["check", "."]) == 130
    assert capsys.readouterr().err == "stopped\n"


def test_a_reader_that_goes_away_is_no_mistake(tmp_path: Path) -> None:
    for number in range(400):
        (tmp_path / f"{number}.card").write_text("game nothing\n\nnonsense {\n", "utf-8")
    command = [sys.executable, "-m", "cardwright", "check", "."]
    environment = {**os.environ, "PYTHONPATH": PATHS}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path, env=environment
    ) as ran:
        assert ran.stdout is not None
        assert ran.stderr is not None
        ran.stdout.read(10)
        ran.stdout.close()
        told = ran.stderr.read().decode()
    assert told == ""
    assert ran.returncode == 1


def test_a_terminal_that_knows_no_accents_gets_them_escaped(tmp_path: Path) -> None:
    (tmp_path / "é.card").write_text("game nöthing\n", "utf-8")
    environment = {**os.environ, "PYTHONPATH": PATHS, "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(
        [sys.executable, "-m", "cardwright", "check", "."],
        capture_output=True,
        text=True,
        env=environment,
        cwd=tmp_path,
    )
    assert ran.returncode == 1
    assert "\\xe9.card" in ran.stdout


@pytest.mark.parametrize("title", ["Déjà Vu!", "De\u0301ja\u0300 Vu!"])
def test_a_name_is_found_however_a_terminal_writes_it(title: str) -> None:
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    ran = subprocess.run(
        [sys.executable, "-m", "cardwright", "text", title.encode()],
        capture_output=True,
        env={**os.environ, "PYTHONPATH": PATHS, **plain},
        cwd=ROOT,
    )
    assert ran.returncode == 0, ran.stdout
    assert ran.stdout.startswith(b"D\\xe9j\\xe0 Vu!")
