"""What the compiler made, written to files: whole, only where something differs, and nothing stale.

A file is written beside its place and then put there in one step, so that nobody ever sees half of
it. Files among the compiled ones that no card makes any more are removed; where a game has a
mistake, all its files stay as they are.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cardwright.cli.rules import (
    generated_missing,
    generated_orphan,
    generated_out_of_date,
    output_unwritable,
)
from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.driver import MODULES, SHEETS, Build, Output


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """What a build would change in a folder."""

    changed: tuple[Output, ...]
    missing: tuple[Output, ...]
    orphans: tuple[str, ...]

    def none(self) -> bool:
        """Whether the folder is what the build makes."""
        return not (self.changed or self.missing or self.orphans)


_KINDS: Final = (".py", ".html")


def difference(build: Build, folder: Path, *, whole: bool) -> Difference:
    """How a folder differs from what was built; `whole` when that was all there is, so that anything
    else is stale."""
    changed: list[Output] = []
    missing: list[Output] = []
    for output in build.outputs:
        try:
            same = (folder / output.path).read_bytes() == output.text.encode()
        except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
            missing.append(output)
            continue
        if not same:
            changed.append(output)
    orphans = sorted(_orphans(build, folder)) if whole else []
    return Difference(changed=tuple(changed), missing=tuple(missing), orphans=tuple(orphans))


def _orphans(build: Build, folder: Path) -> Iterator[str]:
    written = {output.path for output in build.outputs}
    for game in sorted((folder / MODULES).glob("*/")):
        if game.name in build.failed or game.name.startswith(("_", ".")):
            continue
        for file in sorted(game.rglob("*")):
            path = file.relative_to(folder).as_posix()
            if file.suffix in _KINDS and "__pycache__" not in file.parts and path not in written:
                yield path
    for file in sorted((folder / SHEETS).glob("*")):
        path = file.relative_to(folder).as_posix()
        if file.suffix in _KINDS and file.name.split(".")[0] not in build.failed and path not in written:
            yield path


def write(found: Difference, folder: Path) -> tuple[Diagnostic, ...]:
    """Make a folder what was built; what cannot be written ends it."""
    place = folder
    try:
        for output in (*found.changed, *found.missing):
            place = folder / output.path
            _write_whole(place, output.text)
        for path in found.orphans:
            place = folder / path
            place.unlink(missing_ok=True)
            _remove_empty(place)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        return (output_unwritable.report(place.as_posix(), why),)
    return ()


def told(found: Difference, folder: str, repair: str) -> tuple[Diagnostic, ...]:
    """What differs, as findings; `folder` is named as the user knows it."""
    return (
        *(
            generated_out_of_date.report(f"{folder}/{each.path}", each.sources, repair)
            for each in found.changed
        ),
        *(generated_missing.report(f"{folder}/{each.path}", each.sources, repair) for each in found.missing),
        *(generated_orphan.report(f"{folder}/{path}", repair) for path in found.orphans),
    )


def _write_whole(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(text.encode())
        os.chmod(beside, 0o666 & ~_mask())
        os.replace(beside, file)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


def _mask() -> int:
    """The permissions that new files do not get here."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _remove_empty(file: Path) -> None:
    """The folder of a removed file goes with its last file."""
    folder, caches = file.parent, file.parent / "__pycache__"
    if any(entry != caches for entry in folder.iterdir()):
        return
    if caches.is_dir():
        for left in caches.iterdir():
            left.unlink()
        caches.rmdir()
    folder.rmdir()
