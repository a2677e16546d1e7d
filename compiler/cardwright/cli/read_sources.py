"""Card sources, read from files, folders and the standard input.

Whatever cannot be read is a finding, and the rest is read. Files come in the order of their names,
whatever the order in which a system lists them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cardwright.cli.rules import source_not_utf_8, source_unreadable
from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.resources import CARDS
from cardwright.text.source import Source

SUFFIX: Final = ".card"
STANDARD_INPUT: Final = "-"


@dataclass(frozen=True, slots=True)
class Read:
    """What could be read, and what could not. `files` are where the sources lie, for telling one file
    named twice."""

    sources: tuple[Source, ...] = ()
    findings: tuple[Diagnostic, ...] = ()
    files: frozenset[Path] = frozenset()


def in_project() -> bool:
    """Whether this folder has cards of its own."""
    return (Path.cwd() / "cards").is_dir()


def project_folder() -> Path:
    """The folder whose `cards/` a command without paths is about: this one, else the bundled one."""
    return Path.cwd() if in_project() else CARDS.parent


def read_project() -> Read:
    """All card sources of the project, named from its folder on."""
    return project_sources(project_folder())


def project_sources(folder: Path) -> Read:
    """All card sources of the project in a folder."""
    return _read(_card_files(folder / "cards"), folder)


def read_beside(read: Read) -> Read:
    """The card sources of the project that are not among those already read."""
    folder = project_folder()
    files = (file for file in _card_files(folder / "cards") if file.resolve() not in read.files)
    return _read(files, folder)


def read_paths(paths: Iterable[str], stdin_name: str) -> Read:
    """The sources that a user names: files, folders, or `-` for the standard input."""
    sources: dict[str, Source] = {}
    findings: list[Diagnostic] = []
    files: set[Path] = set()
    for path in paths:
        if path == STANDARD_INPUT:
            read = _decoded(stdin_name, sys.stdin.buffer.read())
        elif Path(path).is_dir():
            read = _read(_card_files(Path(path)), Path.cwd())
        else:
            read = _read([Path(path)], Path.cwd())
        findings += read.findings
        files |= read.files
        for source in read.sources:
            sources.setdefault(source.name, source)
    return Read(tuple(sources.values()), tuple(findings), frozenset(files))


def _card_files(folder: Path) -> list[Path]:
    return sorted(_walk(folder), key=lambda file: file.as_posix())


def _walk(folder: Path) -> Iterator[Path]:
    for place, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in files:
            if name.endswith(SUFFIX) and not name.startswith("."):
                yield Path(place, name)


def _read(files: Iterable[Path], folder: Path) -> Read:
    sources: list[Source] = []
    findings: list[Diagnostic] = []
    places: set[Path] = set()
    for file in files:
        name = Path(os.path.relpath(file, folder)).as_posix()
        try:
            content = file.read_bytes()
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            findings.append(source_unreadable.report(name, why.lower()))
            continue
        read = _decoded(name, content)
        sources += read.sources
        findings += read.findings
        places.add(file.resolve())
    return Read(tuple(sources), tuple(findings), frozenset(places))


def _decoded(name: str, content: bytes) -> Read:
    """The text of a source; a byte order mark that some editors write is no part of it."""
    content = content.removeprefix(b"\xef\xbb\xbf")
    try:
        return Read((Source(name, content.decode("utf-8")),))
    except UnicodeDecodeError as error:
        source = Source(name, content.decode("utf-8", "replace"))
        at = len(content[: error.start].decode("utf-8"))
        return Read((), (source_not_utf_8.report(source, at, content[error.start]),))
