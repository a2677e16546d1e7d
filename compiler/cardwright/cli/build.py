"""`cardwright build`: compile card sources to modules, sheets and what tools read."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import click

from cardwright.cli.games import installed_games
from cardwright.cli.options import named_input, shown
from cardwright.cli.read_sources import in_project, read_beside, read_paths, read_project
from cardwright.cli.showing import Showing, failed
from cardwright.cli.write_outputs import Difference, difference, told, write
from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.driver import Build, build


@click.command("build", short_help="Compile card sources.")
@click.argument("paths", nargs=-1, metavar="[PATH]...")
@click.option("--check", is_flag=True, help="Write nothing; say what a build would change, and end with 1.")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder to write to.  [default: generated]",
)
@named_input
@shown
def command(
    paths: tuple[str, ...], check: bool, out: Path | None, stdin_filename: str, showing: Showing
) -> int:
    """Compile card sources to engine modules, sheets and a manifest.

    Without PATH, all cards of the project: those in `cards/` here, else those that came with
    cardwright. A game with an error is not written at all; the others are. Files that no card makes
    any more are removed when the whole project is built.
    """
    if out is None and not paths and not in_project():
        raise click.UsageError("there is no `cards` folder here; --out says where the bundled cards go")
    folder = out or Path("generated")
    read = read_paths(paths, stdin_filename) if paths else read_project()
    beside = read_beside(read).sources if paths else ()
    made = build(read.sources, installed_games(), beside, unread=bool(read.findings))
    found = difference(made, folder, whole=not paths and not read.findings)
    findings = (*read.findings, *made.findings)
    unwritten: tuple[Diagnostic, ...] = ()
    if check:
        findings += told(found, folder.as_posix(), _repair(paths, out))
    else:
        unwritten = write(found, folder)
        findings += unwritten
    showing.show(findings, sys.stderr)
    if not check and not unwritten:
        _tell(made, found, folder.as_posix(), showing)
    elif check and not findings:
        showing.say(f"{folder.as_posix()} is what the compiler writes today", sys.stdout)
    return 1 if failed(findings) else 0


def _tell(made: Build, found: Difference, folder: str, showing: Showing) -> None:
    written = len(found.changed) + len(found.missing)
    removed = f", {len(found.orphans)} removed" if found.orphans else ""
    same = len(made.outputs) - written
    files = "file" if written == 1 else "files"
    showing.say(f"{written} {files} written, {same} unchanged{removed} in {folder}", sys.stdout)
    for game in made.failed:
        showing.say(f"nothing of {game} was written, since it has errors", sys.stdout)


def _repair(paths: tuple[str, ...], out: Path | None) -> str:
    where = ["--out", out.as_posix()] if out is not None else []
    return shlex.join(["cardwright", "build", *where, *paths])
