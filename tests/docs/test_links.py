"""A link in a document leads to a file that exists, and to a heading in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from our_games import ROOT

DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
_FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def prose(document: Path) -> str:
    """A document without its blocks of code."""
    return _FENCED.sub("", document.read_text("utf-8"))


def anchors(document: Path) -> set[str]:
    """The names under which its headings can be linked to, as Git hosts make them."""
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        for heading in _HEADING.findall(prose(document))
    }


def broken(document: Path) -> Iterator[str]:
    """The links of a document that lead nowhere."""
    for link in _LINK.findall(prose(document)):
        path, _, anchor = link.partition("#")
        file = (document.parent / path).resolve() if path else document
        if "://" in link:
            continue
        if not file.exists() or (anchor and anchor not in anchors(file)):
            yield link


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_links_lead_somewhere(document: Path) -> None:
    assert list(broken(document)) == []
