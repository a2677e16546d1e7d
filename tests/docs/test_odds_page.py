"""The page about odds shows what the command prints today."""

from __future__ import annotations

from docs.conftest import Hold
from docs.told_page import Project
from our_games import ROOT


def test_the_page_shows_the_odds(project: Project, hold: Hold) -> None:
    hold(ROOT / "docs" / "odds.md", project)
