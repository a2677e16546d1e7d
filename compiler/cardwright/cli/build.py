"""`cardwright build`: compile card sources to modules, sheets and what tools read."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import click

from cardwright.cli.compiled_cards import compiled_in
from cardwright.cli.games import installed_games
from cardwright.cli.options import named_input, shown
from cardwright.cli.read_sources import in_project, read_beside, read_paths, read_project
from cardwright.cli.sheet_odds import SheetOdds, askable, sheet_odds
from cardwright.cli.showing import Showing, failed
from cardwright.cli.write_outputs import Difference, difference, told, write
from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.driver import Build, build, with_odds


@click.command("build", short_help="Compile card sources.")
@click.argument("paths", nargs=-1, metavar="[PATH]...")
@click.option("--check", is_flag=True, help="Write nothing; say what a build would change, and end with 1.")
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder to write to.  [default: generated]",
)
@click.option(
    "--odds",
    "targets",
    multiple=True,
    metavar="WORDS",
    help="Show on the sheets how probable each result of a card is against such a unit, as `cardwright"
    " odds` says it: `blue`. Can be repeated.",
)
@named_input
@shown
def command(
    paths: tuple[str, ...],
    check: bool,
    out: Path | None,
    targets: tuple[str, ...],
    stdin_filename: str,
    showing: Showing,
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
    games = installed_games()
    made = build(read.sources, games, beside, unread=bool(read.findings))
    targets = _targets(targets)
    if targets:
        able = askable(games)
        compiled = compiled_in(made, read.sources, beside, games, able)
        if compiled.findings:
            showing.show(compiled.findings, sys.stderr)
            return 1
        odds = sheet_odds(made, compiled.cards, able, targets)
        if odds.refused:
            raise click.UsageError(odds.refused[0])
        made = with_odds(made, games, odds.tables)
        _tell_odds(odds, targets, showing)
    found = difference(made, folder, whole=not paths and not read.findings)
    findings = (*read.findings, *made.findings)
    unwritten: tuple[Diagnostic, ...] = ()
    if check:
        findings += told(found, folder.as_posix(), _repair(paths, out, targets))
    else:
        unwritten = write(found, folder)
        findings += unwritten
    showing.show(findings, sys.stderr)
    if not check and not unwritten:
        _tell(made, found, folder.as_posix(), showing)
    elif check and not findings:
        showing.say(f"{folder.as_posix()} is what the compiler writes today", sys.stdout)
    return 1 if failed(findings) else 0


def _targets(said: tuple[str, ...]) -> tuple[str, ...]:
    """The targets, each once, as their words are read: without needless spaces."""
    targets = tuple(dict.fromkeys(" ".join(each.split()) for each in said))
    if "" in targets:
        raise click.BadParameter("say which unit, such as `blue`", param_hint="--odds")
    return targets


def _tell_odds(odds: SheetOdds, targets: tuple[str, ...], showing: Showing) -> None:
    for target in targets:
        cards = odds.cards(target)
        shown = "no card shows" if not cards else "1 card shows" if cards == 1 else f"{cards} cards show"
        showing.say(f"{shown} odds against `{target}`", sys.stdout)


def _tell(made: Build, found: Difference, folder: str, showing: Showing) -> None:
    written = len(found.changed) + len(found.missing)
    removed = f", {len(found.orphans)} removed" if found.orphans else ""
    same = len(made.outputs) - written
    files = "file" if written == 1 else "files"
    showing.say(f"{written} {files} written, {same} unchanged{removed} in {folder}", sys.stdout)
    for game in made.failed:
        showing.say(f"nothing of {game} was written, since it has errors", sys.stdout)


def _repair(paths: tuple[str, ...], out: Path | None, targets: tuple[str, ...]) -> str:
    where = ["--out", out.as_posix()] if out is not None else []
    against = [word for target in targets for word in ("--odds", target)]
    return shlex.join(["cardwright", "build", *where, *against, *paths])
