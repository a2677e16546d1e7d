"""A folder of toy cards, and the command line on it."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from cardwright.cli import games
from cardwright.cli.run import run
from cli.toy_project import STARS, TAX, Cardwright, Ran
from play import toy_game


class _Entry:
    name = "toy"

    @staticmethod
    def load() -> object:
        return toy_game


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a designer with two cards, in which commands are run."""
    monkeypatch.setattr(games, "entry_points", lambda group: [_Entry()])
    folder = tmp_path / "cards" / "toy"
    folder.mkdir(parents=True)
    (folder / "tax.card").write_text(TAX, "utf-8")
    (folder / "stars.card").write_text(STARS, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return tmp_path


@pytest.fixture
def cardwright(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cardwright:
    """Runs one command in this process."""

    def command(*arguments: str, stdin: bytes = b"") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = run(arguments)
        written = capsys.readouterr()
        return Ran(code, written.out, written.err)

    return command
