"""The pages of the rules about files show what the commands print in a small project."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs.conftest import Hold
from docs.told_page import Project
from spec_file import SPEC

PAGES = tuple(sorted((SPEC / "files").glob("*.md")))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_shows_what_the_commands_print(page: Path, project: Project, hold: Hold) -> None:
    hold(page, project)
    assert str(project.folder) not in page.read_text("utf-8")
