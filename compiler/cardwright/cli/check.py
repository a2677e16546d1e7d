"""`cardwright check`: everything that is wrong with card sources."""

from __future__ import annotations

import sys

import click

from cardwright.cli.games import installed_games
from cardwright.cli.options import named_input, shown
from cardwright.cli.read_sources import read_beside, read_paths, read_project
from cardwright.cli.showing import Showing, failed
from cardwright.driver import understand


@click.command("check", short_help="Say everything that is wrong with card sources.")
@click.argument("paths", nargs=-1, metavar="[PATH]...")
@named_input
@shown
def command(paths: tuple[str, ...], stdin_filename: str, showing: Showing) -> int:
    """Say everything that is wrong with card sources.

    Without PATH, all of the project. PATH is a file, a folder, or - for the standard input; the cards
    of the project may be named in them. Ends with 1 when there is an error.
    """
    read = read_paths(paths, stdin_filename) if paths else read_project()
    understood = understand(read.sources, installed_games(), read_beside(read).sources)
    findings = (*read.findings, *understood.findings)
    showing.show(findings, sys.stdout)
    if not findings:
        files = "1 file" if len(read.sources) == 1 else f"{len(read.sources)} files"
        showing.say(f"nothing to complain about in {files}", sys.stdout)
    return 1 if failed(findings) else 0
