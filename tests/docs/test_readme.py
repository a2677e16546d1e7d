"""The card that the README takes through the compiler comes out as it shows."""

from __future__ import annotations

import shutil

from docs.conftest import Hold
from docs.told_page import Project
from our_games import ROOT

PAGE = ROOT / "README.md"
LONGEST = 200


def test_the_readme_shows_what_comes_of_its_card(project: Project, hold: Hold) -> None:
    shutil.copytree(ROOT / "cards", project.folder / "cards")
    project.run(["build", "cards/battlelore/wizard.card"])
    hold(PAGE, project)


def test_the_readme_is_short() -> None:
    assert len(PAGE.read_text("utf-8").splitlines()) < LONGEST
