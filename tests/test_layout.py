"""The shape of the project: no file too long, no document that names a file which is gone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CEILING = 400
WRITTEN_BY_HAND = ("compiler", "engine", "tests")
# Documents name files from the top, from the documents, or from the package they are about.
HOMES = (ROOT, ROOT / "docs", ROOT / "compiler" / "cardwright", ROOT / "engine" / "cardwright_engine")
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
_FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
_CODE = re.compile(r"`([^`\n]+)`")
_PATH = re.compile(r"[\w.-]+(/[\w.-]+)*/?")


def test_no_file_is_longer_than_the_ceiling() -> None:
    files = (file for folder in WRITTEN_BY_HAND for file in sorted((ROOT / folder).rglob("*.py")))
    lengths = {file.relative_to(ROOT).as_posix(): len(file.read_text("utf-8").splitlines()) for file in files}
    assert {name: length for name, length in lengths.items() if length > CEILING} == {}


def named_files(document: Path) -> Iterator[str]:
    """The paths in code marks of a document's prose; a pattern such as `<game>` names no file."""
    for words in _CODE.findall(_FENCED.sub("", document.read_text("utf-8"))):
        if "/" in words and _PATH.fullmatch(words) and not words.startswith("."):
            yield words


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_documents_name_only_files_that_exist(document: Path) -> None:
    gone = [
        name
        for name in named_files(document)
        if not any((home / name.rstrip("/")).exists() for home in HOMES)
    ]
    assert gone == []
