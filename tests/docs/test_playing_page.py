"""The page about playing shows the screens that a person sees who types what it says."""

from __future__ import annotations

import re
import sys
from dataclasses import replace

import pytest

from docs.conftest import Hold
from docs.told_page import Project
from our_games import ROOT

PAGE = ROOT / "docs" / "playing.md"
_CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class Typed:
    """A person's lines; each is shown after the `>` as it is typed, as a terminal does."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = iter(lines)

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        line = next(self._lines)
        sys.stdout.write(f"> {line}\n" if line else ">\n")
        return f"{line}\n"


def test_the_page_shows_what_is_on_the_screen(
    project: Project, hold: Hold, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    blocks = _CONSOLE.findall(PAGE.read_text("utf-8"))
    typed = iter([[line[2:] for line in block.splitlines() if line[:1] == ">"] for block in blocks])

    def run(arguments: list[str]) -> str:
        monkeypatch.setattr(sys, "stdin", Typed(next(typed)))
        return project.run(arguments)

    hold(PAGE, replace(project, run=run))
