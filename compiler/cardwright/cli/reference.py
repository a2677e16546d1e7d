"""`cardwright reference`: the pages about games, rules and seed rules, written to a folder."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from cardwright.cli.games import installed_games
from cardwright.cli.options import shown
from cardwright.cli.read_sources import read_project
from cardwright.cli.reference_pages import pages
from cardwright.cli.showing import Showing
from cardwright.cli.write_outputs import Difference, write
from cardwright.driver import understand


@click.command("reference", short_help="Write pages about games and rules.")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    required=True,
    help="The folder to write to.",
)
@shown
def command(out: Path, showing: Showing) -> int:
    """Write the reference: a page a game with all its words, a page of all rules, and one of the seed
    rules with the examples of the project that claim each.
    """
    games = installed_games()
    made = pages(games, understand(read_project().sources, games).files)
    findings = write(Difference(changed=made, missing=(), orphans=()), out)
    showing.show(findings, sys.stderr)
    if findings:
        return 1
    showing.say(f"{len(made)} pages written to {out.as_posix()}", sys.stdout)
    return 0
