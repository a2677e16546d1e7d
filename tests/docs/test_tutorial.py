"""Every card, command and line in the page for designers is true."""

from __future__ import annotations

from docs.conftest import Hold
from docs.told_page import Project
from our_games import ROOT
from test_project import command

PAGE = ROOT / "docs" / "language.md"


def test_the_tutorial_shows_what_comes_of_its_cards(project: Project, hold: Hold) -> None:
    hold(PAGE, project)


def test_the_tutorial_installs_as_the_readme_does() -> None:
    page = PAGE.read_text("utf-8")
    for step in command("build").split(" && ")[:2]:
        assert f"\n{step}\n" in page
