"""The pages of the reference are what `cardwright reference` writes today."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.cli.read_sources import project_sources
from cardwright.cli.reference_pages import pages
from cardwright.driver import Output, understand
from docs.told_page import Project
from our_games import ROOT, games

FOLDER = ROOT / "docs" / "reference"
MADE = pages(games(), understand(project_sources(ROOT).sources, games()).files)


@pytest.mark.parametrize("page", MADE, ids=lambda page: page.path)
def test_a_page_is_what_is_written_today(page: Output, update: bool) -> None:
    file = FOLDER / page.path
    if update:
        file.write_text(page.text, "utf-8")
    assert file.read_text("utf-8") == page.text, "run `cardwright reference --out docs/reference`"


def test_no_page_is_left_over() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {page.path for page in MADE}


def test_the_command_writes_them(project: Project) -> None:
    assert project.run(["reference", "--out", "pages"]).endswith(f"{len(MADE)} pages written to pages\n")
    assert {file.name for file in Path("pages").iterdir()} == {page.path for page in MADE}
