"""`cardwright test`: play the examples of cards and rulings."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import click

from cardwright.cli.games import installed_games
from cardwright.cli.options import named_input, shown
from cardwright.cli.read_sources import in_project, read_beside, read_paths, read_project
from cardwright.cli.showing import Showing, failed
from cardwright.diagnostics.diagnostic import Diagnostic, place
from cardwright.driver import Build, build, game_of
from cardwright.play.claims import Stated, stated
from cardwright.play.run_example import Table, run_example
from cardwright.play.tables import bundled_table, fresh_table
from cardwright.text.source import Source


@click.command("test", short_help="Play the examples of cards and rulings.")
@click.argument("paths", nargs=-1, metavar="[PATH]...")
@named_input
@shown
def command(paths: tuple[str, ...], stdin_filename: str, showing: Showing) -> int:
    """Play the examples of cards and rulings, and say which do not hold.

    Without PATH, all of the project. With PATH, only the examples there; the cards of the project are
    at hand for them. Examples of a game with an error are not played.
    """
    games = installed_games()
    read = read_paths(paths, stdin_filename) if paths else read_project()
    beside = read_beside(read).sources if paths else ()
    fresh = in_project()
    if fresh:
        made = build((*read.sources, *beside), games, unread=bool(read.findings))
    else:
        made = build(read.sources, games, beside, unread=bool(read.findings))
    asked = set(read.sources)
    examples = [each for each in stated(made.files) if each.example.span.source in asked]

    @cache
    def table(game: str) -> Table:
        return (fresh_table if fresh else bundled_table)(games[game], made)

    playable = [each for each in examples if each.game not in made.failed]
    of_games = {each.game for each in examples}
    findings = [*read.findings, *(found for found in made.findings if _matters(found, asked, of_games, made))]
    for each in _progress(playable):
        findings += run_example(table(each.game), each.example, each.card, each.kind).findings
    showing.show(findings, sys.stdout)
    showing.say(_told(playable, len(examples) - len(playable), findings), sys.stdout)
    return 1 if failed(findings) else 0


def _matters(found: Diagnostic, asked: set[Source], games: set[str], made: Build) -> bool:
    """Whether a finding is about a source that was asked for, or keeps one of its games from being made."""
    where = place(found)
    source = where.source if where is not None else None
    return source in asked or any(
        file.span.source == source and game_of(file) in games for file in made.files
    )


def _progress(examples: Sequence[Stated]) -> Iterator[Stated]:
    """The examples, with a bar on a terminal that shows how far it is."""
    if not sys.stderr.isatty():
        yield from examples
        return
    with click.progressbar(examples, label="playing", file=sys.stderr) as bar:
        yield from bar


def _told(played: Sequence[Stated], left_out: int, findings: Iterable[Diagnostic]) -> str:
    games = Counter(each.game for each in played)
    of = ", ".join(f"{number} of {game}" for game, number in sorted(games.items()))
    if not played and not left_out:
        return "there are no examples to play"
    told = f"{len(played)} {'example' if len(played) == 1 else 'examples'} played" + (
        f" ({of})" if of else ""
    )
    if left_out:
        told += f", {left_out} not, since their game has errors"
    return told if any(True for _ in findings) else f"{told}, and all hold"
