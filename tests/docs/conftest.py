"""The command line with the games of this checkout, installed or not, and the page to be held."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from cardwright.cli import games
from cardwright.cli.run import run
from docs.told_page import Project, today
from our_games import ROOT
from our_games import games as ours

Hold = Callable[[Path, Project], None]


class _Entry:
    def __init__(self, name: str, package: str) -> None:
        self.name = name
        self._package = package

    def load(self) -> object:
        return import_module(self._package)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Project:
    """An empty folder in which commands are run."""
    entries = [_Entry(name, vocabulary.package) for name, vocabulary in ours().items()]
    monkeypatch.setattr(games, "entry_points", lambda group: entries)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def printed(arguments: list[str]) -> str:
        run(arguments)
        written = capsys.readouterr()
        return written.out + written.err

    bundled = tuple(file.read_text("utf-8") for file in sorted((ROOT / "cards").rglob("*.card")))
    return Project(tmp_path, printed, bundled)


@pytest.fixture
def hold(update: bool) -> Hold:
    """Compares a page with what it should say today, or makes it say so."""

    def held(page: Path, project: Project) -> None:
        written = page.read_text("utf-8")
        made = today(written, project)
        if update and made != written:
            page.write_text(made, "utf-8")
        else:
            assert written == made, f"{page.name} is out of date: run `pytest --update`, read the difference"

    return held
